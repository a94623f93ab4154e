import { z } from 'zod';
import { decimal, int, text, uuid } from '../../../platform/db/columns.ts';
import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';

/** The gift cards and the store credit that a cart is paid with. Amounts are decimal strings, as of the last computation. */
export const cartTenders = z.object({
  /** The gift cards in the order in which they were entered, which is the order of use. */
  cards: z.array(z.object({ id: int, uuid, last4: text, amount: decimal })),
  /** The credit, which is used after the cards. `limit` is the most that the shopper wants to use. Null for all that is needed. */
  credit: z.object({ id: int, limit: decimal.nullable(), amount: decimal }).nullable(),
});
export type CartTenders = z.output<typeof cartTenders>;

/** A gift card or credit as it is now. */
export const storedValueInput = z.object({
  stored_value_id: int,
  uuid,
  kind: z.enum(['gift_card', 'credit']),
  last4: text.nullable(),
  currency: text,
  customer_id: int.nullable(),
  balance: decimal,
  /** True if it is neither void nor expired. */
  is_active: z.boolean(),
});
export type StoredValueInput = z.output<typeof storedValueInput>;

interface Payable {
  readonly currency: string;
  readonly grand_total: string;
  readonly customer_id: number | null;
}

interface Covered {
  readonly tenders: CartTenders | null;
  /** True if a gift card was taken off, because it can no longer pay anything. */
  readonly isCardLost: boolean;
}

/**
 * Computes what the gift cards and the credit of a cart pay of its total now: the cards in their order, then the credit. Takes off cards that
 * are void, expired, empty or in another currency. Pure.
 */
export function coverCart(
  { currency, grand_total, customer_id }: Payable,
  tenders: CartTenders | null,
  values: readonly StoredValueInput[],
): Covered {
  if (!tenders) return { tenders: null, isCardLost: false };
  const byId = new Map(values.map((value) => [value.stored_value_id, value]));
  const balanceOf = (id: number): Minor => {
    const value = byId.get(id);
    const isUsable =
      value?.is_active === true &&
      value.currency === currency &&
      (value.kind === 'gift_card' || value.customer_id === customer_id);
    return isUsable ? Math.max(0, toMinor(value.balance, currency)) : 0;
  };
  let due = toMinor(grand_total, currency);
  const take = (most: Minor): string => {
    const amount = Math.min(due, most);
    due -= amount;
    return toDecimal(amount, currency);
  };
  const left = tenders.cards.filter(({ id }) => balanceOf(id) > 0);
  const cards = left.map((card) => ({ ...card, amount: take(balanceOf(card.id)) }));
  const credit = tenders.credit && coverByCredit(tenders.credit, currency, balanceOf, take);
  const isEmpty = cards.length === 0 && credit === null;
  return { tenders: isEmpty ? null : { cards, credit }, isCardLost: left.length < tenders.cards.length };
}

function coverByCredit(
  credit: NonNullable<CartTenders['credit']>,
  currency: string,
  balanceOf: (id: number) => Minor,
  take: (most: Minor) => string,
): CartTenders['credit'] {
  const balance = balanceOf(credit.id);
  if (balance === 0) return null;
  const limit = credit.limit === null ? balance : toMinor(credit.limit, currency);
  return { ...credit, amount: take(Math.min(balance, limit)) };
}

/** A cart as far as its tenders are concerned. */
interface PaidCart {
  readonly currency: string;
  readonly grand_total: string;
  readonly tenders?: CartTenders | null;
}

/** Returns what gift cards and credit pay of a cart, in minor units. */
export const storedPart = ({ tenders, currency }: Omit<PaidCart, 'grand_total'>): Minor =>
  sum(
    [...(tenders?.cards ?? []), ...(tenders?.credit ? [tenders.credit] : [])].map(({ amount }) =>
      toMinor(amount, currency),
    ),
  );

/** Returns what is left for a payment method to collect, as a decimal string. */
export const amountDue = (cart: PaidCart): string =>
  toDecimal(toMinor(cart.grand_total, cart.currency) - storedPart(cart), cart.currency);
