import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import { findFreeShipping } from '../../shipping/index.ts';
import type { FreeGate } from '../../shipping/index.ts';
import type { Cart } from '../cart.ts';
import { quoteRequest } from '../shippingQuotes.ts';

/** The way from a cart to free shipping. */
export interface FreeShippingOfCart {
  /** True if more goods change nothing: nothing is shipped, nothing ships to the address, or shipping is free already. */
  readonly isSettled: boolean;
  /** The shipping method that is free from a higher subtotal. Null if none is known. */
  readonly gate: FreeGate | null;
}

/** The answer for carts that further goods do not bring nearer to free shipping. */
const SHIPPING_SETTLED: FreeShippingOfCart = { isSettled: true, gate: null };
const NONE_KNOWN: FreeShippingOfCart = { isSettled: false, gate: null };

/**
 * Finds the subtotal from which a shipping method is free for a cart: at its address, or in the shop's country while it has none. Asks the
 * providers that tell, none of which makes a remote call for it. `shipsFree` reports whether offers make the shipping free.
 */
export async function freeShippingOfCart(
  app: AppContext,
  db: Db,
  cart: Cart,
  shipsFree: () => boolean,
): Promise<FreeShippingOfCart> {
  const { currency, shipping_address: address, shipping_method_data: chosen } = cart;
  if (cart.items.length === 0 || cart.no_shipping_required || shipsFree()) return SHIPPING_SETTLED;
  if (chosen && chosen.snapshot.cost === 0) return SHIPPING_SETTLED;
  const country = app.config.shop.address?.country;
  const destination = address ?? (country ? { country } : null);
  if (!destination) return NONE_KNOWN;
  const request = quoteRequest(cart, cart.items, destination, cart.shipping_revision);
  const { isServed, nearest } = await findFreeShipping(app, db, request);
  if (!isServed) return address ? SHIPPING_SETTLED : NONE_KNOWN;
  if (!nearest || nearest.from > toMinor(cart.sub_total, currency))
    return { isSettled: false, gate: nearest };
  // A method is free already. Who has chosen another may still get that one by an offer.
  return chosen ? NONE_KNOWN : SHIPPING_SETTLED;
}
