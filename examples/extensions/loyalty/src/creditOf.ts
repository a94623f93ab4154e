import { mulDiv, scaled, toMinor } from '@shop/runtime/extension';
import type { CreditEntry, Minor, Order } from '@shop/runtime/extension';

const PERCENT_DECIMALS = 4;

/** Returns the best percentage of a buyer: that of one of the groups, or the one for all if no group of the buyer has its own. */
export function percentOf(
  groups: readonly string[],
  { all, byGroup }: { readonly all: number; readonly byGroup: Readonly<Record<string, number>> },
): number {
  const own = groups.flatMap((group) => byGroup[group] ?? []);
  return own.length === 0 ? all : Math.max(...own);
}

/**
 * Returns the credit for what was paid of an order and not refunded, in minor units. What store credit itself has paid gives none, and a
 * canceled order gives none.
 */
export function creditOf(
  { tenders, currency, canceled_at }: Pick<Order, 'tenders' | 'currency' | 'canceled_at'>,
  percent: string,
): Minor {
  if (canceled_at !== null) return 0;
  const minor = (amount: number) => toMinor(String(amount), currency);
  const kept = tenders
    .filter(({ method }) => method !== 'credit')
    .reduce((sum, { captured, refunded }) => sum + minor(captured) - minor(refunded), 0);
  return mulDiv(Math.max(kept, 0), scaled(percent, PERCENT_DECIMALS), 100 * 10 ** PERCENT_DECIMALS);
}

/**
 * Returns what is left of the credit of an order, as if the oldest credit were spent first: the balance consists of what came last. `prefix`
 * begins the keys of the order's entries.
 */
export function unspentOf(
  entries: readonly Pick<CreditEntry, 'amount' | 'key'>[],
  { prefix, amount, balance }: { readonly prefix: string; readonly amount: Minor; readonly balance: Minor },
): Minor {
  const isOwn = ({ key }: Pick<CreditEntry, 'key'>) => key?.startsWith(prefix) === true;
  const first = entries.findIndex(isOwn);
  if (first === -1) return 0;
  const later = entries
    .slice(first)
    .reduce((sum, entry) => sum + (isOwn(entry) ? 0 : Math.max(entry.amount, 0)), 0);
  return Math.min(Math.max(balance - later, 0), amount);
}
