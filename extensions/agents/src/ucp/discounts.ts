import { appliedOffers } from '../selling/appliedOffers.ts';
import type { Priced } from '../selling/priced.ts';

/** Returns the codes and what offers take off. The parts that lines have of an offer add up to its amount. */
export function discountsOf(priced: Priced, codes: readonly string[]) {
  const applied = appliedOffers(priced).map(({ code, title, amount, allocations }) => ({
    ...(code !== null && { code }),
    title,
    amount,
    automatic: code === null,
    ...(allocations && {
      method: 'across' as const,
      allocations: allocations.map((part) => ({ path: `$.line_items[${part.line}]`, amount: part.amount })),
    }),
  }));
  return codes.length === 0 && applied.length === 0 ? null : { codes, applied };
}
