import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { minorOf } from '../priceLists/priceRules.ts';
import type { PriceBuyer } from '../priceLists/priceRules.ts';
import { BASE_CONTEXT } from '../prices/priceHistory.ts';
import type { PastPrice } from './pastPrice.repo.ts';
import type { KeptPrice } from './keptPrice.ts';

const PERIOD_MS = 30 * 86_400_000;

/**
 * Returns the lowest price of the 30 days before a reduction begins: of what the product cost for these buyers, and, without a price of its own
 * in the currency, of what it cost in the shop's, converted at the rate of today. `before` are the prices that hold from now until then. Pure.
 */
export function lowestBefore(
  { start, struck }: { readonly start: number; readonly struck: Minor | null },
  before: readonly KeptPrice[],
  past: readonly PastPrice[],
  buyer: PriceBuyer,
  hasOwnPrice: boolean,
): Minor | null {
  const from = start - PERIOD_MS;
  const amounts = before.filter(({ to }) => to === null || to > from).map(({ amount }) => amount);
  for (const [context, prices] of Map.groupBy(past, (price) => price.context)) {
    if (context === BASE_CONTEXT && hasOwnPrice) continue;
    for (const [index, { amount, starts_at }] of prices.entries()) {
      const next = prices[index + 1];
      if (Date.parse(starts_at) >= start || (next && Date.parse(next.starts_at) <= from)) continue;
      const minor =
        context === BASE_CONTEXT
          ? minorOf({ amount, isBase: true }, buyer)
          : toMinor(amount, buyer.currency.code);
      if (minor !== null) amounts.push(minor);
    }
  }
  if (struck !== null) amounts.push(struck);
  return amounts.length === 0 ? null : Math.min(...amounts);
}
