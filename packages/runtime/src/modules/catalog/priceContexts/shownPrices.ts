import type { AppContext } from '../../../platform/contracts/context.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import type { ProductOffer } from '../contract.ts';

/** Prices that are shown with or without tax, whatever they are stored like. */
export interface ShownTax {
  readonly basis: 'gross' | 'net';
  /** The tax in percent, with four decimals, by id of the tax class. Empty if prices are stored like that. */
  readonly rates: ReadonlyMap<number, string>;
  /** The reason for the basis: an exemption of the buyer, a group, the country, or the shop. */
  readonly by: 'exemption' | 'group' | 'country' | 'shop';
  /** The country whose rates these are. Null: those at the address of the shop. */
  readonly country: string | null;
}

/** The parts of a product that decide about its offers. */
export interface OfferedProduct {
  readonly product_id: number;
  readonly sku: string;
  readonly price: string;
  /** Null if the product is no gift card. */
  readonly gift_card: object | null;
  /** The value of `traits`. Absent if the product was read without offers. */
  readonly offer_traits?: unknown;
}

/** The offers on products that are on now, the same for all visitors. */
export interface ProductOffers {
  /** Differs if other offers are on, or one of them was written. */
  readonly key: string;
  /** Selects the `offer_traits` of the product `p` as JSON. */
  readonly traits: SqlFragment;
  /** Lists the offers of a product, the first to apply first. Runs no query. */
  offersOf(app: AppContext, product: OfferedProduct): readonly ProductOffer[];
}

/**
 * The prices and offers that one request shows, if they are not the products' own prices in the shop currency alone. All statements of a request use the
 * same time, so that a price that changes meanwhile is not shown twice.
 */
export interface ShownPrices {
  /** The currency of all prices. */
  readonly currency: string;
  /** The id of the price context whose prices are shown. Null for the products' own prices, with or without tax. */
  readonly contextId: number | null;
  /** The ids of the price lists that limit quantities for this buyer. */
  readonly limitedBy: readonly number[];
  /** The basis of prices with or without tax. Null: prices are shown as they are stored. */
  readonly tax: ShownTax | null;
  /** The time at which the prices apply. */
  readonly at: Date;
  /** Identifies the context, and the period between two changes of its price lists. Responses with equal keys show equal prices. */
  readonly key: string;
  /** The ids of the customer groups whose prices are shown. Empty for the prices of guests. */
  readonly groups: readonly number[];
  /** True if guests may see other prices. */
  readonly isOfGroups: boolean;
  /** The offers on products that are on. Absent if there are none. */
  readonly offers?: ProductOffers | undefined;
}

declare module '../../../platform/contracts/context.ts' {
  interface AppContext {
    /** The prices that this app shows. Absent if they are the products' own prices in the shop currency. */
    readonly shownPrices?: ShownPrices | undefined;
  }
}

type WithPrices = Pick<AppContext, 'shownPrices'>;

/** Returns the prices that an app shows. Null if they are the products' own prices in the shop currency. */
export const pricesOf = (app: WithPrices): ShownPrices | null => app.shownPrices ?? null;

/** Returns the currency in which an app shows prices. */
export const currencyOf = (app: WithPrices & Pick<AppContext, 'config'>): string =>
  app.shownPrices?.currency ?? app.config.shop.currency;

/** Returns a key that differs between apps that show different prices. Empty for the products' own prices. */
export const priceKeyOf = (app: WithPrices): string => app.shownPrices?.key ?? '';

/** Returns the app with other shown prices, in each language. */
export function withPrices(app: AppContext, shown: ShownPrices | null): AppContext {
  if (pricesOf(app) === shown) return app;
  return Object.freeze({
    ...app,
    shownPrices: shown ?? undefined,
    inLanguage: (code: string) => withPrices(app.inLanguage(code), shown),
  });
}

/** The argument of a GraphQL field whose prices are in a currency. */
export interface CurrencyArgument {
  readonly currency?: string | null;
}
