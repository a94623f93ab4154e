import type { Stripe } from 'stripe';
import { isUuid, storedText } from '@shop/runtime/extension';
import type { PaymentReport } from '@shop/runtime/extension';
import type { IntentObject } from './eventObjects.ts';
import { fromGatewayAmount } from './gatewayAmount.ts';

/** Intent events that the shop handles. */
export const INTENT_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const;
export type IntentEvent = (typeof INTENT_EVENTS)[number];

/** Returns the event that corresponds to a paid intent's status, or null if the intent is not paid. */
export function moneyEventOf(status: string): IntentEvent | null {
  if (status === 'succeeded') return 'payment_intent.succeeded';
  return status === 'requires_capture' ? 'payment_intent.amount_capturable_updated' : null;
}

/** Returns the URL at which the shopper's bank asks for a confirmation. Null if it does not ask. */
export const askedAtOf = (intent: Pick<Stripe.PaymentIntent, 'status' | 'next_action'>): string | null =>
  intent.status === 'requires_action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null;

/**
 * A payment report, or the reason why there is none. `foreign` means that the intent has no order in the shop. `mismatch` means that no
 * order can have the intent's amount.
 */
export type IntentReading = PaymentReport | 'foreign' | 'mismatch';

/** Returns the payment report for an intent event. */
export function intentReport(event: IntentEvent, intent: IntentObject): IntentReading {
  const order = intent.metadata?.order_id;
  if (!order || !isUuid(order)) return 'foreign';
  const about = { order, method: 'cardgw', event };
  if (event === 'payment_intent.canceled') return about;
  if (event === 'payment_intent.payment_failed') {
    const reason = intent.last_payment_error?.message;
    const text = reason
      ? storedText('cardgw.activity.failedBecause', { reason })
      : storedText('cardgw.activity.failed');
    return { ...about, activity: { text } };
  }
  return moneyReport(about, intent);
}

/** Returns the payment report for an event of an order's own intent. Throws an Error if the intent does not match its order. */
export function ownIntentReport(event: IntentEvent, intent: IntentObject): PaymentReport {
  const report = intentReport(event, intent);
  if (typeof report === 'string')
    throw new Error(`Payment intent ${intent.id} does not match its order: ${report}`);
  return report;
}

function moneyReport(
  about: { readonly order: string; readonly method: string; readonly event: IntentEvent },
  intent: IntentObject,
): IntentReading {
  const isCapture = about.event === 'payment_intent.succeeded';
  const currency = intent.currency?.toUpperCase() ?? '';
  const whole = intent.amount ?? 0;
  const amount = fromGatewayAmount(whole, currency);
  const paid = fromGatewayAmount((isCapture && intent.amount_received) || whole, currency);
  if (amount === null || paid === null || whole <= 0) return 'mismatch';
  return {
    ...about,
    amount,
    currency,
    record: {
      transactionId: intent.id,
      action: isCapture ? 'capture' : 'authorize',
      type: 'online',
      amount: paid,
      currency,
      raw: intent,
    },
    activity: {
      text: storedText(isCapture ? 'cardgw.activity.captured' : 'cardgw.activity.authorized', {
        money: { amount: paid, currency },
        id: intent.id,
      }),
    },
  };
}
