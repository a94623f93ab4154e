import { z } from 'zod';
import { bool, int, noColumns, text, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import type { ValuesOf } from '../../../platform/entity/table.ts';
import { countRows, onPage } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { attributeColumns, attributeKey, attributeRow, optionRow } from './attribute.ts';
import type { AttributeOptionRow, AttributeType } from './attribute.ts';
import type { OptionPlan } from './attributeOptions.ts';

const groupedAttribute = attributeRow.extend({ group_key: int });
const writtenAttribute = attributeColumns.extend({ options: z.array(optionRow) });
const variantUse = z.object({ option_text: text.nullable(), has_group: bool });
const attributeType = attributeColumns.pick({ attribute_code: true, type: true });
const groupIds = z.object({ attribute_group_id: int, uuid });

const attributes = table({
  name: 'attribute',
  alias: 'a',
  row: attributeColumns,
  written: [
    'attribute_code',
    'attribute_name',
    'type',
    'is_required',
    'display_on_frontend',
    'is_filterable',
    'is_variant_only',
    'sort_order',
  ],
});
export type AttributeValues = ValuesOf<typeof attributes>;
const { columns } = attributes;

/** Aggregates the options `o` into a JSON array. */
const optionList = sql.fragment`coalesce(json_agg(json_build_object('option_id', o.attribute_option_id,
  'uuid', o.uuid, 'option_text', o.option_text, 'color', o.color, 'sort_order', o.sort_order)
  order by o.sort_order, o.attribute_option_id), '[]')`;

const parts = sql.fragment`
  (select ${optionList} from attribute_option o where o.attribute_id = a.attribute_id) as options,
  coalesce((select json_agg(l.attribute_group_id order by l.attribute_group_id) from attribute_group_link l
    where l.attribute_id = a.attribute_id), '[]') as groups`;

export const findAttribute = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(attributeRow)`
    select ${columns}, ${parts} from attribute a where ${attributes.is(ref)}`);

/** Locks an attribute, so that no product or variant group starts to use the attribute until the transaction ends. */
export const lockAttribute = (tx: Db, ref: IdRef) =>
  tx.exists(sql.type(noColumns)`select from attribute a where ${attributes.is(ref)} for update`);

export const listAttributes = (db: Db, listing: Slice) =>
  db.any(sql.type(attributeRow)`
    select ${columns}, ${parts} from attribute a where ${onPage(sql.fragment`a.attribute_id`, sql.fragment`attribute a`, listing)}
    order by ${listing.orderBy}`);

export const countAttributes = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from attribute a where ${where}`)}`,
  );
  return total;
};

/** Lists the attributes of several groups, in sort order. */
export const listAttributesOfGroups = (db: Db, groupIds: readonly number[]) =>
  db.any(sql.type(groupedAttribute)`
    select ${columns}, ${parts}, g.attribute_group_id as group_key
    from attribute_group_link g join attribute a on a.attribute_id = g.attribute_id
    where g.attribute_group_id = any(${sql.array(groupIds, 'int4')})
    order by a.sort_order, a.attribute_id`);

/** Lists the groups with the given ids and UUIDs, in no particular order, and locks them against deletion. */
export const listGroupIds = (tx: Db, { ids, uuids }: { ids: number[]; uuids: string[] }) =>
  tx.any(sql.type(groupIds)`
    select attribute_group_id, uuid from attribute_group
    where attribute_group_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    for key share`);

/** The SQL condition that the attribute `a` is filterable in product lists. */
export const filterable = sql.fragment`a.is_filterable and a.type in ('select', 'multiselect')`;

export const listFilterableAttributes = (db: Db) =>
  db.any(sql.type(attributeKey)`
    select a.attribute_id, a.attribute_code from attribute a where ${filterable}
    order by a.sort_order, a.attribute_id`);

/** Lists the type of every attribute by code, in sort order. */
export type AttributeTypes = ReadonlyMap<string, AttributeType>;

export async function listAttributeTypes(db: Db): Promise<AttributeTypes> {
  const rows = await db.any(
    sql.type(attributeType)`select attribute_code, type from attribute order by sort_order, attribute_id`,
  );
  return new Map(rows.map(({ attribute_code: code, type }) => [code, type]));
}

type NewOptions = Pick<AttributeOptionRow, 'option_text' | 'color' | 'sort_order'>;

const newOptions = (options: readonly NewOptions[]) => sql.fragment`
  jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as n (option_text text, color text, sort_order int)`;

/** Inserts an attribute with its options and groups in one SQL statement. */
export const insertAttribute = (
  tx: Db,
  values: AttributeValues,
  options: readonly NewOptions[],
  groups: readonly number[],
) =>
  tx.one(sql.type(writtenAttribute)`
    with a as (${attributes.insert(values)} returning ${columns}), o as (
      insert into attribute_option (attribute_id, option_text, color, sort_order)
      select a.attribute_id, n.option_text, n.color, n.sort_order from a, ${newOptions(options)}
      returning *
    ), linked as (
      insert into attribute_group_link (attribute_group_id, attribute_id)
      select group_id, a.attribute_id from a, unnest(${sql.array(groups, 'int4')}) as group_id
    )
    select ${columns}, (select ${optionList} from o) as options from a`);

/** The options and groups that a change to an attribute removes. */
export interface Removal {
  readonly options: readonly number[];
  readonly groups: readonly number[];
}

/**
 * Finds the first of the given options that a variant uses, and whether a variant group needs one of the given attribute
 * groups.
 */
export const findVariantUse = (tx: Db, attributeId: number, { options, groups }: Removal) =>
  tx.one(sql.type(variantUse)`
    select (
      select o.option_text from attribute_option o
      join variant_group_attribute g on g.attribute_id = o.attribute_id
      join product p on p.variant_group_id = g.variant_group_id and o.attribute_option_id = any(p.variant_options)
      where o.attribute_id = ${attributeId} and o.attribute_option_id = any(${sql.array(options, 'int4')})
      order by o.sort_order, o.attribute_option_id limit 1
    ) as option_text, exists (
      select from variant_group_attribute g join variant_group v on v.variant_group_id = g.variant_group_id
      where g.attribute_id = ${attributeId} and v.attribute_group_id = any(${sql.array(groups, 'int4')})
    ) as has_group`);

/**
 * Writes an attribute with its options and groups in one SQL statement, and deletes the product values of removed options and
 * of products in removed groups.
 */
export const updateAttributeRow = (
  tx: Db,
  id: number,
  values: AttributeValues,
  { existing, added, removed }: OptionPlan,
  {
    addedGroups,
    removedGroups,
  }: { readonly addedGroups: readonly number[]; readonly removedGroups: readonly number[] },
) =>
  tx.one(sql.type(writtenAttribute)`
    with a as (
      ${attributes.update(values)} where ${attributes.is({ id })} returning ${columns}
    ), unvalued as (
      delete from product_attribute_value v using product p
      where v.attribute_id = ${id} and p.product_id = v.product_id
        and (v.option_id = any(${sql.array(removed, 'int4')}) or p.group_id = any(${sql.array(removedGroups, 'int4')}))
    ), gone as (
      delete from attribute_option where attribute_id = ${id} and attribute_option_id = any(${sql.array(removed, 'int4')})
    ), kept as (
      update attribute_option o set option_text = k.option_text, color = k.color, sort_order = k.sort_order
      from jsonb_to_recordset(${JSON.stringify(existing)}::jsonb) as k (option_id int, option_text text, color text, sort_order int)
      where o.attribute_id = ${id} and o.attribute_option_id = k.option_id
      returning o.*
    ), added as (
      insert into attribute_option (attribute_id, option_text, color, sort_order)
      select ${id}::int, n.option_text, n.color, n.sort_order from ${newOptions(added)}
      returning *
    ), unlinked as (
      delete from attribute_group_link
      where attribute_id = ${id} and attribute_group_id = any(${sql.array(removedGroups, 'int4')})
    ), linked as (
      insert into attribute_group_link (attribute_group_id, attribute_id)
      select group_id, ${id}::int from unnest(${sql.array(addedGroups, 'int4')}) as group_id
    )
    select ${columns},
      (select ${optionList} from (select * from kept union all select * from added) o) as options
    from a`);

/** Deletes an attribute with its options and product values. Returns the deleted row, or null. */
export const deleteAttributeRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(attributeRow)`
    with a as (delete from attribute a where ${attributes.is(ref)} returning a.*)
    select ${columns}, ${parts} from a`);
