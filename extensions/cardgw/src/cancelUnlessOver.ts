import { Stripe } from 'stripe';

/**
 * Cancels an intent that no shopper is to pay any more. One that the shopper pays at this very moment, or that another call has just
 * canceled, the gateway refuses to cancel: it is over either way, and its status tells how.
 */
export async function cancelUnlessOver(gateway: Stripe, id: string): Promise<void> {
  try {
    await gateway.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
