import type { AppContext, Order } from '@shop/runtime/extension';
import { Stripe } from 'stripe';
import { ONCE } from './gateway.ts';
import { askedAtOf } from './intentReport.ts';

/** An order's intent after its approved express payment was used. */
export interface ApprovedIntent {
  readonly intent: Stripe.PaymentIntent;
  /** True if the card of the wallet was declined, or could not be used anymore. */
  readonly isDeclined: boolean;
  /** The URL at which the shopper's bank asks for a confirmation. Null if it does not. */
  readonly askedAt: string | null;
}

/** The prefix of confirmation tokens. */
const APPROVED = /^ctoken_/;

/**
 * Confirms an order's new intent with the confirmation token that the shopper approved in a wallet. Calls for the same intent use the same
 * idempotency key, so that the token pays once. If the card was declined, or the token has expired, the intent stays open for another card.
 * Throws if the outcome is unknown.
 */
export async function confirmApproved(
  app: AppContext,
  { paymentIntents }: Stripe,
  { order, intent, returnUrl }: { order: Order; intent: Stripe.PaymentIntent; returnUrl: string },
): Promise<ApprovedIntent> {
  const token = order.integration_order_id;
  if (token === null || !APPROVED.test(token)) return { intent, isDeclined: false, askedAt: null };
  if (intent.status !== 'requires_payment_method' || intent.last_payment_error !== null)
    return stateOf(intent);
  try {
    const confirmed = await paymentIntents.confirm(
      intent.id,
      { confirmation_token: token, return_url: returnUrl, use_stripe_sdk: false },
      { idempotencyKey: `${intent.id}:${token}`, ...ONCE },
    );
    return stateOf(confirmed);
  } catch (error) {
    if (!isDefinite(error)) throw error;
    app.log.warn({ err: error, order: order.uuid, intent: intent.id }, 'approved card payment not taken');
    return stateOf(await paymentIntents.retrieve(intent.id));
  }
}

/** Reports whether the gateway refused: a declined card, or a token that cannot be used. */
const isDefinite = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;

const stateOf = (intent: Stripe.PaymentIntent): ApprovedIntent => ({
  intent,
  isDeclined: intent.status === 'requires_payment_method',
  askedAt: askedAtOf(intent),
});
