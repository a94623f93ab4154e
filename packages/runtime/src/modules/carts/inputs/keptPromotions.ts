import type { AppContext } from '../../../platform/contracts/context.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import type { CartPromotion } from '../../promotions/index.ts';

/** The promotions that need no code, and the state in which they were read. */
export interface KeptPromotions {
  readonly state: string;
  readonly promotions: readonly CartPromotion[];
}

const kept = new WeakMap<object, KeptPromotions>();

/** Returns the promotions that the process keeps, also while other content changes. Null if it has read none yet. */
export const keptPromotions = (app: AppContext): KeptPromotions | null =>
  kept.get(serverOf(app).content) ?? null;

/** Returns the promotions that a statement has read, or the kept ones if they are the same, and keeps them. */
export function keepPromotions(
  app: AppContext,
  known: KeptPromotions | null,
  {
    promotions: read,
    promotions_state: state,
  }: {
    readonly promotions: readonly CartPromotion[] | null;
    readonly promotions_state: string;
  },
): readonly CartPromotion[] {
  const promotions = read ?? known?.promotions ?? [];
  kept.set(serverOf(app).content, { state, promotions });
  return promotions;
}
