import type { AppContext } from '../../../platform/contracts/context.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import type { ShownOffers } from '../../../platform/serverContext.ts';
import type { ProductBadge, ProductOffer } from '../contract.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import type { OfferedProduct, ProductOffers } from '../priceContexts/shownPrices.ts';

/** Knows the offers on products. A later module provides it. */
export type OfferSource = ShownOffers<ProductOffers>;

/** Returns the offers on products that are on now. Null if there are none. Runs no query. */
export const currentOffers = (app: AppContext): ProductOffers | null =>
  (serverOf(app).productOffers as OfferSource | undefined)?.current(app) ?? null;

/** Lists the offers of a product that an app shows, the first to apply first. Runs no query. */
export const offersOf = (app: AppContext, product: OfferedProduct): readonly ProductOffer[] =>
  pricesOf(app)?.offers?.offersOf(app, product) ?? [];

/** Returns the badges of a product's offers, or nothing if it has none. Runs no query. */
export function badgesOf(
  app: AppContext,
  product: OfferedProduct,
): { readonly badges?: readonly ProductBadge[] } {
  const offers = offersOf(app, product);
  return offers.length === 0 ? {} : { badges: offers.map(({ uuid, label }) => ({ uuid, label })) };
}
