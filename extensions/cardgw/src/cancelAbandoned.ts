import type { AppContext, Job, Order } from '@shop/runtime/extension';
import { Refusal } from '@shop/runtime/extension';

const HOUR_MS = 3_600_000;
const BATCH = 100;
const WAITS_FOR_MONEY = ['pending', 'cardgw_failed'];

/**
 * Cancels card orders that stayed unpaid, so that their stock is sold to others. The gateway is asked first: money whose
 * event got lost is recorded, and what could still be paid is canceled there before the order is.
 */
export const cancelAbandoned = (ttlHours: number): Job => ({
  id: 'cancelAbandonedCardOrders',
  schedule: '*/15 * * * *',
  async run(app) {
    const olderThan = new Date(app.clock.now().getTime() - ttlHours * HOUR_MS);
    const unpaid = { method: 'cardgw', statuses: WAITS_FOR_MONEY, olderThan, limit: BATCH };
    let orders = await app.orders.listUnpaid(unpaid);
    while (orders.length > 0) {
      for (const order of orders) await settleAlone(app, order);
      orders = await app.orders.listUnpaid({ ...unpaid, after: orders.at(-1)?.order_id ?? 0 });
    }
  },
});

/** The others must not wait for one that fails; the next run tries it again. */
async function settleAlone(app: AppContext, order: Order): Promise<void> {
  try {
    await settle(app, order);
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'abandoned card order not settled');
  }
}

/** What the gateway still processes is looked at again by the next run. */
async function settle(app: AppContext, order: Order): Promise<void> {
  if ((await app.payments.end(order.uuid)) === 'ended') await cancel(app, order);
}

/** Somebody may have been faster, such as the gateway's own event. */
async function cancel(app: AppContext, order: Order): Promise<void> {
  try {
    await app.orders.cancel(order.uuid, 'The payment was abandoned');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.info({ order: order.uuid, code: error.code }, 'abandoned card order was settled meanwhile');
  }
}
