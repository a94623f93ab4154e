import type { AppContext } from '../../platform/contracts/context.ts';
import { toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { amountIn, baseTerms, convertAmount, convertBack, shopCurrencies } from '../currencies/index.ts';
import type { CurrencyTerms } from '../currencies/index.ts';
import type { QuoteContext, QuoteItem, QuoteRequest, ShippingProvider } from './contract.ts';
import { noCostInCurrency } from './errors.ts';

/** The currency in which a provider is asked, and the amounts of the request in it. */
export interface AskedCurrency extends Pick<
  QuoteContext,
  'currency' | 'items' | 'totalValue' | 'fromShopCurrency'
> {
  /** Converts a cost to minor units of the currency of the cart. */
  readonly toCart: (cost: Minor) => Minor;
  /** Returns the least amount of the currency of the cart that is at least an amount of this one. */
  readonly toCartAtLeast: (amount: Minor) => Minor;
}

/**
 * Returns a request in the currency in which a provider is asked: that of the cart if the provider names it, else the shop's. Throws
 * `SHIPPING_METHOD_NOT_AVAILABLE` (400) if the costs cannot be converted, because the currency of the cart has no rate.
 */
export async function askedIn(
  app: AppContext,
  request: QuoteRequest,
  provider: Pick<ShippingProvider, 'currencies'>,
): Promise<AskedCurrency> {
  const { currency, items, totalValue } = request;
  const base = app.config.shop.currency;
  const terms = currency === base ? baseTerms(base) : await termsOf(app, currency);
  if (terms.isBase || knows(provider, currency))
    return {
      currency,
      items,
      totalValue,
      fromShopCurrency: converting(terms),
      toCart: same,
      toCartAtLeast: same,
    };
  const toCart = (cost: Minor) => convertAmount(cost, terms) ?? refuseCost(currency);
  const back = (amount: string) =>
    toDecimal(convertBack(toMinor(amount, currency), terms) ?? refuseCost(currency), base);
  return {
    currency: base,
    items: items.map((item): QuoteItem => ({ ...item, unitPrice: back(item.unitPrice) })),
    totalValue: back(totalValue),
    fromShopCurrency: String,
    toCart,
    toCartAtLeast(amount) {
      const converted = toCart(amount);
      return (convertBack(converted, terms) ?? refuseCost(currency)) < amount ? converted + 1 : converted;
    },
  };
}

const same = (amount: Minor): Minor => amount;

const knows = ({ currencies = [] }: Pick<ShippingProvider, 'currencies'>, currency: string): boolean =>
  currencies === 'all' || currencies.includes(currency);

const converting =
  (terms: CurrencyTerms): QuoteContext['fromShopCurrency'] =>
  (amount) => {
    if (terms.isBase) return String(amount);
    const converted = amountIn(terms, amount);
    return converted === null ? null : toDecimal(converted, terms.code);
  };

const termsOf = async (app: AppContext, currency: string): Promise<CurrencyTerms> =>
  (await shopCurrencies(app)).find(currency) ?? refuseCost(currency);

const refuseCost = (currency: string): never => {
  throw noCostInCurrency(currency);
};
