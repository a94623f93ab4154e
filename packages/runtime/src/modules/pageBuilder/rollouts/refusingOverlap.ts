import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { rolloutsOverlap } from './errors.ts';
import type { PlanTimes } from './planStatus.ts';
import { listOverlapping } from './rolloutPlan.repo.ts';

/** The pages of a plan as their numbers, and when it changes them. */
export interface PlanRange extends PlanTimes {
  readonly id: number;
  readonly scopes: readonly string[];
}

/**
 * Does a write that may put a plan where another one is, in a savepoint. Where it does, throws 400 ROLLOUT_OVERLAP with the
 * names of those that are there.
 */
export async function refusingOverlap(
  tx: Db,
  range: PlanRange,
  write: (inner: Db) => Promise<unknown>,
): Promise<void> {
  const overlap = new Error('the plan overlaps');
  try {
    await onConstraint({ rollout_plan_overlap_exclude: () => overlap }, () => tx.transaction(write));
  } catch (error) {
    if (error !== overlap) throw error;
    throw rolloutsOverlap(await listOverlapping(tx, range));
  }
}
