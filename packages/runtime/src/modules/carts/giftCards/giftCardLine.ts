import type { Refusal } from '../../../platform/errors.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import { validationFailed } from '../../../platform/errors.ts';
import type { Minor } from '../../../platform/money.ts';
import { isOffered } from '../../catalog/index.ts';
import type { GiftCardTerms } from '../../catalog/index.ts';
import { amountIn } from '../../currencies/index.ts';
import type { CurrencyTerms } from '../../currencies/index.ts';
import { unitPriceIn } from '../cartCurrency.ts';
import type { CartDraft } from '../draft.ts';
import { giftCardAmount, giftCardNotAllowed, inputsNotTaken, productNotAvailable } from '../errors.ts';
import type { PricingInputs, ProductInputs } from '../inputs/cartInputs.ts';
import type { LineInputs } from './lineInputs.ts';

/** A line, as far as it may be a gift card. */
interface InputLine {
  readonly inputs?: LineInputs | null | undefined;
}

/** Reports whether a line sells gift cards. Offers do not apply to it. */
export const isCardLine = ({ product, inputs }: InputLine & { readonly product: ProductInputs }): boolean =>
  product.gift_card != null || inputs != null;

/**
 * Returns the price of one unit of a line, of `units` of the product: the chosen amount of a gift card, converted to the currency of the cart,
 * else the price of the product. Null if it has none in the currency. Pure.
 */
export const linePriceIn = (
  product: ProductInputs,
  { inputs: entered }: InputLine,
  inputs: Pick<PricingInputs, 'currencies' | 'pricing'>,
  terms: CurrencyTerms,
  units: number,
): Minor | null =>
  product.gift_card && entered ? amountIn(terms, entered.amount) : unitPriceIn(product, inputs, terms, units);

/** Returns the reason why a line with or without inputs cannot be ordered as its product is now, or null. */
export function inputsFault({ gift_card }: ProductInputs, { inputs }: InputLine): Refusal | null {
  if (gift_card == null) return inputs == null ? null : productNotAvailable();
  return inputs != null && isOffered(gift_card, inputs.amount)
    ? null
    : giftCardAmount(offeredText(gift_card));
}

/** The amounts of a gift card in words that every language can show, such as `25, 50, 10 - 200`. */
const offeredText = ({ amounts, min, max }: GiftCardTerms): string =>
  [...amounts.map(String), ...(min === null ? [] : [`${min} - ${max}`])].join(', ');

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 366;

/** The time and the place that new inputs are checked by. */
interface InputContext {
  /** The currency of the shop. */
  readonly currency: string;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The path of the inputs in the request body. */
  readonly path: string;
}

/**
 * Throws 400 for inputs that do not fit the product: an amount that is not offered or has too many decimals, a day that has passed or is more
 * than a year away, and inputs of a product that takes none.
 */
export function checkInputs(
  product: ProductInputs,
  { inputs }: InputLine,
  { currency, now, path }: InputContext,
): void {
  if (product.gift_card == null) {
    if (inputs != null) throw inputsNotTaken(path);
    return;
  }
  const decimals = inputs && amountFault(`${path}.amount`, inputs.amount, currency);
  if (decimals) throw validationFailed([decimals]);
  if (inputs == null || !isOffered(product.gift_card, inputs.amount))
    throw giftCardAmount(offeredText(product.gift_card), `${path}.amount`);
  if (inputs.deliver_at === null) return;
  const at = Date.parse(inputs.deliver_at);
  // A day begins at midnight, so that today is a time that has passed.
  if (at < now - DAY_MS || at > now + MOST_DAYS * DAY_MS)
    throw validationFailed([
      {
        path: `${path}.deliver_at`,
        rule: 'future',
        message: 'deliver_at must be today or a later day within a year',
      },
    ]);
}

/** Throws `GIFT_CARD_NOT_ALLOWED` (400) if gift cards are to pay for gift cards. */
export function checkCardsApart(
  lines: CartDraft['lines'],
  tenders: Pick<NonNullable<CartDraft['tenders']>, 'cards'> | null | undefined,
): void {
  if ((tenders?.cards.length ?? 0) > 0 && lines.some(({ inputs }) => inputs != null))
    throw giftCardNotAllowed();
}
