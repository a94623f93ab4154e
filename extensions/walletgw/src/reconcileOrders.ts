import { storedText } from '@shop/runtime/extension';
import type { AppContext, Job, Order } from '@shop/runtime/extension';
import { applyReport } from './applyReport.ts';
import { finalisePayment } from './finalisePayment.ts';
import { paymentsOf, findRemoteOrder } from './remoteOrder.ts';
import { reportOfCapture } from './paymentReport.ts';
import type { Wallet } from './wallet.ts';

/** Statuses that the job checks in addition to `pending`. */
const WAITING = ['walletgw_pending', 'walletgw_authorized'];
const BATCH = 100;
const HOUR_MS = 3_600_000;

/**
 * Reconciles orders whose webhook was lost or whose shopper never returned. Records payments at the gateway, and cancels orders that were
 * not approved. Runs in one process at a time.
 */
export const reconcileOrders = (wallet: Wallet): Job => ({
  id: 'reconcileWalletgwOrders',
  schedule: wallet.config.reconcileSchedule,
  async run(app) {
    if (!(await wallet.open(app))) return;
    const age = wallet.config.abandonedOrderTtlHours * HOUR_MS;
    const olderThan = new Date(app.clock.now().getTime() - age);
    const unpaidBefore = await app.orders.unpaidBefore(wallet.config.abandonedOrderTtlHours);
    await eachOrder(app, ['pending'], unpaidBefore, (order) => reconcileUnpaid(app, wallet, order));
    await eachOrder(app, WAITING, olderThan, (order) => reconcileWaiting(app, wallet, order));
  },
});

/** Reconciles orders one at a time. An error does not affect the other orders. */
async function eachOrder(
  app: AppContext,
  statuses: readonly string[],
  olderThan: Date,
  reconcile: (order: Order) => Promise<void>,
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
        await reconcile(order);
      } catch (error) {
        app.log.error({ err: error, order: order.uuid }, 'wallet order not reconciled');
      }
    }
    const last = orders.at(-1);
    if (orders.length < BATCH || !last) return;
    after = last.order_id;
  }
}

async function reconcileUnpaid(app: AppContext, wallet: Wallet, order: Order): Promise<void> {
  if (order.integration_order_id === null)
    return app.orders.cancel(order.uuid, storedText('walletgw.reason.neverStarted'));
  const outcome = await finalisePayment(app, wallet, order);
  if (outcome === 'gone') return app.orders.cancel(order.uuid, storedText('walletgw.reason.gone'));
  if (outcome === 'open') return app.orders.cancel(order.uuid, storedText('walletgw.reason.neverApproved'));
}

/** Reconciles an order with money under review or authorized. */
async function reconcileWaiting(app: AppContext, wallet: Wallet, order: Order): Promise<void> {
  const session = await wallet.open(app);
  if (!session || order.integration_order_id === null) return;
  const remote = await findRemoteOrder(session, order.integration_order_id);
  if (!remote) return;
  const { captures, authorizations } = paymentsOf(remote);
  const capture = captures.at(-1);
  const authorization = authorizations.at(-1);
  if (capture) {
    const report = reportOfCapture(order, capture);
    if (report) await applyReport(app, order, report);
  } else if (authorization && order.payment_status === 'walletgw_pending') {
    await finalisePayment(app, wallet, order, { takes: false });
  } else if (authorization?.status === 'VOIDED' || authorization?.status === 'DENIED') {
    await app.orders.cancel(order.uuid, storedText('walletgw.reason.released'));
  } else if (
    authorization?.expiration_time &&
    Date.parse(authorization.expiration_time) < app.clock.now().getTime()
  ) {
    const text = storedText('walletgw.activity.authorizationExpired', {
      id: authorization.id,
      time: authorization.expiration_time,
    });
    await app.orders.addActivity(app.db, order.uuid, { text, needsReview: true }, { once: true });
  }
}
