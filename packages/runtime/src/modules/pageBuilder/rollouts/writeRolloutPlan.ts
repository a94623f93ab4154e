import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { changedPages } from '../changedPages.ts';
import { listOperations } from '../drafts/changesetOperation.repo.ts';
import type { Changeset } from '../drafts/changeset.ts';
import { DRAFT_PREFIX } from '../drafts/changeset.ts';
import { openChangeset } from '../drafts/openChangeset.ts';
import { operationsAt } from '../drafts/operation.ts';
import { lockPlacements } from '../lockPlacements.ts';
import { listLivePlacements } from '../widgetPlacement.repo.ts';
import {
  publishedCannotBePlanned,
  rolloutEndsTooEarly,
  rolloutPlanNotFound,
  rolloutsOverlap,
} from './errors.ts';
import { pageScope } from './pageScope.ts';
import type { PlanTimes } from './planStatus.ts';
import {
  deleteRolloutPlan,
  findRolloutPlan,
  insertRolloutPlan,
  listOverlapping,
  listPlanScopes,
  renameChangeset,
  replacePlanPages,
  updatePlanCursors,
  updateRolloutPlanRow,
} from './rolloutPlan.repo.ts';
import type { PlanPage, PlanRange } from './rolloutPlan.repo.ts';
import type { RolloutPlanRow } from './rolloutPlan.ts';
import type { NewRolloutPlanBody, RolloutPlanBody } from './rolloutPlanBody.ts';

/**
 * Creates a rollout plan from the currently applied operations of a changeset, in one transaction. Does not change the live pages.
 * Renames a private draft to the plan's name, so that its author can start another draft. Throws 404, 403, 400 CHANGESET_PUBLISHED,
 * ROLLOUT_ENDS_TOO_EARLY and ROLLOUT_OVERLAP, and 409 HOMEPAGE_BUSY.
 */
export function createRolloutPlan(
  db: Db,
  body: NewRolloutPlanBody,
  admin: AdminCaller,
): Promise<RolloutPlanRow> {
  const { name, start_time, end_time = null } = body;
  checkTimes({ start_time, end_time });
  return withRefusals(() =>
    db.transaction(async (tx) => {
      await lockPlacements(tx);
      const changeset = await openChangeset(tx, body.changeset_id, admin, {
        published: publishedCannotBePlanned,
      });
      const { changeset_id, theme, route_cursors } = changeset;
      const pages = await pagesOf(tx, changeset);
      const id = await insertRolloutPlan(tx, {
        name,
        start_time,
        end_time,
        changeset_id,
        theme,
        route_cursors,
      });
      await writePages(tx, { id, start_time, end_time }, pages);
      if (changeset.name.startsWith(DRAFT_PREFIX)) await renameChangeset(tx, changeset_id, name);
      return getRolloutPlan(tx, { id });
    }),
  );
}

/** Updates a plan's name and times with the fields in the body. Throws the same errors as `createRolloutPlan`, and 404. */
export const updateRolloutPlan = (db: Db, ref: IdRef, body: RolloutPlanBody): Promise<RolloutPlanRow> =>
  withRefusals(() =>
    db.transaction(async (tx) => {
      await lockPlacements(tx);
      const plan = await getRolloutPlan(tx, ref);
      const values = mergeDefined(plan, body);
      checkTimes(values);
      const planId = plan.rollout_plan_id;
      const { start_time, end_time } = values;
      const mine = { id: planId, scopes: await listPlanScopes(tx, planId), start_time, end_time };
      await rejectingOverlap(tx, mine, (inner) => updateRolloutPlanRow(inner, planId, values));
      return getRolloutPlan(tx, ref);
    }),
  );

/** Updates a plan to the currently applied operations of its changeset. Throws 404, 403, 400 ROLLOUT_OVERLAP, and 409 HOMEPAGE_BUSY. */
export const syncRolloutPlan = (db: Db, ref: IdRef, admin: AdminCaller): Promise<RolloutPlanRow> =>
  db.transaction(async (tx) => {
    await lockPlacements(tx);
    const plan = await getRolloutPlan(tx, ref);
    const changeset = await openChangeset(tx, String(plan.changeset_id), admin, {
      published: publishedCannotBePlanned,
    });
    const { rollout_plan_id, start_time, end_time } = plan;
    await updatePlanCursors(tx, rollout_plan_id, changeset.route_cursors);
    await writePages(tx, { id: rollout_plan_id, start_time, end_time }, await pagesOf(tx, changeset));
    return getRolloutPlan(tx, ref);
  });

/** Deletes a plan but not its changeset. Throws 404, and 409 HOMEPAGE_BUSY. */
export const cancelRolloutPlan = (db: Db, ref: IdRef): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPlacements(tx);
    const { rollout_plan_id } = await getRolloutPlan(tx, ref);
    await deleteRolloutPlan(tx, rollout_plan_id);
  });

/** Finds a plan. Throws 404. */
export async function getRolloutPlan(db: Db, ref: IdRef): Promise<RolloutPlanRow> {
  const plan = await findRolloutPlan(db, ref);
  if (!plan) throw rolloutPlanNotFound(String('id' in ref ? ref.id : ref.uuid));
  return plan;
}

/** Returns the pages changed by a changeset's applied operations, with their number ranges. Runs two SQL statements. */
export async function pagesOf(
  tx: Db,
  { changeset_id, theme, route_cursors }: Changeset,
): Promise<readonly PlanPage[]> {
  const operations = operationsAt(await listOperations(tx, [changeset_id]), route_cursors);
  const pages = changedPages(operations, await listLivePlacements(tx, operations));
  const byScope = new Map(pages.map((page) => [pageScope(theme, page), page]));
  return [...byScope].map(([scope, page]) => ({ ...page, scope }));
}

const writePages = (tx: Db, plan: PlanTimes & { readonly id: number }, pages: readonly PlanPage[]) =>
  rejectingOverlap(tx, { ...plan, scopes: pages.map(({ scope }) => scope) }, (inner) =>
    replacePlanPages(inner, plan.id, pages),
  );

/** Throws 400 ROLLOUT_ENDS_TOO_EARLY if a plan does not end after it starts. */
export function checkTimes({ start_time, end_time }: PlanTimes): void {
  if (end_time !== null && new Date(end_time) <= new Date(start_time)) throw rolloutEndsTooEarly();
}

const withRefusals = <T>(work: () => Promise<T>): Promise<T> =>
  onConstraint({ rollout_plan_time_check: rolloutEndsTooEarly }, work);

/** Saves a plan in a savepoint. If the plan overlaps with others, throws 400 ROLLOUT_OVERLAP with their names. */
async function rejectingOverlap(
  tx: Db,
  range: PlanRange,
  write: (inner: Db) => Promise<unknown>,
): Promise<void> {
  const overlap = new Error('the plan overlaps');
  try {
    await onConstraint({ rollout_plan_overlap_exclude: () => overlap }, () => tx.transaction(write));
  } catch (error) {
    if (error !== overlap) throw error;
    throw rolloutsOverlap((await listOverlapping(tx, range)).map(({ name }) => name));
  }
}
