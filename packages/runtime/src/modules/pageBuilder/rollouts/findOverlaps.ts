import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import { readUnpublished } from '../drafts/readChangeset.ts';
import { publishedCannotBePlanned, rolloutPlanNotFound } from './errors.ts';
import type { PlanTimes } from './planStatus.ts';
import { listOverlapping, listPageUrls, listPlanScopes } from './rolloutPlan.repo.ts';
import type { ChangedPage, RolloutPlanRow } from './rolloutPlan.ts';
import { checkTimes, getRolloutPlan, pagesOf } from './writeRolloutPlan.ts';

/** A proposed plan, for a changeset or an existing plan. Both are given when an existing plan is updated to its changeset. */
export interface Intended extends PlanTimes {
  readonly changeset: string | null;
  /** The plan to change. It is not reported as overlapping with itself. */
  readonly plan: string | null;
}

/** The pages that a proposed plan changes, and the plans that overlap with it. */
export interface Overlaps {
  readonly pages: readonly ChangedPage[];
  readonly plans: readonly RolloutPlanRow[];
}

/**
 * Returns the plans that overlap with a proposed plan, by the same rule that rejects overlapping plans when they are saved. Throws 404
 * for the changeset and the plan, 400 CHANGESET_PUBLISHED and ROLLOUT_ENDS_TOO_EARLY.
 */
export async function findOverlaps(db: Db, { changeset, plan, ...times }: Intended): Promise<Overlaps> {
  checkTimes(times);
  const own = plan === null ? null : await findPlan(db, plan);
  const id = own?.rollout_plan_id ?? null;
  if (changeset !== null) {
    const pages = await pagesOf(db, await readUnpublished(db, changeset, publishedCannotBePlanned));
    const scopes = pages.map(({ scope }) => scope);
    return {
      pages: await listPageUrls(db, pages),
      plans: await listOverlapping(db, { id, scopes, ...times }),
    };
  }
  if (!own) return { pages: [], plans: [] };
  const scopes = await listPlanScopes(db, own.rollout_plan_id);
  return { pages: own.pages, plans: await listOverlapping(db, { id, scopes, ...times }) };
}

function findPlan(db: Db, id: string): Promise<RolloutPlanRow> {
  const ref = idRefOf(id);
  if (!ref) throw rolloutPlanNotFound(id);
  return getRolloutPlan(db, ref);
}
