import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { totalRow } from '../../../platform/db/rows.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { countRows } from '../../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/graphql/listing/parseListing.ts';

const attributeGroupRow = z.object({
  attribute_group_id: int,
  uuid,
  group_name: text,
  created_at: timestamp,
  updated_at: timestamp,
});
export type AttributeGroupRow = z.output<typeof attributeGroupRow>;

const columns = sql.fragment`g.attribute_group_id, g.uuid, g.group_name, g.created_at, g.updated_at`;

const groupOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`g.attribute_group_id = ${ref.id}` : sql.fragment`g.uuid = ${ref.uuid}`;

export const findAttributeGroup = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(attributeGroupRow)`select ${columns} from attribute_group g where ${groupOf(ref)}`);

export const listAttributeGroups = (db: Db, listing: Slice) =>
  db.any(sql.type(attributeGroupRow)`
    select ${columns} from attribute_group g where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countAttributeGroups = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from attribute_group g where ${where}`)}`,
  );
  return total;
};

export const listAttributeGroupsByIds = (db: Db, ids: readonly number[]) =>
  db.any(sql.type(attributeGroupRow)`
    select ${columns} from attribute_group g where g.attribute_group_id = any(${sql.array(ids, 'int4')})`);

export const insertAttributeGroup = (db: Db, name: string) =>
  db.one(sql.type(attributeGroupRow)`
    insert into attribute_group as g (group_name) values (${name}) returning ${columns}`);

/** Null: there is none. An undefined name keeps the stored one. */
export const updateAttributeGroupRow = (db: Db, ref: IdRef, name: string | undefined) =>
  db.maybeOne(sql.type(attributeGroupRow)`
    update attribute_group g set group_name = coalesce(${name ?? null}, g.group_name), updated_at = now()
    where ${groupOf(ref)} returning ${columns}`);

/** The row as it was, or null: there is none, or it is the default one. */
export const deleteAttributeGroupRow = (db: Db, ref: IdRef, defaultId: number) =>
  db.maybeOne(sql.type(attributeGroupRow)`
    delete from attribute_group g where ${groupOf(ref)} and g.attribute_group_id <> ${defaultId} returning ${columns}`);
