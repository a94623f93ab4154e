import { isUuid } from '../../../platform/db/ids.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { MANAGE_CARTS } from '../../carts/index.ts';
import { canReadOrder, findOrder } from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import { afterPlacing } from './placeReviewedCart.ts';

export type OrderCall = Pick<Call, 'app' | 'db' | 'caller' | 'request'>;

/**
 * Finds the order of a payment page for the shopper who placed the order, or for an administrator who may view it. Throws 404 for all
 * other callers.
 */
export async function ownOrder(
  { app, db, caller }: OrderCall,
  uuid: string,
  token: string | null = null,
  permission?: string,
): Promise<Order> {
  const order = isUuid(uuid) ? await findOrder(db, uuid) : null;
  if (!order || !canReadOrder(app, order, caller, token, permission)) throw notFound();
  return order;
}

/** Finds the order for a request that may reopen the order's cart, which changes the cart. */
export const payableOrder = (call: OrderCall, uuid: string, token: string | null): Promise<Order> =>
  ownOrder(call, uuid, token, MANAGE_CARTS);

/** Returns the path to redirect to if no payment is due. Reopens the cart of a failed payment. */
export async function afterPayment({ app, db }: OrderCall, order: Order): Promise<string> {
  const { phase } = paymentStatusOf(app, order.payment_status);
  const isUnpaid = order.placed_at === null && (phase === 'failed' || order.payment_ended_at !== null);
  if (isUnpaid) await app.carts.reactivate(db, order.uuid);
  return isUnpaid || phase === 'canceled' ? '/checkout' : afterPlacing(app, order);
}
