import { Stripe } from 'stripe';

/**
 * Cancels an intent that must no longer be paid. The gateway refuses to cancel an intent that is being paid at the same moment or was just
 * canceled by another call. Either way the intent is over, and its status tells how.
 */
export async function cancelUnlessOver(gateway: Stripe, id: string): Promise<void> {
  try {
    await gateway.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
