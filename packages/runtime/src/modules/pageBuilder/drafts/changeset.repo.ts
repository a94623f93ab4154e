import { z } from 'zod';
import { int, noColumns, totalRow } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import { countRows, onPage } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { changesetColumns, changesetRow, DRAFT_PREFIX } from './changeset.ts';
import type { Changeset, RouteCursors } from './changeset.ts';

const changesets = table({
  name: 'changeset',
  alias: 'c',
  row: changesetColumns,
  written: ['name', 'theme', 'created_by'],
});
const { columns } = changesets;

const floorRow = z.object({ plans: int, cursors: z.record(z.string(), int) });

const counted = sql.fragment`${columns}, (
  select count(*)::int from changeset_operation o where o.changeset_id = c.changeset_id) as operation_count`;

export const findChangeset = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(changesetRow)`select ${counted} from changeset c where ${changesets.is(ref)}`);

/** Finds an administrator's open draft for a theme. Returns null if there is none. */
export const findDraft = (db: Db, { theme, created_by }: Pick<Changeset, 'theme' | 'created_by'>) =>
  db.maybeOne(sql.type(changesetRow)`
    select ${counted} from changeset c
    where c.created_by = ${created_by} and c.theme is not distinct from ${theme} and c.published_at is null
      and c.name like ${`${DRAFT_PREFIX}%`}`);

export const listChangesetsByIds = (db: Db, ids: readonly number[]) =>
  db.any(sql.type(changesetRow)`
    select ${counted} from changeset c where c.changeset_id = any(${sql.array(ids, 'int4')})`);

/** Finds and locks a changeset. Publishing a changeset, or changing the changeset, its operations or its plans, requires this lock. */
export const lockChangeset = (tx: Db, ref: IdRef) =>
  tx.maybeOne(
    sql.type(changesetColumns)`select ${columns} from changeset c where ${changesets.is(ref)} for update`,
  );

export const listChangesets = (db: Db, listing: Slice) =>
  db.any(sql.type(changesetRow)`
    select ${counted} from changeset c where ${onPage(sql.fragment`c.changeset_id`, sql.fragment`changeset c`, listing)}
    order by ${listing.orderBy}`);

export const countChangesets = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from changeset c where ${where}`)}`);
  return total;
};

export const insertChangeset = (db: Db, values: Pick<Changeset, 'name' | 'theme' | 'created_by'>) =>
  db.one(sql.type(changesetRow)`
    ${changesets.insert(values)} returning ${columns}, 0 as operation_count`);

export const updateCursors = (tx: Db, id: number, cursors: RouteCursors) =>
  tx.run(sql.type(noColumns)`
    update changeset set route_cursors = ${JSON.stringify(cursors)}::jsonb, updated_at = now()
    where changeset_id = ${id}`);

/** Marks a changeset as published and deletes its rollout plans, because their content is now live. */
export const markPublished = (tx: Db, id: number) =>
  tx.one(sql.type(changesetRow)`
    with ended as (delete from rollout_plan where changeset_id = ${id})
    update changeset c set published_at = now(), updated_at = now() where c.changeset_id = ${id}
    returning ${counted}`);

/** Deletes a changeset with its operations. */
export const deleteChangeset = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from changeset where changeset_id = ${id}`);

/**
 * Returns the number of a changeset's rollout plans, and the highest plan cursor of each route. Operations up to this cursor cannot be
 * undone.
 */
export const readPlanFloor = (db: Db, changesetId: number) =>
  db.one(sql.type(floorRow)`
    with plan as (select route_cursors from rollout_plan where changeset_id = ${changesetId}), highest as (
      select route, max(change_order::int) as change_order
      from plan, jsonb_each_text(route_cursors) as held (route, change_order) group by route
    )
    select (select count(*)::int from plan) as plans,
      (select coalesce(jsonb_object_agg(route, change_order), '{}') from highest) as cursors`);
