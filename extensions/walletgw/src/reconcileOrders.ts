import type { AppContext, Job, Order } from '@shop/runtime/extension';
import { applyReport } from './applyReport.ts';
import { finalisePayment } from './finalisePayment.ts';
import { paymentsOf, findRemoteOrder } from './remoteOrder.ts';
import { reportOfCapture } from './paymentReport.ts';
import type { Wallet } from './wallet.ts';

/** Looked at by the job, beside `pending`. */
const WAITING = ['walletgw_pending', 'walletgw_authorized'];
const BATCH = 100;
const HOUR_MS = 3_600_000;

/**
 * Looks after orders whose webhook got lost or whose shopper never came back: those that the gateway has money for are
 * settled, those that nobody approved are canceled. Runs on one process at a time.
 */
export const reconcileOrders = (wallet: Wallet): Job => ({
  id: 'reconcileWalletgwOrders',
  schedule: wallet.config.reconcileSchedule,
  async run(app) {
    if (!(await wallet.account(app))) return;
    const age = wallet.config.abandonedOrderTtlHours * HOUR_MS;
    const olderThan = new Date(app.clock.now().getTime() - age);
    const unpaidBefore = await app.orders.unpaidBefore(wallet.config.abandonedOrderTtlHours);
    await eachOrder(app, ['pending'], unpaidBefore, (order) => settleUnpaid(app, wallet, order));
    await eachOrder(app, WAITING, olderThan, (order) => settleWaiting(app, wallet, order));
  },
});

/** Each by itself: one that fails does not hold up the others. */
async function eachOrder(
  app: AppContext,
  statuses: readonly string[],
  olderThan: Date,
  settle: (order: Order) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const orders = await app.orders.listUnpaid({
      method: 'walletgw',
      statuses,
      olderThan,
      limit: BATCH,
      after,
    });
    for (const order of orders) {
      try {
        await settle(order);
      } catch (error) {
        app.log.error({ err: error, order: order.uuid }, 'wallet order not reconciled');
      }
    }
    const last = orders.at(-1);
    if (orders.length < BATCH || !last) return;
    after = last.order_id;
  }
}

async function settleUnpaid(app: AppContext, wallet: Wallet, order: Order): Promise<void> {
  if (order.integration_order_id === null)
    return app.orders.cancel(order.uuid, 'The wallet payment was never started');
  const outcome = await finalisePayment(app, wallet, order);
  if (outcome === 'gone')
    return app.orders.cancel(order.uuid, 'The wallet payment no longer exists at the gateway');
  if (outcome === 'open') return app.orders.cancel(order.uuid, 'The wallet payment was never approved');
}

/** Money under review or held: what became of it at the gateway. */
async function settleWaiting(app: AppContext, wallet: Wallet, order: Order): Promise<void> {
  const account = await wallet.account(app);
  if (!account || order.integration_order_id === null) return;
  const remote = await findRemoteOrder(app, wallet, account, order.integration_order_id);
  if (!remote) return;
  const { captures, authorizations } = paymentsOf(remote);
  const taken = captures.at(-1);
  const held = authorizations.at(-1);
  if (taken) {
    const report = reportOfCapture(order, taken);
    if (report) await applyReport(app, order, report);
  } else if (held && order.payment_status === 'walletgw_pending') {
    await finalisePayment(app, wallet, order, { takes: false });
  } else if (held?.status === 'VOIDED' || held?.status === 'DENIED') {
    await app.orders.cancel(order.uuid, 'The authorization was released at the wallet gateway');
  } else if (held?.expiration_time && Date.parse(held.expiration_time) < app.clock.now().getTime()) {
    const text = `Attention: the authorization ${held.id} expired on ${held.expiration_time}`;
    await app.orders.addActivity(app.db, order.uuid, text, { once: true });
  }
}
