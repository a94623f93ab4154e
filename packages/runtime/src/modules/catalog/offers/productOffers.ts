import type { AppContext } from '../../../platform/contracts/context.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import type { ProductBadge, ProductOffer } from '../contract.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';

/** The parts of a product that decide about its offers. */
export type OfferedProduct = Pick<ProductCard, 'product_id' | 'sku' | 'price' | 'gift_card' | 'offer_traits'>;

/** The offers on products that are on now, the same for all visitors. */
export interface ProductOffers {
  /** Differs if other offers are on, or one of them was written. */
  readonly key: string;
  /** Selects the `offer_traits` of the product `p` as JSON. */
  readonly traits: SqlFragment;
  /** Lists the offers of a product, the first to apply first. Runs no query. */
  offersOf(app: AppContext, product: OfferedProduct): readonly ProductOffer[];
}

/** Knows the offers on products. A later module provides it. */
export interface OfferSource {
  /** Returns the offers that are on now. Null if there are none. Runs no query. */
  current(app: AppContext): ProductOffers | null;
  /** Reports whether a successful request of a route may have changed the offers. */
  isChangedBy(routeId: string): boolean;
  /** Reads the offers again. Runs one SQL statement. */
  refresh(): Promise<void>;
}

declare module '../../../platform/serverContext.ts' {
  interface ServerContext {
    /** Knows the offers on products. Absent in apps without promotions. */
    readonly productOffers?: OfferSource;
  }
}

/** Returns the offers on products that are on now. Null if there are none. Runs no query. */
export const currentOffers = (app: AppContext): ProductOffers | null =>
  serverOf(app).productOffers?.current(app) ?? null;

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
