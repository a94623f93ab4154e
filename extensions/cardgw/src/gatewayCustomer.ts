import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import type { AppContext, PayingCustomer } from '@shop/runtime/extension';
import { deleteGatewayCustomer, findGatewayCustomer, insertGatewayCustomer } from './cardgwCustomer.repo.ts';

/**
 * Returns the ID of a customer at the gateway, which is created if there is none. Call it only if the customer asked to save a card, and
 * outside any transaction. Concurrent callers send the same idempotency key and get the same customer.
 */
export async function openGatewayCustomer(
  app: AppContext,
  gateway: Stripe,
  { uuid, email, fullName }: PayingCustomer,
): Promise<string> {
  const known = await findGatewayCustomer(app.db, uuid);
  if (known !== null) return known;
  const made = await gateway.customers.create(
    { email, name: fullName, metadata: { customer_id: uuid } },
    { idempotencyKey: `customer:${uuid}:${digestOf(email, fullName)}` },
  );
  await insertGatewayCustomer(app.db, uuid, made.id);
  const stored = await findGatewayCustomer(app.db, uuid);
  // The customer changed the email between two concurrent calls, so they created two. The other call's customer stays.
  if (stored !== null && stored !== made.id) await endGatewayCustomer(gateway, made.id);
  return stored ?? made.id;
}

/** Returns a digest of the request's texts, because the gateway rejects a key that is sent again with others. */
const digestOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

/** Deletes a customer with all cards at the gateway. Does nothing if the gateway does not have it any more. */
export async function endGatewayCustomer(gateway: Stripe, id: string): Promise<void> {
  try {
    await gateway.customers.del(id);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Forgets a customer whom the gateway does not have any more, because somebody deleted it in the gateway's dashboard. */
export const forgetGatewayCustomer = (app: AppContext, id: string) => deleteGatewayCustomer(app.db, id);

/** Reports whether the gateway does not have the object of a call. */
export const isGone = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
