import type { AppContext } from '../../../platform/contracts/context.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { invalidCart } from '../../carts/index.ts';
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
import { reviewDigest } from './reviewDigest.ts';

export interface ReviewedCart extends SentTerms {
  readonly cart_id: string;
  /** The digest of the cart that the shopper was shown, see `reviewDigest`. */
  readonly reviewed: string;
}

/**
 * Places the order of a cart that is as the shopper reviewed it, else throws `CART_CHANGED` (409), and whose terms were accepted where
 * they are asked for. The second of two clicks, and
 * whoever goes back and clicks again, get the order of the first.
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

/** Finds the visit whose order is counted: of a cart that is ordered again after a failed payment, the first order was. */
async function visitToCount(
  { app, db, request }: Pick<Call, 'app' | 'db' | 'request'>,
  cartId: string,
): Promise<string | null> {
  const visit = await countedVisit({ app, request }, db);
  return visit !== null && isUuid(cartId) && (await findOrderOfCart(db, cartId)) === null ? visit : null;
}

/** Returns where the shopper goes on with an order: to its payment, which begins at once, or to the confirmation. */
export const afterPlacing = (app: AppContext, order: Order): string =>
  isPayable(app, order)
    ? `${paymentPath(app, order)}&begin=1`
    : confirmationUrl(app, order.uuid, orderToken(app, order.uuid));
