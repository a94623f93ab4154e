import type { AppContext } from '@shop/runtime/extension';
import { appliedOffers } from '../selling/appliedOffers.ts';
import type { Priced } from '../selling/priced.ts';
import type { Problem } from '../selling/problem.ts';
import { sentenceOf } from '../selling/sentenceOf.ts';
import { CODE_REASONS } from './messages.ts';

/** The codes of a purchase, and what is said about them. */
export interface CodesTold {
  readonly codes: readonly string[];
  readonly problems: readonly Problem[];
}

/** Returns the codes, what offers take off, and the codes that do not hold. The parts that lines have of an offer add up to its amount. */
export const discountsOf = (app: AppContext, priced: Priced, { codes, problems }: CodesTold) => ({
  codes,
  applied: appliedOffers(priced).map(({ id, code, title, amount, allocations }) => ({
    id,
    ...(code !== null && { code }),
    coupon: { id: code ?? id, name: title },
    amount,
    automatic: code === null,
    ...(allocations && {
      method: 'across' as const,
      allocations: allocations.map((part) => ({ path: `$.line_items[${part.line}]`, amount: part.amount })),
    }),
  })),
  rejected: problems.flatMap((problem) => {
    const reason = CODE_REASONS[problem.kind];
    const code = codes[problem.index ?? 0];
    return reason === undefined || code === undefined
      ? []
      : [{ code, reason, message: sentenceOf(app, problem) }];
  }),
});
