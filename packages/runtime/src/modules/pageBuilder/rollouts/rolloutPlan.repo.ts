import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { noColumns, totalRow } from '../../../platform/db/rows.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import type { PageRef } from '../changedPages.ts';
import type { RouteCursors } from '../drafts/operation.ts';
import type { PlanTimes } from './planStatus.ts';

const planRow = z.object({
  rollout_plan_id: int,
  uuid,
  name: text,
  changeset_id: int,
  theme: text.nullable(),
  /** For each route the `change_order` up to which it shows the operations of its changeset. */
  route_cursors: z.record(z.string(), int),
  start_time: timestamp,
  end_time: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  changeset_name: text,
  changeset_uuid: uuid,
  published_at: timestamp.nullable(),
  operation_count: int,
});
export type RolloutPlanRow = z.output<typeof planRow>;
export type RolloutPlanValues = Pick<RolloutPlanRow, 'name' | 'start_time' | 'end_time'>;

const idRow = z.object({ rollout_plan_id: int });
const nameRow = z.object({ name: text });

/** A page that a plan changes, and its number range. */
export interface PlanPage extends PageRef {
  readonly scope: string;
}

const columns = sql.fragment`p.rollout_plan_id, p.uuid, p.name, p.changeset_id, p.theme, p.route_cursors, p.start_time,
  p.end_time, p.created_at, p.updated_at, c.name as changeset_name, c.uuid as changeset_uuid, c.published_at, (
    select count(*)::int from changeset_operation o where o.changeset_id = p.changeset_id
  ) as operation_count`;
const source = sql.fragment`rollout_plan p join changeset c on c.changeset_id = p.changeset_id`;

const planOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`p.rollout_plan_id = ${ref.id}` : sql.fragment`p.uuid = ${ref.uuid}`;

export const findRolloutPlan = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(planRow)`select ${columns} from ${source} where ${planOf(ref)}`);

export const listRolloutPlans = (db: Db, listing: Slice) =>
  db.any(sql.type(planRow)`
    select ${columns} from ${source} where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countRolloutPlans = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from ${source} where ${where}`)}`);
  return total;
};

export const insertRolloutPlan = async (
  tx: Db,
  plan: RolloutPlanValues & {
    readonly changeset_id: number;
    readonly theme: string | null;
    readonly route_cursors: RouteCursors;
  },
) => {
  const row = await tx.one(sql.type(idRow)`
    insert into rollout_plan (name, changeset_id, theme, route_cursors, start_time, end_time)
    values (${plan.name}, ${plan.changeset_id}, ${plan.theme}, ${JSON.stringify(plan.route_cursors)}::jsonb,
      ${plan.start_time}, ${plan.end_time})
    returning rollout_plan_id`);
  return row.rollout_plan_id;
};

/** Writes the pages of a plan anew, with its times. May hit `rollout_plan_overlap_exclude`. */
export async function replacePlanPages(tx: Db, id: number, pages: readonly PlanPage[]): Promise<void> {
  await tx.run(sql.type(noColumns)`delete from rollout_plan_page where rollout_plan_id = ${id}`);
  await tx.run(sql.type(noColumns)`
    insert into rollout_plan_page (rollout_plan_id, route, entity_urn, scope, during)
    select p.rollout_plan_id, n.route, n.entity_urn, n.scope::int8range, tstzrange(p.start_time, p.end_time)
    from rollout_plan p, ${sql.unnest(
      pages.map(({ route, entity_urn, scope }) => [route, entity_urn, scope]),
      ['text', 'text', 'text'],
    )} as n (route, entity_urn, scope)
    where p.rollout_plan_id = ${id}`);
}

/** Moves its pages in time too. May hit `rollout_plan_overlap_exclude`. */
export const updateRolloutPlanRow = (tx: Db, id: number, { name, start_time, end_time }: RolloutPlanValues) =>
  tx.run(sql.type(noColumns)`
    with moved as (
      update rollout_plan_page set during = tstzrange(${start_time}, ${end_time}) where rollout_plan_id = ${id}
    )
    update rollout_plan set name = ${name}, start_time = ${start_time}, end_time = ${end_time}, updated_at = now()
    where rollout_plan_id = ${id}`);

export const updatePlanCursors = (tx: Db, id: number, cursors: RouteCursors) =>
  tx.run(sql.type(noColumns)`
    update rollout_plan set route_cursors = ${JSON.stringify(cursors)}::jsonb, updated_at = now()
    where rollout_plan_id = ${id}`);

/** The names of the other plans that change one of the pages at some time of these, oldest first; at most 20. */
export const listOverlapping = async (
  db: Db,
  {
    id,
    scopes,
    start_time,
    end_time,
  }: PlanTimes & { readonly id: number; readonly scopes: readonly string[] },
): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(nameRow)`
    select p.name from rollout_plan p where p.rollout_plan_id <> ${id} and p.rollout_plan_id in (
      select g.rollout_plan_id from rollout_plan_page g
      join unnest(${sql.array(scopes, 'text')}) as mine (scope) on g.scope && mine.scope::int8range
      where g.during && tstzrange(${start_time}, ${end_time}))
    order by p.rollout_plan_id limit 20`);
  return rows.map((row) => row.name);
};

const scopeRow = z.object({ scope: text });

export const listPlanScopes = async (db: Db, id: number): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(scopeRow)`
    select scope::text as scope from rollout_plan_page where rollout_plan_id = ${id}`);
  return rows.map((row) => row.scope);
};

export const deleteRolloutPlan = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from rollout_plan where rollout_plan_id = ${id}`);

/** From then on it is nobody's draft: its author may begin another one. */
export const nameDraft = (tx: Db, changesetId: number, name: string) =>
  tx.run(sql.type(noColumns)`
    update changeset set name = ${name}, updated_at = now() where changeset_id = ${changesetId}`);
