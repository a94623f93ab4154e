import { sum } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';

/** A tender of an order with what can be refunded of it. */
export interface RefundSource {
  /** The id of the tender in the API. */
  readonly id: string;
  /** The row of a tender of stored value. Null for the payment method of the order. */
  readonly tender: { readonly order_tender_id: number; readonly stored_value_id: number } | null;
  readonly left: Minor;
}

/** The part of a refund that is taken from one tender. */
export interface RefundShare {
  readonly source: RefundSource;
  readonly amount: Minor;
}

/** A part that the caller chose, by the id of its tender. */
export interface ChosenShare {
  readonly id: string;
  readonly amount: Minor;
}

/**
 * Shares an amount among the tenders of an order. Without a choice, each gives what it has left before the next gives anything, in the order of
 * `sources`. Returns null if a choice does not add up to the amount, names a tender twice or one that the order does not have, or takes more than is left
 * of one. Pure.
 */
export function shareRefund(
  sources: readonly RefundSource[],
  amount: Minor,
  chosen: readonly ChosenShare[] | null,
): readonly RefundShare[] | null {
  const shares = chosen ? chosenShares(sources, chosen) : sharesInOrder(sources, amount);
  if (!shares || sum(shares.map((share) => share.amount)) !== amount) return null;
  return shares.filter((share) => share.amount > 0);
}

function sharesInOrder(sources: readonly RefundSource[], amount: Minor): readonly RefundShare[] {
  let rest = amount;
  return sources.map((source) => {
    const part = Math.min(rest, source.left);
    rest -= part;
    return { source, amount: part };
  });
}

function chosenShares(
  sources: readonly RefundSource[],
  chosen: readonly ChosenShare[],
): readonly RefundShare[] | null {
  const named = new Set(chosen.map(({ id }) => id));
  const shares = chosen.flatMap(({ id, amount }) => {
    const source = sources.find((candidate) => candidate.id === id);
    return source && amount >= 0 && amount <= source.left ? [{ source, amount }] : [];
  });
  return named.size === chosen.length && shares.length === chosen.length ? shares : null;
}
