import { z } from 'zod';
import { int, noColumns, text, totalRow } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import type { ValuesOf } from '../../../platform/entity/table.ts';
import { countRows, onPage } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import type { PageRef } from '../changedPages.ts';
import { HOMEPAGE } from '../pagePlacements.ts';
import type { RouteCursors } from '../drafts/changeset.ts';
import type { PlanTimes } from './planStatus.ts';
import { changedPage, rolloutPlanRow } from './rolloutPlan.ts';
import type { RolloutPlanValues } from './rolloutPlan.ts';

const plans = table({
  name: 'rollout_plan',
  alias: 'p',
  row: rolloutPlanRow,
  computed: ['changeset_name', 'changeset_uuid', 'published_at', 'operation_count', 'pages'],
  written: ['name', 'changeset_id', 'theme', 'route_cursors', 'start_time', 'end_time'],
});

const idRow = z.object({ rollout_plan_id: int });

/** A page that a plan changes, with its number range. */
export interface PlanPage extends PageRef {
  readonly scope: string;
}

/** Selects the path of page `g` by the UUID at the end of its URN. */
const urlOfPage = sql.fragment`case when g.route = ${HOMEPAGE} and g.entity_urn is null then '/' else (
    select r.request_path from url_rewrite r where r.entity_uuid = substring(
      g.entity_urn from '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$')::uuid) end`;

const columns = sql.fragment`${plans.columns}, c.name as changeset_name, c.uuid as changeset_uuid, c.published_at, (
    select count(*)::int from changeset_operation o where o.changeset_id = p.changeset_id
  ) as operation_count, (
    select coalesce(json_agg(json_build_object('route', g.route, 'entity_urn', g.entity_urn, 'url', ${urlOfPage})
      order by g.route, g.entity_urn), '[]')
    from rollout_plan_page g where g.rollout_plan_id = p.rollout_plan_id
  ) as pages`;
const source = sql.fragment`rollout_plan p join changeset c on c.changeset_id = p.changeset_id`;

export const findRolloutPlan = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(rolloutPlanRow)`select ${columns} from ${source} where ${plans.is(ref)}`);

export const listRolloutPlans = (db: Db, listing: Slice) =>
  db.any(sql.type(rolloutPlanRow)`
    select ${columns} from ${source} where ${onPage(sql.fragment`p.rollout_plan_id`, source, listing)}
    order by ${listing.orderBy}`);

export const countRolloutPlans = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from ${source} where ${where}`)}`);
  return total;
};

/** Inserts a plan without pages. Returns its integer ID. */
export const insertRolloutPlan = async (tx: Db, values: ValuesOf<typeof plans>) => {
  const row = await tx.one(sql.type(idRow)`${plans.insert(values)} returning p.rollout_plan_id`);
  return row.rollout_plan_id;
};

/** Replaces the pages of a plan. May violate the constraint `rollout_plan_overlap_exclude`. */
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

/** Updates a plan and the times of its pages. May violate the constraint `rollout_plan_overlap_exclude`. */
export const updateRolloutPlanRow = (tx: Db, id: number, { name, start_time, end_time }: RolloutPlanValues) =>
  tx.run(sql.type(noColumns)`
    with moved as (
      update rollout_plan_page set during = tstzrange(${start_time}, ${end_time}) where rollout_plan_id = ${id}
    )
    ${plans.update({ name, start_time, end_time })} where ${plans.is({ id })}`);

export const updatePlanCursors = (tx: Db, id: number, route_cursors: RouteCursors) =>
  tx.run(sql.type(noColumns)`${plans.update({ route_cursors })} where ${plans.is({ id })}`);

/** The pages of a plan as number ranges, with the plan's start and end times. */
export interface PlanRange extends PlanTimes {
  /** The integer ID of the plan. Null if the plan is not stored yet. */
  readonly id: number | null;
  readonly scopes: readonly string[];
}

/**
 * Lists other plans that change any of the same pages in the same period, oldest first, at most 20. These plans make
 * `rollout_plan_overlap_exclude` reject the plan. Runs one SQL statement.
 */
export const listOverlapping = (db: Db, { id, scopes, start_time, end_time }: PlanRange) =>
  db.any(sql.type(rolloutPlanRow)`
    select ${columns} from ${source} where p.rollout_plan_id is distinct from ${id}::int and p.rollout_plan_id in (
      select g.rollout_plan_id from rollout_plan_page g
      join unnest(${sql.array(scopes, 'text')}) as mine (scope) on g.scope && mine.scope::int8range
      where g.during && tstzrange(${start_time}, ${end_time}))
    order by p.rollout_plan_id limit 20`);

/** Adds the storefront paths of pages. Runs one SQL statement. */
export const listPageUrls = (db: Db, pages: readonly PageRef[]) =>
  db.any(sql.type(changedPage)`
    select g.route, g.entity_urn, ${urlOfPage} as url
    from ${sql.unnest(
      pages.map(({ route, entity_urn }) => [route, entity_urn]),
      ['text', 'text'],
    )} as g (route, entity_urn) order by g.route, g.entity_urn`);

const scopeRow = z.object({ scope: text });

/** Lists the number ranges of the pages of a plan. */
export const listPlanScopes = async (db: Db, id: number): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(scopeRow)`
    select scope::text as scope from rollout_plan_page where rollout_plan_id = ${id}`);
  return rows.map((row) => row.scope);
};

export const deleteRolloutPlan = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from rollout_plan where rollout_plan_id = ${id}`);

/** Renames a private draft, so that its author can start another draft. */
export const renameChangeset = (tx: Db, changesetId: number, name: string) =>
  tx.run(sql.type(noColumns)`
    update changeset set name = ${name}, updated_at = now() where changeset_id = ${changesetId}`);
