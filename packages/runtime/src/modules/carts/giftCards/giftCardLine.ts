import type { Refusal } from '../../../platform/errors.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import { validationFailed } from '../../../platform/errors.ts';
import type { Minor } from '../../../platform/money.ts';
import { isOffered } from '../../catalog/index.ts';
import type { CurrencyTerms, ShopCurrencies } from '../../currencies/index.ts';
import { unitPriceIn } from '../cartCurrency.ts';
import type { CartDraft } from '../draft.ts';
import { giftCardAmount, giftCardNotAllowed, inputsNotTaken, productNotAvailable } from '../errors.ts';
import type { PricingInputs, ProductInputs } from '../inputs/cartInputs.ts';
import { amountOfCard, isSold, offeredText, shopInputs } from './enteredAmount.ts';
import type { LineInputs } from './lineInputs.ts';

/** A line, as far as it may be a gift card. */
interface InputLine {
  readonly inputs?: LineInputs | null | undefined;
}

/** Reports whether a line sells gift cards. Offers do not apply to it. */
export const isCardLine = ({ product, inputs }: InputLine & { readonly product: ProductInputs }): boolean =>
  product.gift_card != null || inputs != null;

/**
 * Returns the price of one unit of a line, of `units` of the product: the chosen amount of a gift card, in the currency of the cart,
 * else the price of the product. Null if it has none in the currency. Pure.
 */
export const linePriceIn = (
  product: ProductInputs,
  { inputs: entered }: InputLine,
  inputs: Pick<PricingInputs, 'currencies' | 'pricing'>,
  terms: CurrencyTerms,
  units: number,
): Minor | null =>
  product.gift_card && entered ? amountOfCard(terms, entered) : unitPriceIn(product, inputs, terms, units);

/** Returns the reason why a line with or without inputs cannot be ordered as its product is now, or null. `terms` are of the cart's currency. */
export function inputsFault(
  { gift_card }: ProductInputs,
  { inputs }: InputLine,
  terms: CurrencyTerms,
): Refusal | null {
  if (gift_card == null) return inputs == null ? null : productNotAvailable();
  if (inputs != null && isSold(gift_card, terms, inputs)) return null;
  return giftCardAmount(offeredText(gift_card, inputs?.entered?.currency === terms.code ? terms : null));
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 366;

/** The time and the place that new inputs are checked by. */
interface InputContext {
  readonly currencies: ShopCurrencies;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The path of the inputs in the request body. */
  readonly path: string;
}

/**
 * Returns the checked inputs of a line, with their amount in the currency of the shop. Throws 400 for inputs that do not fit the product: an
 * amount that is not offered or has too many decimals, a day that has passed or is more than a year away, and inputs of a product that takes none.
 */
export function checkedInputs(
  product: ProductInputs,
  line: InputLine,
  { currencies, now, path }: InputContext,
): LineInputs | null {
  const { gift_card: card } = product;
  if (card == null) {
    if (line.inputs != null) throw inputsNotTaken(path);
    return null;
  }
  const inputs = shopInputs(product, line.inputs, currencies, path);
  const decimals = inputs && amountFault(`${path}.amount`, inputs.amount, currencies.base.code);
  if (decimals) throw validationFailed([decimals]);
  if (inputs == null || !isOffered(card, inputs.amount))
    throw giftCardAmount(offeredText(card, null), `${path}.amount`);
  checkDay(inputs, now, path);
  return inputs;
}

function checkDay({ deliver_at }: LineInputs, now: number, path: string): void {
  if (deliver_at === null) return;
  const at = Date.parse(deliver_at);
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
