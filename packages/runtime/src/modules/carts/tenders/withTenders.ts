import { giftCardInvalid } from '../../storedValue/index.ts';
import type { CartColumns } from '../cart.ts';
import type { CartError } from '../cartError.ts';
import { cartErrorOf } from '../cartError.ts';
import type { ComputedCart } from '../cartColumns.ts';
import type { PricingInputs } from '../inputs/cartInputs.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { giftCardNotAllowed } from '../errors.ts';
import { coverCart } from './cartTenders.ts';

/** The `field` of errors about gift cards. */
export const GIFT_CARDS_FIELD = 'gift_cards';

/** Adds what gift cards and credit pay to a computed cart. Carts without them stay as they are. */
export function withTenders(
  computed: ComputedCart,
  inputs: Pick<PricingInputs, 'storedValues'>,
): ComputedCart {
  const { columns } = computed;
  if (columns.tenders === null) return computed;
  // Only a cart that took over the lines of another has both.
  const isApart =
    columns.tenders.cards.length > 0 && computed.lines.some(({ inputs: entered }) => entered !== null);
  const given = isApart ? { ...columns.tenders, cards: [] } : columns.tenders;
  const { tenders, isCardLost } = coverCart(columns, given, inputs.storedValues ?? []);
  const fault = isApart ? giftCardNotAllowed() : isCardLost ? giftCardInvalid() : null;
  return { ...computed, columns: { ...columns, tenders, errors: errorsAfter(columns, fault) } };
}

/** Adds the error about a card that was taken off. It stays until the shopper changes the gift cards. */
const errorsAfter = ({ errors }: CartColumns, fault: Refusal | null): CartError[] =>
  fault ? [...withoutCardErrors(errors), cartErrorOf(fault, GIFT_CARDS_FIELD)] : errors;

/** Returns the errors that are not about gift cards. */
export const withoutCardErrors = (errors: readonly CartError[]): CartError[] =>
  errors.filter(({ field }) => field !== GIFT_CARDS_FIELD);
