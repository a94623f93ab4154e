import type { Minor } from '../../platform/money.ts';
import { limitsFor, limitsQuantities, priceAt, priceTermsOf } from '../catalog/index.ts';
import type { CurrencyTerms, ShopCurrencies } from '../currencies/index.ts';
import type { PricingInputs, ProductInputs } from './inputs/cartInputs.ts';

/** Returns the terms of the currency of a cart. A cart in a currency that is no longer on is priced in the shop's. Pure. */
export const termsOfCart = (
  currencies: ShopCurrencies,
  { currency }: { readonly currency: string },
): CurrencyTerms => currencies.find(currency) ?? currencies.base;

/** The inputs that prices of units depend on. */
type UnitPriceInputs = Pick<PricingInputs, 'currencies' | 'pricing'>;

/** A product as a cart reads it, with what its prices depend on. */
type PricedInputs = Pick<ProductInputs, 'price' | 'own' | 'rows' | 'scoped'>;

/**
 * Returns the catalog price of one unit for the buyer of a cart, of a number of units: of a price list, of the product's own in the currency, or
 * converted. Null if the product has no price in the currency. Pure.
 */
export const resolvedUnitPrice = (
  { price, own, rows, scoped }: PricedInputs,
  { currencies, pricing: { lists, groups, now } }: UnitPriceInputs,
  terms: CurrencyTerms,
  qty: number,
) =>
  priceAt(
    { base: price, compare_at_price: null, own, rows, scoped },
    priceTermsOf({ currency: terms, base: currencies.base.code, groups }, lists),
    qty,
    now,
  );

/** Returns the amount of `resolvedUnitPrice`, in minor units. */
export const unitPriceIn = (
  product: PricedInputs,
  inputs: UnitPriceInputs,
  terms: CurrencyTerms,
  qty: number,
): Minor | null => resolvedUnitPrice(product, inputs, terms, qty)?.amount ?? null;

/**
 * Returns a product with the limits of quantity that it has for the buyer of a cart: those of a price list, else its own. Without a list that
 * limits quantities it is the product itself. Pure.
 */
export function withLimits(
  product: ProductInputs,
  { currencies, pricing: { lists, groups, now } }: UnitPriceInputs,
  cart: { readonly currency: string },
): ProductInputs {
  if (!lists.some(limitsQuantities)) return product;
  const currency = termsOfCart(currencies, cart);
  const terms = priceTermsOf({ currency, base: currencies.base.code, groups }, lists);
  return { ...product, ...limitsFor(product, terms, now) };
}
