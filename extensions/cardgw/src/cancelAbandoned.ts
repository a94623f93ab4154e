import type { AppContext, Job, Order } from '@shop/runtime/extension';
import { Refusal, storedText } from '@shop/runtime/extension';

const BATCH = 100;
const WAITS_FOR_MONEY = ['pending', 'cardgw_failed'];

/**
 * Cancels abandoned unpaid card orders, so that their stock can be sold to others. The gateway is contacted before each cancellation. If a
 * payment's event was lost, the payment is recorded. An intent that could still be paid is canceled before its order.
 */
export const cancelAbandoned = (ttlHours: number): Job => ({
  id: 'cancelAbandonedCardOrders',
  schedule: '*/5 * * * *',
  async run(app) {
    const olderThan = await app.orders.unpaidBefore(ttlHours);
    const unpaid = { method: 'cardgw', statuses: WAITS_FOR_MONEY, olderThan, limit: BATCH };
    let orders = await app.orders.listUnpaid(unpaid);
    while (orders.length > 0) {
      for (const order of orders) await reconcileSeparately(app, order);
      orders = await app.orders.listUnpaid({ ...unpaid, after: orders.at(-1)?.order_id ?? 0 });
    }
  },
});

/** Reconciles one order. An error does not affect the other orders, and the next run retries the order. */
async function reconcileSeparately(app: AppContext, order: Order): Promise<void> {
  try {
    await reconcile(app, order);
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'abandoned card order not reconciled');
  }
}

/** Ends the payment and cancels the order. If the gateway is still processing the payment, the next run checks the order again. */
async function reconcile(app: AppContext, order: Order): Promise<void> {
  if ((await app.payments.end(order.uuid)) === 'ended') await cancel(app, order);
}

/** Cancels the order unless its status has changed since, for example because of a gateway webhook. */
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
