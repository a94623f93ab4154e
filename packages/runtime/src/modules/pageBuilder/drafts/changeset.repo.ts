import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { noColumns, totalRow } from '../../../platform/db/rows.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import type { RouteCursors } from './operation.ts';

const changesetColumns = z.object({
  changeset_id: int,
  uuid,
  name: text,
  /** Whose pages it changes; null: those without a theme. */
  theme: text.nullable(),
  route_cursors: z.record(z.string(), int),
  /** The admin whose it is; null: deleted meanwhile. */
  created_by: int.nullable(),
  published_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
const changesetRow = changesetColumns.extend({
  /** Those that were undone count too. */
  operation_count: int,
});
export type Changeset = z.output<typeof changesetColumns>;
export type ChangesetRow = z.output<typeof changesetRow>;

const columns = sql.fragment`c.changeset_id, c.uuid, c.name, c.theme, c.route_cursors, c.created_by, c.published_at,
  c.created_at, c.updated_at`;
const counted = sql.fragment`${columns}, (
  select count(*)::int from changeset_operation o where o.changeset_id = c.changeset_id) as operation_count`;

const changesetOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`c.changeset_id = ${ref.id}` : sql.fragment`c.uuid = ${ref.uuid}`;

export const findChangeset = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(changesetRow)`select ${counted} from changeset c where ${changesetOf(ref)}`);

export const listChangesetsByIds = (db: Db, ids: readonly number[]) =>
  db.any(sql.type(changesetRow)`
    select ${counted} from changeset c where c.changeset_id = any(${sql.array(ids, 'int4')})`);

/** Until the transaction ends nobody else adds to it, moves in it, plans it, publishes or discards it. */
export const lockChangeset = (tx: Db, ref: IdRef) =>
  tx.maybeOne(
    sql.type(changesetColumns)`select ${columns} from changeset c where ${changesetOf(ref)} for update`,
  );

export const listChangesets = (db: Db, listing: Slice) =>
  db.any(sql.type(changesetRow)`
    select ${counted} from changeset c where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countChangesets = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from changeset c where ${where}`)}`);
  return total;
};

export const insertChangeset = (
  db: Db,
  { name, theme, created_by }: Pick<Changeset, 'name' | 'theme' | 'created_by'>,
) =>
  db.one(sql.type(changesetRow)`
    insert into changeset as c (name, theme, created_by) values (${name}, ${theme}, ${created_by})
    returning ${columns}, 0 as operation_count`);

export const updateCursors = (tx: Db, id: number, cursors: RouteCursors) =>
  tx.run(sql.type(noColumns)`
    update changeset set route_cursors = ${JSON.stringify(cursors)}::jsonb, updated_at = now()
    where changeset_id = ${id}`);

/** Its rollout plans are over: what they showed is live now. */
export const markPublished = (tx: Db, id: number) =>
  tx.one(sql.type(changesetRow)`
    with ended as (delete from rollout_plan where changeset_id = ${id})
    update changeset c set published_at = now(), updated_at = now() where c.changeset_id = ${id}
    returning ${counted}`);

/** Its operations go with it. */
export const deleteChangeset = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from changeset where changeset_id = ${id}`);
