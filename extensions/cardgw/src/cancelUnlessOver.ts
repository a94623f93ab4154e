import { Stripe } from 'stripe';

/**
 * Cancels an intent that must not be paid anymore. The gateway rejects the cancellation if the intent is being paid at the same time or has
 * already been canceled. In both cases, the intent's current status is returned.
 */
export async function cancelUnlessOver(gateway: Stripe, id: string): Promise<void> {
  try {
    await gateway.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
