import { parse } from 'node:querystring';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { CustomerCaller } from '../../../platform/contracts/caller.ts';
import type { Pricing } from '../../../platform/serverContext.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import { currentCookies } from '../../../platform/acting/requestScope.ts';
import { arePricesPlain, haveGroupsPrices, periodOf, refreshPrices } from './priceRecord.ts';
import { pricesFor } from './pricesFor.ts';
import { currencyOfLanguage, findShownCurrency } from './shownCurrencies.ts';
import type { PriceWish, TaxedBuyer } from './pricesFor.ts';
import { SHOWN_SETTINGS } from './priceRecord.repo.ts';
import { currentOffers } from '../offers/productOffers.ts';
import { languageCurrency } from './languageCurrency.ts';
import { priceKeyOf, withPrices } from './shownPrices.ts';

/** The cookie with the currency that a visitor has chosen. */
const CURRENCY_COOKIE = 'currency';

const COOKIE_SECONDS = 365 * 86_400;

/**
 * Remembers the currency that a visitor chose, for the next pages, and returns its code. A currency in which the shop shows no prices is
 * ignored, and null returned.
 */
export function chooseCurrency(app: AppContext, code: string | undefined): string | null {
  const currency = findShownCurrency(app, code);
  const cookies = currentCookies();
  if (currency !== null && cookies && cookies.get(CURRENCY_COOKIE) !== currency)
    cookies.set(CURRENCY_COOKIE, currency, { maxAge: COOKIE_SECONDS });
  return currency;
}

/** Returns the ids of the groups whose price lists apply to a customer. Empty for a guest. */
const groupsOf = (customer: Pick<CustomerCaller, 'groupId' | 'groupIds'> | null): readonly number[] =>
  customer?.groupIds ?? (customer?.groupId == null ? [] : [customer.groupId]);

/** Returns the parts of a customer that shown prices depend on. */
export const buyerOf = (
  customer: Pick<CustomerCaller, 'groupId' | 'groupIds' | 'isTaxExempt'> | null,
): TaxedBuyer => ({ groups: groupsOf(customer), isExempt: customer?.isTaxExempt === true });

/**
 * Chooses the currency of a request: that of the query, of the cookie, of the language, or of the shop. Currencies in which the shop shows
 * no prices are ignored.
 */
function currencyFor(
  app: AppContext,
  { search, cookie }: Pick<Parameters<Pricing['appFor']>[1], 'search' | 'cookie'>,
): string {
  const wanted = search.includes('currency=')
    ? [parse(search.replace(/^\?/, ''))['currency']].flat().at(-1)
    : undefined;
  // Links from feeds name the currency, which the next pages keep.
  if (wanted !== undefined && currentCookies()?.isBrowser === true) chooseCurrency(app, wanted);
  return (
    findShownCurrency(app, wanted) ??
    findShownCurrency(app, cookie(CURRENCY_COOKIE)) ??
    findShownCurrency(app, currencyOfLanguage(app)) ??
    findShownCurrency(app, languageCurrency(app)) ??
    app.config.shop.currency
  );
}

/** Creates the service that chooses the prices of requests. */
export const pricingService = (app: AppContext): Pricing => ({
  isPlain: () => arePricesPlain(app) && currentOffers(app) === null,
  isByGroup: () => haveGroupsPrices(app),
  keyOf: (shown) => {
    const offers = currentOffers(app)?.key ?? '';
    return arePricesPlain(app) ? offers : `${priceKeyOf(shown)} ${periodOf(shown)} ${offers}`.trimEnd();
  },
  appFor: (speaking, { customer, ...request }) =>
    withPrices(
      speaking,
      pricesFor(speaking, { currency: currencyFor(speaking, request), ...buyerOf(customer) }),
    ),
  isChangedBy: (id, body) =>
    CHANGES.test(id) ||
    serverOf(app).productOffers?.isChangedBy(id) === true ||
    (id === 'saveSetting' && Object.keys(Object(body)).some((key) => SETTINGS.has(key))) ||
    (CHANGES_OF_CUSTOMERS.test(id) &&
      (haveGroupsPrices(app) || Object(Array.isArray(body) ? body[0] : body).tax_exempt !== undefined)),
  async refresh() {
    await Promise.all([refreshPrices(app), serverOf(app).productOffers?.refresh()]);
  },
});

/** The settings that decide about shown prices, among them the shop's own currency and country. */
const SETTINGS: ReadonlySet<string> = new Set([...SHOWN_SETTINGS, 'shopCurrency', 'shopCountry']);

/** The routes that change the currencies, price lists, groups or tax rates that shown prices depend on. */
const CHANGES =
  /^(?:create|update|delete|refresh)(?:Currenc|PriceList|Prices|TaxRate|TaxClass|CustomerGroup)/;
const CHANGES_OF_CUSTOMERS = /^(?:create|update)Customers?$/;

/** Returns the app with the prices that a reader sees by the language alone, without a request. */
export const appForReader = (app: AppContext, customer: CustomerCaller | null): AppContext =>
  pricingService(app).appFor(app, { customer, search: '', cookie: () => undefined });

/** Returns the app with the prices that guests see, by the query and the language alone, for feeds that several readers share. */
export const appForGuests = (app: AppContext, search: string): AppContext =>
  pricingService(app).appFor(app, { customer: null, search, cookie: () => undefined });

/** Returns the app with the prices that a buyer sees in a currency, such as the one of a cart, in the country that it is sent to. */
export const appForBuyer = (
  app: AppContext,
  currency: string,
  { groups = [], isExempt = false, country }: Partial<TaxedBuyer & Pick<PriceWish, 'country'>> = {},
): AppContext =>
  withPrices(
    app,
    findShownCurrency(app, currency) === null
      ? null
      : pricesFor(app, { currency, groups, isExempt, country }),
  );
