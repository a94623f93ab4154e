import { validationFailed } from '../../../platform/errors.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import { toMinor, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { isOffered } from '../../catalog/index.ts';
import type { GiftCardTerms } from '../../catalog/index.ts';
import { amountIn, convertBack, invalidCurrency } from '../../currencies/index.ts';
import type { CurrencyTerms, ShopCurrencies } from '../../currencies/index.ts';
import { giftCardAmount } from '../errors.ts';
import type { ProductInputs } from '../inputs/cartInputs.ts';
import type { LineInputs } from './lineInputs.ts';

type Amounts = Pick<LineInputs, 'amount' | 'entered'>;

/** Returns the range of the amounts that may be entered in a currency. Null if none may be, or the currency has no rate. Pure. */
function rangeIn(
  terms: CurrencyTerms,
  { min, max }: GiftCardTerms,
): { readonly min: Minor; readonly max: Minor } | null {
  if (min === null || max === null) return null;
  const [least, most] = [amountIn(terms, min), amountIn(terms, max)];
  return least === null || most === null ? null : { min: least, max: most };
}

/**
 * Returns the amount of a card in the currency of its cart: as it was entered, if it was entered in that currency, else converted from the
 * currency of the shop. Null if the currency has no rate. Pure.
 */
export const amountOfCard = (terms: CurrencyTerms, { amount, entered }: Amounts): Minor | null =>
  entered?.currency === terms.code ? toMinor(entered.amount, terms.code) : amountIn(terms, amount);

/** Reports whether a gift card is sold for an amount in a cart of a currency. Pure. */
export function isSold(card: GiftCardTerms, terms: CurrencyTerms, { amount, entered }: Amounts): boolean {
  if (entered?.currency !== terms.code) return isOffered(card, amount);
  const [range, value] = [rangeIn(terms, card), toMinor(entered.amount, terms.code)];
  return range !== null && value >= range.min && value <= range.max;
}

/** The amounts of a gift card in words that every language can show, such as `25, 50, 10 - 200`, or `9 - 180 EUR`. */
export function offeredText(card: GiftCardTerms, terms: CurrencyTerms | null): string {
  const range = terms && !terms.isBase ? rangeIn(terms, card) : null;
  if (terms && range) {
    const [min, max] = [range.min, range.max].map((value) => toNumber(value, terms.code));
    return `${min} - ${max} ${terms.code}`;
  }
  const { amounts, min, max } = card;
  return [...amounts.map(String), ...(min === null ? [] : [`${min} - ${max}`])].join(', ');
}

/**
 * Returns inputs with the amount in the currency of the shop that an amount entered in another one comes to. The entered amount stays beside it.
 * Throws 400 for a currency that is no currency of the shop, too many decimals, and an amount outside of the range. Pure.
 */
function withShopAmount(
  card: GiftCardTerms,
  inputs: LineInputs,
  currencies: ShopCurrencies,
  path: string,
): LineInputs {
  const { entered, ...others } = inputs;
  if (!entered) return inputs;
  const terms = currencies.find(entered.currency);
  if (terms === null || terms.factor === null) throw invalidCurrency(entered.currency);
  if (terms.isBase) return { ...others, amount: entered.amount };
  const at = `${path}.entered.amount`;
  const decimals = amountFault(at, entered.amount, terms.code);
  if (decimals) throw validationFailed([decimals]);
  const whole = { ...others, entered: { amount: entered.amount, currency: terms.code } };
  const back = convertBack(toMinor(entered.amount, terms.code), terms);
  const { min, max } = card;
  if (!isSold(card, terms, whole) || back === null || min === null || max === null)
    throw giftCardAmount(offeredText(card, terms), at);
  // Rounding may lead out of the range at its ends.
  return { ...whole, amount: Math.min(max, Math.max(min, toNumber(back, terms.base))) };
}

/** Returns the inputs of a line with their amount in the currency of the shop, like `withShopAmount`. Those of other products stay as they are. */
export const shopInputs = (
  { gift_card: card }: Pick<ProductInputs, 'gift_card'>,
  inputs: LineInputs | null | undefined,
  currencies: ShopCurrencies,
  path = 'inputs',
): LineInputs | null | undefined =>
  card && inputs ? withShopAmount(card, inputs, currencies, path) : inputs;
