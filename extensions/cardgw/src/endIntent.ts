import type { EndCall, PaymentReport } from '@shop/runtime/extension';
import { Stripe } from 'stripe';
import { findIntent } from './cardgwIntent.repo.ts';
import { intentObject } from './eventObjects.ts';
import type { OpenGateway } from './gateway.ts';
import { intentReport, moneyEventOf } from './intentReport.ts';

/**
 * Cancels the live intent of an order at the gateway, so that no card pays it any more. Returns the report of an intent that was
 * paid; throws when the gateway does not answer or still processes it.
 */
export async function endIntent(
  { app, order }: EndCall,
  openGateway: OpenGateway,
): Promise<PaymentReport | null> {
  const stored = order.order_id === null ? null : await findIntent(app.db, order.order_id);
  if (!stored) return null;
  const { paymentIntents } = await openGateway(app);
  const { status } = await paymentIntents.retrieve(stored.intent_id);
  if (moneyEventOf(status) === null && status !== 'canceled' && status !== 'processing')
    await cancelUnlessPaid(() =>
      paymentIntents.cancel(stored.intent_id, { cancellation_reason: 'abandoned' }),
    );
  return reportOfEnded(await paymentIntents.retrieve(stored.intent_id));
}

/** Cancels an intent unless the shopper pays at this very moment: then the gateway refuses to cancel it. */
async function cancelUnlessPaid(cancel: () => Promise<unknown>): Promise<void> {
  try {
    await cancel();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

function reportOfEnded(intent: Stripe.PaymentIntent): PaymentReport | null {
  if (intent.status === 'canceled') return null;
  const event = moneyEventOf(intent.status);
  if (event === null) throw new Error(`The intent ${intent.id} is ${intent.status}`);
  const report = intentReport(event, intentObject.parse(intent));
  if (typeof report === 'string') throw new Error(`The intent ${intent.id} is of no order: ${report}`);
  return report;
}
