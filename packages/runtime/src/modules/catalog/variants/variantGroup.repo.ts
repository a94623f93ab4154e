import { z } from 'zod';
import { bool, int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/rows.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';

const groupAttribute = z.object({ attribute_id: int, attribute_code: text, attribute_name: text });

/** A variant group with the attributes that tell its variants apart, in their order. */
const variantGroupRow = z.object({
  variant_group_id: int,
  uuid,
  attribute_group_id: int,
  /** The storefront offers the choice between the variants. */
  visibility: bool,
  attributes: z.array(groupAttribute),
  created_at: timestamp,
  updated_at: timestamp,
});
export type VariantGroupRow = z.output<typeof variantGroupRow>;

const lockedAttribute = groupAttribute
  .pick({ attribute_id: true, attribute_code: true })
  .extend({ variant_group_id: int, attribute_group_id: int });
const attributeId = z.object({ attribute_id: int });
const writtenGroup = variantGroupRow.omit({ attributes: true });

const columns = sql.fragment`g.variant_group_id, g.uuid, g.attribute_group_id, g.visibility, g.created_at, g.updated_at`;
const attributes = sql.fragment`(
  select json_agg(json_build_object('attribute_id', a.attribute_id, 'attribute_code', a.attribute_code,
    'attribute_name', a.attribute_name) order by m.position)
  from variant_group_attribute m join attribute a on a.attribute_id = m.attribute_id
  where m.variant_group_id = g.variant_group_id) as attributes`;

const groupOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`g.variant_group_id = ${ref.id}` : sql.fragment`g.uuid = ${ref.uuid}`;

export const findVariantGroup = (db: Db, ref: IdRef) =>
  db.maybeOne(
    sql.type(variantGroupRow)`select ${columns}, ${attributes} from variant_group g where ${groupOf(ref)}`,
  );

export const listVariantGroupsByIds = (db: Db, ids: readonly number[]) =>
  db.any(sql.type(variantGroupRow)`
    select ${columns}, ${attributes} from variant_group g
    where g.variant_group_id = any(${sql.array(ids, 'int4')})`);

/** A page of all of them, newest first. */
export const listVariantGroups = (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db.any(sql.type(variantGroupRow)`
    select ${columns}, ${attributes} from variant_group g
    order by g.variant_group_id desc limit ${limit} offset ${offset}`);

/** The attributes of a group in their order. Neither they nor the group change until the transaction ends. */
export const lockVariantGroup = (tx: Db, ref: IdRef) =>
  tx.any(sql.type(lockedAttribute)`
    select g.variant_group_id, g.attribute_group_id, a.attribute_id, a.attribute_code
    from variant_group g
    join variant_group_attribute m on m.variant_group_id = g.variant_group_id
    join attribute a on a.attribute_id = m.attribute_id
    where ${groupOf(ref)}
    order by m.position
    for key share of g, a`);

/** Keeps the attributes of the codes as they are until the transaction ends. */
export const lockAttributesOfCodes = (tx: Db, codes: readonly string[]) =>
  tx.any(sql.type(attributeId)`
    select attribute_id from attribute where attribute_code = any(${sql.array(codes, 'text')})
    order by attribute_id for key share`);

/** Group and attributes in one statement. */
export const insertVariantGroup = (
  tx: Db,
  attributeGroupId: number,
  visibility: boolean,
  attributeIds: readonly number[],
) =>
  tx.one(sql.type(writtenGroup)`
    with g as (
      insert into variant_group (attribute_group_id, visibility) values (${attributeGroupId}, ${visibility}) returning *
    ), told as (
      insert into variant_group_attribute (variant_group_id, attribute_id, position)
      select g.variant_group_id, m.attribute_id, m.position - 1
      from g, unnest(${sql.array(attributeIds, 'int4')}) with ordinality as m (attribute_id, position)
    )
    select ${columns} from g`);

/** Null: there is none. */
export const updateVariantGroupRow = (db: Db, ref: IdRef, visibility: boolean | undefined) =>
  db.maybeOne(sql.type(variantGroupRow)`
    update variant_group g set visibility = coalesce(${visibility ?? null}, g.visibility), updated_at = now()
    where ${groupOf(ref)} returning ${columns}, ${attributes}`);

/** Locks a group that is about to be deleted. */
export const findVariantGroupForDelete = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(variantGroupRow)`
    select ${columns}, ${attributes} from variant_group g where ${groupOf(ref)} for update of g`);

export const deleteVariantGroupRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from variant_group where variant_group_id = ${id}`);
