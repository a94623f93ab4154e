import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { listOffers } from '../shipping/index.ts';
import type { Offer, QuoteRequest } from '../shipping/index.ts';
import type { Cart } from './cart.ts';
import { findCart } from './readCart.ts';

/** Loads carts that the caller may access, by UUID. A query that refers to a cart several times computes the cart only once. */
export const cartsById: LoaderDefinition<string, Cart | null> = {
  load: (ids, { app, db, caller }) => Promise.all(ids.map((id) => findCart(app, db, id, caller))),
};

/** Loads shipping offers by the JSON of a `QuoteRequest`. A query calls the providers once per destination, regardless of field aliases. */
export const offersByRequest: LoaderDefinition<string, readonly Offer[]> = {
  load: (requests, { app, db }) =>
    Promise.all(requests.map((request) => listOffers(app, db, JSON.parse(request) as QuoteRequest))),
};
