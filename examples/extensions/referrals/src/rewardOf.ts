import { mulDiv, toMinor } from '@shop/runtime/extension';
import type { Minor, Order } from '@shop/runtime/extension';

/** Returns the part of a reward for what was paid of an order and not refunded. A canceled order and one that costs nothing give none. */
export function rewardOf(
  {
    tenders,
    currency,
    grand_total,
    canceled_at,
  }: Pick<Order, 'tenders' | 'currency' | 'grand_total' | 'canceled_at'>,
  reward: Minor,
): Minor {
  const total = toMinor(grand_total, currency);
  if (canceled_at !== null || total === 0) return 0;
  const minor = (amount: number) => toMinor(String(amount), currency);
  const kept = tenders.reduce((sum, { captured, refunded }) => sum + minor(captured) - minor(refunded), 0);
  return mulDiv(reward, Math.min(Math.max(kept, 0), total), total);
}
