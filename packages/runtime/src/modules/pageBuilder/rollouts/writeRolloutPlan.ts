import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { changedPages } from '../changedPages.ts';
import { listOperations } from '../drafts/changesetOperation.repo.ts';
import type { Changeset } from '../drafts/changeset.repo.ts';
import { DRAFT_PREFIX, openChangeset } from '../drafts/openChangeset.ts';
import { operationsAt } from '../drafts/operation.ts';
import { listLivePlacements } from '../livePlacement.repo.ts';
import { lockPlacements } from '../lockPlacements.ts';
import { publishedCannotBePlanned, rolloutEndsTooEarly, rolloutPlanNotFound } from './errors.ts';
import { pageScope } from './pageScope.ts';
import type { PlanTimes } from './planStatus.ts';
import { refusingOverlap } from './refusingOverlap.ts';
import {
  deleteRolloutPlan,
  findRolloutPlan,
  insertRolloutPlan,
  listPlanScopes,
  nameDraft,
  replacePlanPages,
  updatePlanCursors,
  updateRolloutPlanRow,
} from './rolloutPlan.repo.ts';
import type { PlanPage, RolloutPlanRow } from './rolloutPlan.repo.ts';
import type { NewRolloutPlanBody, RolloutPlanBody } from './rolloutPlanBody.ts';

/**
 * Plans what holds of a changeset now: it shows from a time to a time, and nothing is written to the live pages. A draft takes
 * the plan's name, so that its author may begin another one. One transaction. Throws 404, 403, 400 CHANGESET_PUBLISHED,
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
      if (changeset.name.startsWith(DRAFT_PREFIX)) await nameDraft(tx, changeset_id, name);
      return getRolloutPlan(tx, String(id));
    }),
  );
}

/** Changes name and times, what the body carries and nothing else. Throws what creating throws, and 404. */
export const updateRolloutPlan = (db: Db, id: string, body: RolloutPlanBody): Promise<RolloutPlanRow> =>
  withRefusals(() =>
    db.transaction(async (tx) => {
      await lockPlacements(tx);
      const plan = await getRolloutPlan(tx, id);
      const values = mergeDefined(plan, body);
      checkTimes(values);
      const planId = plan.rollout_plan_id;
      const { start_time, end_time } = values;
      const mine = { id: planId, scopes: await listPlanScopes(tx, planId), start_time, end_time };
      await refusingOverlap(tx, mine, (inner) => updateRolloutPlanRow(inner, planId, values));
      return getRolloutPlan(tx, id);
    }),
  );

/** Takes over what holds of the changeset by now. Throws 404, 403, 400 ROLLOUT_OVERLAP, and 409 HOMEPAGE_BUSY. */
export const syncRolloutPlan = (db: Db, id: string, admin: AdminCaller): Promise<RolloutPlanRow> =>
  db.transaction(async (tx) => {
    await lockPlacements(tx);
    const plan = await getRolloutPlan(tx, id);
    const changeset = await openChangeset(tx, String(plan.changeset_id), admin, {
      published: publishedCannotBePlanned,
    });
    const { rollout_plan_id, start_time, end_time } = plan;
    await updatePlanCursors(tx, rollout_plan_id, changeset.route_cursors);
    await writePages(tx, { id: rollout_plan_id, start_time, end_time }, await pagesOf(tx, changeset));
    return getRolloutPlan(tx, id);
  });

/** Ends a plan as if it had not been; its changeset stays. Throws 404, and 409 HOMEPAGE_BUSY. */
export const cancelRolloutPlan = (db: Db, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPlacements(tx);
    const { rollout_plan_id } = await getRolloutPlan(tx, id);
    await deleteRolloutPlan(tx, rollout_plan_id);
  });

export async function getRolloutPlan(db: Db, id: string): Promise<RolloutPlanRow> {
  const ref = idRefOf(id);
  const plan = ref && (await findRolloutPlan(db, ref));
  if (!plan) throw rolloutPlanNotFound(id);
  return plan;
}

async function pagesOf(
  tx: Db,
  { changeset_id, theme, route_cursors }: Changeset,
): Promise<readonly PlanPage[]> {
  const operations = operationsAt(await listOperations(tx, [changeset_id]), route_cursors);
  const pages = changedPages(operations, await listLivePlacements(tx, operations));
  const byScope = new Map(pages.map((page) => [pageScope(theme, page), page]));
  return [...byScope].map(([scope, page]) => ({ ...page, scope }));
}

const writePages = (tx: Db, plan: PlanTimes & { readonly id: number }, pages: readonly PlanPage[]) =>
  refusingOverlap(tx, { ...plan, scopes: pages.map(({ scope }) => scope) }, (inner) =>
    replacePlanPages(inner, plan.id, pages),
  );

function checkTimes({ start_time, end_time }: PlanTimes): void {
  if (end_time !== null && new Date(end_time) <= new Date(start_time)) throw rolloutEndsTooEarly();
}

const withRefusals = <T>(work: () => Promise<T>): Promise<T> =>
  onConstraint({ rollout_plan_time_check: rolloutEndsTooEarly }, work);
