import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  listOffers,
  methodNoLongerAvailable,
  noShippingToAddress,
  registeredProvider,
} from '../shipping/index.ts';
import type { ShippingSelection } from './cart.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest } from './changeCart.ts';
import type { ShippingChoice } from './draft.ts';
import { missingShippingCodes, shippingAddressRequired } from './errors.ts';
import { readCart } from './readCart.ts';
import { quoteRequest } from './shippingQuotes.ts';

/**
 * Chooses a shipping method by provider and code, quoted against the cart as it stands. Refuses in this order: an empty
 * code, a provider that is not registered, an invalid cart, a cart without shipping address, and what the quote refuses.
 */
export async function selectShippingMethod(
  app: AppContext,
  db: Db,
  request: CartRequest,
  { provider_code, method_code }: ShippingChoice,
): Promise<ShippingSelection> {
  if (!provider_code.trim() || !method_code.trim()) throw missingShippingCodes();
  registeredProvider(app, provider_code);
  const { cart } = await changeCart(app, db, request, (draft) => {
    if (!draft.addresses.shipping) throw shippingAddressRequired();
    return { ...draft, selection: { provider_code, method_code } };
  });
  // A line that went while it was saved can take the offer along.
  if (!cart.shipping_method_data) throw methodNoLongerAvailable();
  return cart.shipping_method_data;
}

/** Chooses a shipping method by its code alone: the first of that code in the cart's offer, whoever provides it. */
export async function selectOfferedMethod(
  app: AppContext,
  db: Db,
  request: CartRequest,
  method_code: string,
): Promise<ShippingSelection> {
  if (!method_code.trim()) throw missingShippingCodes();
  const cart = await readCart(app, db, request.id, request.caller);
  if (!cart.shipping_address) throw shippingAddressRequired();
  const offers = await listOffers(
    app,
    db,
    quoteRequest(cart, cart.items, cart.shipping_address, cart.shipping_revision),
  );
  const offer = offers.find(({ code }) => code === method_code);
  if (!offer) throw offers.length === 0 ? noShippingToAddress() : methodNoLongerAvailable();
  return selectShippingMethod(app, db, request, { provider_code: offer.providerCode, method_code });
}
