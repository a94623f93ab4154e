import type { AppContext } from '../../../platform/contracts/context.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { invalidCart, reviewDigest } from '../../carts/index.ts';
import { countedVisit, recordOrder } from '../../measurement/index.ts';
import {
  canReadOrder,
  confirmationUrl,
  findOrderOfCart,
  isPayable,
  orderToken,
  paymentPath,
  placeOrder,
} from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import { termsAccepted } from './tillLaw.ts';
import type { SentTerms } from './tillLaw.ts';

export interface ReviewedCart extends SentTerms {
  readonly cart_id: string;
  /** The digest of the cart as shown to the shopper, see `reviewDigest`. */
  readonly reviewed: string;
}

/**
 * Places a cart's order. Throws `CART_CHANGED` (409) if the cart differs from the cart that the shopper reviewed. If the shop has terms,
 * requires their acceptance. A second click, or a click after navigating back, returns the existing order.
 */
export async function placeReviewedCart(
  { app, db, caller, request }: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  { cart_id: cartId, reviewed, ...sent }: ReviewedCart,
): Promise<Order> {
  const acceptedTerms = await termsAccepted(app, db, sent);
  const visit = await visitToCount({ app, db, request }, cartId);
  try {
    return await placeOrder(app, {
      cartId,
      caller,
      userIp: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      acceptedTerms,
      isAsShown: (cart) => reviewDigest(cart) === reviewed,
      ...(visit !== null && { keep: (tx) => recordOrder(app, tx, visit) }),
    });
  } catch (error) {
    const order = invalidCart.is(error) && isUuid(cartId) ? await findOrderOfCart(app.db, cartId) : null;
    if (order && canReadOrder(app, order, caller, null)) return order;
    throw error;
  }
}

/**
 * Finds the visit in which the order is counted. Returns null if the order is not counted. An order of a reopened cart is not counted,
 * because the cart's first order was.
 */
async function visitToCount(
  { app, db, request }: Pick<Call, 'app' | 'db' | 'request'>,
  cartId: string,
): Promise<string | null> {
  const visit = await countedVisit({ app, request }, db);
  return visit !== null && isUuid(cartId) && (await findOrderOfCart(db, cartId)) === null ? visit : null;
}

/** Returns the path to redirect to after placing an order: the payment page, which starts the payment immediately, or the confirmation. */
export const afterPlacing = (app: AppContext, order: Order): string =>
  isPayable(app, order)
    ? `${paymentPath(app, order)}&begin=1`
    : confirmationUrl(app, order.uuid, orderToken(app, order.uuid));
