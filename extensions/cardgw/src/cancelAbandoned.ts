import type { AppContext, Job, Order } from '@shop/runtime/extension';
import { Refusal, storedText } from '@shop/runtime/extension';

const BATCH = 100;
const WAITS_FOR_MONEY = ['pending', 'cardgw_failed'];

/**
 * Cancels card orders that stayed unpaid, so that their stock can be sold to others. The gateway comes first: money whose event
 * got lost is recorded, and an intent that could still be paid is canceled there before the order is.
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

/** Reconciles one order. The others must not wait for one that fails; the next run tries it again. */
async function reconcileAlone(app: AppContext, order: Order): Promise<void> {
  try {
    await reconcile(app, order);
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'abandoned card order not reconciled');
  }
}

/** Ends the payment and cancels the order. The next run looks again at a payment that the gateway still processes. */
async function reconcile(app: AppContext, order: Order): Promise<void> {
  if ((await app.payments.end(order.uuid)) === 'ended') await cancel(app, order);
}

/** Cancels the order. Somebody may have been faster, such as a webhook of the gateway. */
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
