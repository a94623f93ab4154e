import type { FinishCall, PaymentReport } from '@shop/runtime/extension';
import { findIntent } from './cardgwIntent.repo.ts';
import { intentObject } from './eventObjects.ts';
import type { OpenGateway } from './gateway.ts';
import { moneyEventOf, ownIntentReport } from './intentReport.ts';

/**
 * Reads the order's intent at the gateway. Returns a report that it was paid or that the card was declined. Returns null if the shopper has
 * not attempted to pay or the gateway is still processing the payment. Throws if the gateway does not respond.
 */
export async function finishCard(
  { app, order }: FinishCall,
  openGateway: OpenGateway,
): Promise<PaymentReport | null> {
  const stored = order.order_id === null ? null : await findIntent(app.db, order.order_id);
  if (!stored) return null;
  const { paymentIntents } = await openGateway(app);
  const intent = await paymentIntents.retrieve(stored.intent_id);
  const isDeclined = intent.status === 'requires_payment_method' && intent.last_payment_error !== null;
  const event = moneyEventOf(intent.status) ?? (isDeclined ? 'payment_intent.payment_failed' : null);
  return event && ownIntentReport(event, intentObject.parse(intent));
}
