import { defineSubscriber } from '@shop/runtime/extension';
import type { AppContext, EndCall, PaymentReport, Subscriber } from '@shop/runtime/extension';
import type { Stripe } from 'stripe';
import { cancelUnlessOver } from './cancelUnlessOver.ts';
import { findIntent } from './cardgwIntent.repo.ts';
import { intentObject } from './eventObjects.ts';
import type { OpenGateway } from './gateway.ts';
import { intentReport, moneyEventOf } from './intentReport.ts';

/**
 * Cancels an order's live intent at the gateway, so that it cannot be paid anymore. Returns the report of an intent that has already been
 * paid. Throws if the gateway does not respond or is still processing the payment.
 */
export async function endIntent(
  { app, order }: EndCall,
  openGateway: OpenGateway,
): Promise<PaymentReport | null> {
  const stored = order.order_id === null ? null : await findIntent(app.db, order.order_id);
  if (!stored) return null;
  const gateway = await openGateway(app);
  const { paymentIntents } = gateway;
  const { status } = await paymentIntents.retrieve(stored.intent_id);
  if (moneyEventOf(status) === null && status !== 'canceled' && status !== 'processing')
    await cancelUnlessOver(gateway, stored.intent_id);
  return reportOfEnded(await paymentIntents.retrieve(stored.intent_id));
}

function reportOfEnded(intent: Stripe.PaymentIntent): PaymentReport | null {
  if (intent.status === 'canceled') return null;
  const event = moneyEventOf(intent.status);
  if (event === null) throw new Error(`Payment intent ${intent.id} has the status ${intent.status}`);
  const report = intentReport(event, intentObject.parse(intent));
  if (typeof report === 'string')
    throw new Error(`Payment intent ${intent.id} does not belong to an order: ${report}`);
  return report;
}

/**
 * Cancels a canceled order's intent at the gateway, so that it cannot be paid anymore. The event is redelivered until the cancellation
 * succeeds.
 */
export const closeIntentOfCanceled = (openGateway: OpenGateway): Subscriber =>
  defineSubscriber({
    id: 'cardgw.closeIntent',
    event: 'order_canceled',
    async handle({ orderId, orderUuid, paymentMethod }, app) {
      if (paymentMethod === 'cardgw') await closeIntent(app, openGateway, { orderId, orderUuid });
    },
  });

/**
 * Cancels an intent that could still be paid. Money captured in the meantime is not returned: the intent's event records the payment, and
 * the merchant refunds it. Throws if the gateway does not respond or cannot cancel the intent yet.
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
