import { toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { convertPrice } from '../currencies/index.ts';
import type { CurrencyTerms, ShopCurrencies } from '../currencies/index.ts';
import type { ProductInputs } from './inputs/cartInputs.ts';

/** Returns the terms of the currency of a cart. A cart in a currency that is no longer on is priced in the shop's. Pure. */
export const termsOfCart = (
  currencies: ShopCurrencies,
  { currency }: { readonly currency: string },
): CurrencyTerms => currencies.find(currency) ?? currencies.base;

/**
 * Returns the catalog price of one unit in a currency, in minor units: the price of the product, converted once. Null if the product has no price
 * in it. Pure.
 */
export const unitPriceIn = (
  { price }: Pick<ProductInputs, 'price'>,
  { base }: ShopCurrencies,
  terms: CurrencyTerms,
): Minor | null => convertPrice(toMinor(price, base.code), terms);
