import { appOf, callerOf } from '../../platform/contracts/buyer.ts';
import type { Buyer } from '../../platform/contracts/buyer.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { outcomeOf } from '../../platform/contracts/outcome.ts';
import { cartStateOf, readCart, reviewDigest } from '../carts/index.ts';
import type { OrderRequest, PlacedOutcome } from './contract.ts';
import { placeOrder } from './placeOrder.ts';

/** Places the order of a cart for an extension; see `OrdersService.place`. A refusal costs one further SQL statement, which reads the cart. */
export async function placeForBuyer(
  shop: AppContext,
  buyer: Buyer,
  { cart: cartId, origin, digest, onPlaced }: OrderRequest,
): Promise<PlacedOutcome> {
  const app = appOf(shop, buyer);
  const caller = callerOf(buyer);
  const placed = await outcomeOf(() =>
    placeOrder(app, {
      cartId,
      caller,
      userIp: buyer.ip ?? null,
      userAgent: buyer.userAgent ?? null,
      origin,
      ...(digest !== undefined && { isAsShown: (cart) => reviewDigest(cart) === digest }),
      ...(onPlaced && { keep: onPlaced }),
    }),
  );
  if (placed.ok) return placed;
  const cart = await outcomeOf(async () => cartStateOf(app, await readCart(app, app.db, cartId, caller)));
  return { ...placed, cart: cart.ok ? cart.value : null };
}
