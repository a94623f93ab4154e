import type { AppContext, Job, Order } from '@shop/runtime/extension';
import { Refusal } from '@shop/runtime/extension';
import { findIntent } from './cardgwIntent.repo.ts';
import { intentObject } from './eventObjects.ts';
import type { OpenGateway } from './gateway.ts';
import { recordIntent } from './recordIntent.ts';

const HOUR_MS = 3_600_000;
const BATCH = 100;
const WAITS_FOR_MONEY = ['pending', 'cardgw_failed'];

/**
 * Cancels card orders that stayed unpaid, so that their stock is sold to others. The gateway is asked first: money whose
 * event got lost is recorded, and what could still be paid is canceled there before the order is.
 */
export const cancelAbandoned = (openGateway: OpenGateway, ttlHours: number): Job => ({
  id: 'cancelAbandonedCardOrders',
  schedule: '*/15 * * * *',
  async run(app) {
    const olderThan = new Date(app.clock.now().getTime() - ttlHours * HOUR_MS);
    const unpaid = { method: 'cardgw', statuses: WAITS_FOR_MONEY, olderThan, limit: BATCH };
    let orders = await app.orders.listUnpaid(unpaid);
    while (orders.length > 0) {
      for (const order of orders) await settleAlone(app, openGateway, order);
      orders = await app.orders.listUnpaid({ ...unpaid, after: orders.at(-1)?.order_id ?? 0 });
    }
  },
});

/** The others must not wait for one that fails; the next run tries it again. */
async function settleAlone(app: AppContext, openGateway: OpenGateway, order: Order): Promise<void> {
  try {
    await settle(app, openGateway, order);
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'abandoned card order not settled');
  }
}

async function settle(app: AppContext, openGateway: OpenGateway, order: Order): Promise<void> {
  if (await isClosedAtGateway(app, openGateway, order)) await cancel(app, order);
}

/** Whether nothing can be paid for the order any more. What was paid is recorded. */
async function isClosedAtGateway(app: AppContext, openGateway: OpenGateway, order: Order): Promise<boolean> {
  const stored = await findIntent(app.db, order.order_id);
  if (!stored) return true;
  const { paymentIntents } = await openGateway(app);
  const intent = await paymentIntents.retrieve(stored.intent_id);
  if (intent.status === 'canceled') return true;
  if (intent.status === 'processing') return false;
  if (intent.status === 'succeeded' || intent.status === 'requires_capture') {
    const isCaptured = intent.status === 'succeeded';
    const event = isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated';
    await recordIntent(app, event, intentObject.parse(intent));
    return false;
  }
  await paymentIntents.cancel(stored.intent_id, { cancellation_reason: 'abandoned' });
  return true;
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
