import { giftCardInvalid } from '../../storedValue/index.ts';
import type { CartColumns, CartError } from '../cart.ts';
import { cartErrorOf } from '../cart.ts';
import type { ComputedCart } from '../cartColumns.ts';
import type { PricingInputs } from '../inputs/cartInputs.ts';
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
  const { tenders, isCardLost } = coverCart(columns, columns.tenders, inputs.storedValues ?? []);
  return { ...computed, columns: { ...columns, tenders, errors: errorsAfter(columns, isCardLost) } };
}

/** Adds the error about a card that was taken off. It stays until the shopper changes the gift cards. */
const errorsAfter = ({ errors }: CartColumns, isCardLost: boolean): CartError[] =>
  isCardLost ? [...withoutCardErrors(errors), cartErrorOf(giftCardInvalid(), GIFT_CARDS_FIELD)] : errors;

/** Returns the errors that are not about gift cards. */
export const withoutCardErrors = (errors: readonly CartError[]): CartError[] =>
  errors.filter(({ field }) => field !== GIFT_CARDS_FIELD);
