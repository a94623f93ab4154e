import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { idRefOf } from '../../platform/db/idRef.ts';
import { countRows } from '../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/graphql/listing/parseListing.ts';

export const customerGroupRow = z.object({
  customer_group_id: int,
  uuid,
  group_name: text,
  created_at: timestamp,
  updated_at: timestamp,
});
export type CustomerGroup = z.output<typeof customerGroupRow>;

/** The group of every customer who is in no other. */
export const DEFAULT_GROUP = 1;

/** By uuid or integer id. Text that is neither names no group. */
export const findGroup = (db: Db, id: string): Promise<CustomerGroup | null> =>
  db.maybeOne(sql.type(customerGroupRow)`select * from customer_group where ${byId(id)}`);

function byId(id: string) {
  const ref = idRefOf(id);
  if (!ref) return sql.fragment`false`;
  return 'id' in ref ? sql.fragment`customer_group_id = ${ref.id}` : sql.fragment`uuid = ${ref.uuid}`;
}

export const listGroupsOf = (db: Db, ids: readonly number[]): Promise<readonly CustomerGroup[]> =>
  db.any(sql.type(customerGroupRow)`
    select * from customer_group where customer_group_id = any(${sql.array(ids, 'int4')})`);

export const listGroups = (
  db: Db,
  { where, orderBy, limit, offset }: Slice,
): Promise<readonly CustomerGroup[]> =>
  db.any(sql.type(customerGroupRow)`
    select * from customer_group where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export async function countGroups(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from customer_group where ${where}`)}`,
  );
  return row.total;
}

export const insertGroup = (db: Db, name: string): Promise<CustomerGroup> =>
  db.one(sql.type(customerGroupRow)`insert into customer_group (group_name) values (${name}) returning *`);

/** A null name stays. */
export const updateGroup = (db: Db, id: string, name: string | null): Promise<CustomerGroup | null> =>
  db.maybeOne(sql.type(customerGroupRow)`
    update customer_group set group_name = coalesce(${name}, group_name), updated_at = now()
    where ${byId(id)} returning *`);

/** Its customers fall back to the default group. */
export const deleteGroup = (db: Db, id: string): Promise<CustomerGroup | null> =>
  db.maybeOne(sql.type(customerGroupRow)`
    delete from customer_group where ${byId(id)} and customer_group_id <> ${DEFAULT_GROUP} returning *`);
