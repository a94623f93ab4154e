import type { AppContext } from '../../../platform/contracts/context.ts';
import { watchState } from '../../../platform/watchState.ts';
import { baseTerms, shopCurrenciesOf } from '../../currencies/index.ts';
import type { CurrencyTerms, ShopCurrencies } from '../../currencies/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { percentText, ratesAt } from '../../tax/index.ts';
import { readPriceRecord, SHOWN_SETTINGS } from './priceRecord.repo.ts';
import type { SavedPrices } from './priceRecord.repo.ts';
import { countryOfVisitor } from './languageCurrency.ts';
import { currentOffers } from '../offers/productOffers.ts';
import { currencyOf, pricesOf } from './shownPrices.ts';
import type { ShownPrices, ShownTax } from './shownPrices.ts';
import type { PricesShown } from '../prices/priceSettings.ts';

interface PriceRecord {
  readonly currencies: ReadonlySet<string>;
  readonly terms: ShopCurrencies;
  readonly contexts: ReadonlyMap<string, number>;
  /** The groups that have contexts, by currency. */
  readonly groups: ReadonlyMap<string, ReadonlySet<number>>;
  readonly boundaries: readonly number[];
  /** The price lists that limit quantities. */
  readonly limited: SavedPrices['limited'];
  /** The way in which prices are shown to customers of groups. Others see them as `shown` says. */
  readonly shownToGroups: ReadonlyMap<number, PricesShown>;
  readonly shown: PricesShown;
  /** The way in which prices are shown in countries. In others it is `shown`. */
  readonly shownIn: ReadonlyMap<string, PricesShown>;
  readonly languageCurrencies: Readonly<Record<string, string>>;
  readonly hasExempt: boolean;
  readonly includesTax: boolean;
  /** The tax in percent by tax class, at the shop's address. */
  readonly rates: ReadonlyMap<number, string>;
  /** Returns the tax in percent by tax class in a country. */
  ratesIn(country: string): ReadonlyMap<number, string>;
}

/** The last record that was read in each process. */
const records = new WeakMap<AppContext['config'], PriceRecord>();

const contextKey = (currency: string, groups: readonly number[]): string => `${currency} ${groups.join(',')}`;

/** Reads the currencies and price contexts again. Runs one SQL statement. */
export async function refreshPrices(app: AppContext): Promise<void> {
  const { config } = app;
  const { currencies, contexts, boundaries, limited, saved, groups, tax_rates, has_exempt } =
    await readPriceRecord(app.db);
  const settings = settingsFrom(app, SHOWN_SETTINGS, saved);
  records.set(config, {
    currencies: new Set([...currencies.map(({ code }) => code), config.shop.currency]),
    terms: shopCurrenciesOf(currencies, config.shop.currency),
    contexts: new Map(contexts.map(({ id, currency, groups }) => [contextKey(currency, groups), id])),
    groups: new Map(
      [...Map.groupBy(contexts, ({ currency }) => currency)].map(([currency, all]) => [
        currency,
        new Set(all.flatMap(({ groups }) => groups)),
      ]),
    ),
    boundaries,
    limited,
    shownToGroups: new Map(groups.map(({ id, prices_shown }) => [id, prices_shown])),
    shown: settings.pricesShown,
    shownIn: new Map([
      ...settings.pricesShownGross.map((country) => [country, 'gross'] as const),
      ...settings.pricesShownNet.map((country) => [country, 'net'] as const),
    ]),
    languageCurrencies: settings.languageCurrencies,
    hasExempt: has_exempt,
    includesTax: settings.priceIncludingTax,
    rates: percentsAt(tax_rates, config.shop.address ?? null),
    ratesIn: (country) => percentsAt(tax_rates, { country, province: null, postcode: null }),
  });
}

/** Returns the tax in percent by tax class, at an address. */
function percentsAt(
  rates: SavedPrices['tax_rates'],
  address: Parameters<typeof ratesAt>[1],
): ReadonlyMap<number, string> {
  const rateOf = ratesAt(rates, address);
  const classes = new Set(rates.map(({ tax_class_id }) => tax_class_id));
  return new Map([...classes].map((id) => [id, percentText(rateOf(id).rate)]));
}

/** Returns the terms of the currency in which an app shows prices. Null if they are not known. Runs no query. */
export function shownTerms(app: AppContext): CurrencyTerms | null {
  const code = currencyOf(app);
  return code === app.config.shop.currency
    ? baseTerms(code)
    : (records.get(app.config)?.terms.find(code) ?? null);
}

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

/**
 * Returns whether a cart or an order that is sent to a country is shown with tax to the visitor of an app: as the visitor's exemption or
 * group says, else as the country or the shop does. Null: as prices are stored. Runs no query.
 */
export function basisInCountry(app: AppContext, country: string | null): 'gross' | 'net' | null {
  const record = records.get(app.config);
  const tax = pricesOf(app)?.tax;
  if (!record) return null;
  if (tax && (country === null || tax.by === 'exemption' || tax.by === 'group')) return tax.basis;
  const basis = record.shownIn.get(country ?? countryOfVisitor(app)) ?? record.shown;
  return basis === 'stored' ? null : basis;
}

/** Reads the currencies and price contexts at startup, and again while other processes may change them. */
export const watchPrices = (app: AppContext): Promise<() => void> =>
  watchState(app, () => refreshPrices(app), 'could not read the currencies and price contexts');

/** Reports whether all visitors see the products' own prices in the shop currency. Runs no query. */
export const arePricesPlain = ({ config }: Pick<AppContext, 'config'>): boolean => {
  const record = records.get(config);
  return (
    record === undefined ||
    (record.contexts.size === 0 &&
      record.shown === 'stored' &&
      record.shownToGroups.size === 0 &&
      record.shownIn.size === 0 &&
      !record.hasExempt)
  );
};

/** Reports whether some customers, of groups or exempt from tax, see other prices than guests. Runs no query. */
export const haveGroupsPrices = ({ config }: Pick<AppContext, 'config'>): boolean => {
  const record = records.get(config);
  if (!record) return false;
  return (
    record.hasExempt ||
    record.shownToGroups.size > 0 ||
    [...record.groups.values()].some((groups) => groups.size > 0)
  );
};

/** Lists the currencies in which the shop shows prices, in alphabetical order. Runs no query. */
export const shownCurrencies = ({ config }: Pick<AppContext, 'config'>): readonly string[] => {
  const { currencies, contexts } = records.get(config) ?? {
    currencies: new Set<string>(),
    contexts: new Map(),
  };
  return [...currencies]
    .filter((code) => code === config.shop.currency || contexts.has(contextKey(code, [])))
    .toSorted();
};

/** Returns the code of a currency in which the shop shows prices, given in any case. Null if there is none. Runs no query. */
export function findShownCurrency(app: Pick<AppContext, 'config'>, code: string | undefined): string | null {
  const wanted = code?.toUpperCase();
  return wanted === undefined ? null : (shownCurrencies(app).find((one) => one === wanted) ?? null);
}

/** Returns the currency that a setting gives to the language of an app. Undefined if there is none. Runs no query. */
export const currencyOfLanguage = ({
  config,
  language,
}: Pick<AppContext, 'config' | 'language'>): string | undefined =>
  records.get(config)?.languageCurrencies[language];

/** Returns the time of the last change that a price list made by beginning or ending, in milliseconds since 1970. Runs no query. */
export const periodOf = ({ config, clock }: Pick<AppContext, 'config' | 'clock'>): number => {
  const now = clock.now().getTime();
  return records.get(config)?.boundaries.findLast((time) => time <= now) ?? 0;
};

/** Returns for how many seconds the prices that are shown surely stay, at most `most`. Runs no query. */
export function secondsOfPrices(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  most: number,
): number {
  const now = clock.now().getTime();
  const next = records.get(config)?.boundaries.find((time) => time > now) ?? Infinity;
  return Math.min(most, Math.max(0, Math.floor((next - now) / 1000)));
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
