import type { AppContext } from '../../../platform/contracts/context.ts';
import { watchState } from '../../../platform/watchState.ts';
import { baseTerms, shopCurrenciesOf } from '../../currencies/index.ts';
import type { CurrencyTerms, ShopCurrencies } from '../../currencies/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { percentText, ratesAt } from '../../tax/index.ts';
import { readPriceRecord, SHOWN_SETTINGS } from './priceRecord.repo.ts';
import type { SavedPrices } from './priceRecord.repo.ts';
import { countryOfVisitor } from './languageCurrency.ts';
import { currencyOf, pricesOf } from './shownPrices.ts';
import type { PricesShown } from '../prices/priceSettings.ts';

/** The contexts that have prices of their own. */
export interface PriceRecord {
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
export const records = new WeakMap<AppContext['config'], PriceRecord>();

/** Returns the key of a context in the record. */
export const contextKey = (currency: string, groups: readonly number[]): string =>
  `${currency} ${groups.join(',')}`;

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
