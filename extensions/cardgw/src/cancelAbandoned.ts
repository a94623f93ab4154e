import type { AppContext, Job, Order } from '@shop/runtime/extension';
import { Refusal, storedText } from '@shop/runtime/extension';

const BATCH = 100;
const WAITS_FOR_MONEY = ['pending', 'cardgw_failed'];

/**
 * Cancels abandoned unpaid card orders, so that their stock can be sold to others. The gateway comes first: money whose event got lost is
 * recorded, and an intent that could still be paid is canceled before the order.
 */
export const cancelAbandoned = (ttlHours: number): Job => ({
  id: 'cancelAbandonedCardOrders',
  schedule: '*/5 * * * *',
  async run(app) {
    const olderThan = await app.orders.unpaidBefore(ttlHours);
    const unpaid = { method: 'cardgw', statuses: WAITS_FOR_MONEY, olderThan, limit: BATCH };
    let orders = await app.orders.listUnpaid(unpaid);
    while (orders.length > 0) {
      for (const order of orders) await reconcileAlone(app, order);
      orders = await app.orders.listUnpaid({ ...unpaid, after: orders.at(-1)?.order_id ?? 0 });
    }
  },
});

/** Reconciles one order. A failure does not hold up the others, and is retried in the next run. */
async function reconcileAlone(app: AppContext, order: Order): Promise<void> {
  try {
    await reconcile(app, order);
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'abandoned card order not reconciled');
  }
}

/** Ends the payment and cancels the order. A payment that the gateway is still processing is checked again in the next run. */
async function reconcile(app: AppContext, order: Order): Promise<void> {
  if ((await app.payments.end(order.uuid)) === 'ended') await cancel(app, order);
}

/** Cancels the order. A gateway webhook, for example, may have been faster. */
async function cancel(app: AppContext, order: Order): Promise<void> {
  try {
    await app.orders.cancel(order.uuid, storedText('cardgw.reason.abandoned'));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.info(
      { order: order.uuid, code: error.code },
      'abandoned card order was paid or canceled meanwhile',
    );
  }
}
