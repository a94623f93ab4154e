import { defineSubscriber } from '@shop/runtime/extension';
import type { AppContext, Subscriber } from '@shop/runtime/extension';
import { findIntent } from './cardgwIntent.repo.ts';
import type { OpenGateway } from './gateway.ts';

/** Cancels the intent of a canceled order at the gateway, so that it cannot be paid any more; again until that is done. */
export const closeIntentOfCanceled = (openGateway: OpenGateway): Subscriber =>
  defineSubscriber({
    id: 'cardgw.closeIntent',
    event: 'order_canceled',
    async handle({ orderId, orderUuid, paymentMethod }, app) {
      if (paymentMethod === 'cardgw') await closeIntent(app, openGateway, { orderId, orderUuid });
    },
  });

/**
 * Cancels the intent with which an order's shopper could still pay. Money that was taken meanwhile stays: its event records it,
 * and the merchant refunds it. Throws when the gateway does not answer, or cannot cancel the intent yet.
 */
async function closeIntent(
  app: AppContext,
  openGateway: OpenGateway,
  { orderId, orderUuid }: { readonly orderId: number; readonly orderUuid: string },
): Promise<void> {
  const stored = await findIntent(app.db, orderId);
  if (!stored) return;
  const gateway = await openGateway(app);
  const { status } = await gateway.paymentIntents.retrieve(stored.intent_id);
  if (status === 'canceled') return;
  if (status === 'succeeded') {
    app.log.warn({ order: orderUuid, intent: stored.intent_id }, 'a canceled order was paid by card');
    return;
  }
  await gateway.paymentIntents.cancel(stored.intent_id, { cancellation_reason: 'abandoned' });
}
