import { Refusal } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { giveCartOfOrder } from '../../carts/index.ts';
import { startGuestSession } from '../../customers/index.ts';
import { isOrderToken } from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import { chooseMethods } from './fillOwnCart.ts';
import { afterPayment, payableOrder } from './ownOrder.ts';
import type { OrderCall } from './ownOrder.ts';

interface OtherWay {
  readonly token: string | null;
  /** The selected payment method. Null if the shopper selects one on the next page. */
  readonly method: string | null;
}

/**
 * Changes an order's payment method: cancels the payment at the gateway, and reopens the cart with the selected payment method. If the
 * order has been paid since, redirects to the confirmation. Throws `GATEWAY_UNAVAILABLE` (503) if the gateway does not report the
 * payment status.
 */
export async function changePaymentMethod(
  call: OrderCall,
  uuid: string,
  { token, method }: OtherWay,
): Promise<Reply> {
  const { app, db } = call;
  const order = await payableOrder(call, uuid, token);
  const outcome = await app.payments.end(order.uuid);
  const now = await payableOrder(call, uuid, token);
  if (outcome === 'paid') return reply.redirect(303, await afterPayment(call, now));
  await app.carts.reactivate(db, order.uuid);
  if (now.placed_at !== null) return reply.redirect(303, await afterPayment(call, now));
  const caller = await holderOf(call, order, token);
  const isChosen = method !== null && (await isTaken({ ...call, caller }, method));
  return reply.redirect(303, `/checkout?step=${isChosen ? 'review' : 'payment'}`);
}

/** Returns the new owner of the reopened cart. A visitor with the order token becomes the owner, in a new session if needed. */
async function holderOf({ app, db, caller, request }: OrderCall, order: Order, token: string | null) {
  const isOwn = order.sid !== null && order.sid === caller.sessionId;
  if (isOwn || order.customer_id !== null || token === null || !isOrderToken(app, order.uuid, token))
    return caller;
  const sessionId = caller.sessionId ?? (await startGuestSession(app, db, request));
  await giveCartOfOrder(db, order.uuid, sessionId);
  return { ...caller, sessionId } satisfies Caller;
}

/**
 * Selects the payment method. Returns false if the payment method is no longer available for the cart. The shopper then selects another
 * one on the next page.
 */
async function isTaken(call: OrderCall, paymentMethod: string): Promise<boolean> {
  try {
    await chooseMethods(call, { paymentMethod });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
