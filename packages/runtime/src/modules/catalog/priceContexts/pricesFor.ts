import type { AppContext } from '../../../platform/contracts/context.ts';
import type { SavedPrices } from './priceRecord.repo.ts';
import { countryOfVisitor } from './languageCurrency.ts';
import { currentOffers } from '../offers/productOffers.ts';
import type { ShownPrices, ShownTax } from './shownPrices.ts';
import type { PriceRecord } from './priceRecord.ts';
import { records, arePricesPlain, contextKey, periodOf } from './priceRecord.ts';

/** The buyer for whom prices are shown with or without tax. */
export interface TaxedBuyer {
  /** The ids of the customer groups. Empty for a guest. */
  readonly groups: readonly number[];
  readonly isExempt: boolean;
}

/** Returns how prices are shown to a buyer in a country. Null: as they are stored. */
function taxFor(record: PriceRecord, { groups, isExempt }: TaxedBuyer, country: string): ShownTax | null {
  const { shownToGroups, shownIn, shown, includesTax } = record;
  const ofGroup = groups.map((group) => shownToGroups.get(group)).find((found) => found !== undefined);
  const ofCountry = shownIn.get(country);
  const basis = isExempt ? 'net' : (ofGroup ?? ofCountry ?? shown);
  if (basis === 'stored') return null;
  const rates = ofCountry === undefined ? record.rates : record.ratesIn(country);
  return {
    basis,
    rates: (basis === 'gross') === includesTax ? new Map() : rates,
    country: ofCountry === undefined ? null : country,
    by: isExempt ? 'exemption' : ofGroup ? 'group' : ofCountry ? 'country' : 'shop',
  };
}

/** Identifies the buyer for whom prices are shown. */
export interface PriceWish extends TaxedBuyer {
  /** A currency of `shownCurrencies`. */
  readonly currency: string;
  /** The code of the country that goods are sent to. Default: that of the visitor. */
  readonly country?: string | undefined;
}

/** Returns the ids of the price lists that limit quantities for a buyer at a time. */
function listsThatLimit(
  lists: SavedPrices['limited'],
  code: string,
  buyer: readonly number[],
  at: Date,
): readonly number[] {
  const now = at.getTime();
  return lists
    .filter(
      ({ currency, groups }) =>
        (currency ?? code) === code && (groups?.some((id) => buyer.includes(id)) ?? true),
    )
    .filter(({ starts_at, ends_at }) => (starts_at ?? now) <= now && (ends_at ?? Infinity) > now)
    .map(({ id }) => id);
}

/** Finds the prices and offers that a buyer sees now. Null for the products' own prices in the shop currency without offers. Runs no query. */
export function pricesFor(
  app: AppContext,
  { currency, groups, isExempt, country = countryOfVisitor(app) }: PriceWish,
): ShownPrices | null {
  const record = records.get(app.config);
  const offers = currentOffers(app);
  if (!record || (offers === null && arePricesPlain(app))) return null;
  const named = record.groups.get(currency);
  const own = [...new Set(groups)].filter((group) => named?.has(group)).toSorted((a, b) => a - b);
  const ofGroups = own.length === 0 ? undefined : record.contexts.get(contextKey(currency, own));
  const contextId = ofGroups ?? record.contexts.get(contextKey(currency, [])) ?? null;
  const tax = taxFor(record, { groups, isExempt }, country);
  if (contextId === null && tax === null && offers === null) return null;
  return {
    currency,
    contextId,
    limitedBy: contextId === null ? [] : listsThatLimit(record.limited, currency, groups, app.clock.now()),
    at: app.clock.now(),
    tax,
    key: [
      currency,
      contextId,
      tax?.basis,
      isExempt,
      [...(tax?.rates ?? [])].join(' '),
      periodOf(app),
      ...(offers ? [offers.key] : []),
    ].join(' '),
    groups: ofGroups === undefined ? [] : own,
    isOfGroups: isExempt || ofGroups !== undefined || groups.some((group) => record.shownToGroups.has(group)),
    ...(offers && { offers }),
  };
}
