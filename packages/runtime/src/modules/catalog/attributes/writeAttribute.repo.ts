import { z } from 'zod';
import { bool, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { attributeColumns, attributeRow, optionRow } from './attribute.ts';
import type { AttributeOptionRow } from './attribute.ts';
import type { OptionPlan } from './attributeOptions.ts';
import type { AttributeValues } from './attribute.repo.ts';
import { attributeTable, ownColumns, optionList, attributeParts } from './attribute.repo.ts';

const writtenAttribute = attributeColumns.extend({ options: z.array(optionRow) });
const variantUse = z.object({ option_text: text.nullable(), has_group: bool });

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
    with a as (${attributeTable.insert(values)} returning ${ownColumns}), o as (
      insert into attribute_option (attribute_id, option_text, color, sort_order)
      select a.attribute_id, n.option_text, n.color, n.sort_order from a, ${newOptions(options)}
      returning *
    ), linked as (
      insert into attribute_group_link (attribute_group_id, attribute_id)
      select group_id, a.attribute_id from a, unnest(${sql.array(groups, 'int4')}) as group_id
    )
    select ${ownColumns}, (select ${optionList} from o) as options from a`);

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
      ${attributeTable.update(values)} where ${attributeTable.is({ id })} returning ${ownColumns}
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
    select ${ownColumns},
      (select ${optionList} from (select * from kept union all select * from added) o) as options
    from a`);

/** Deletes an attribute with its options and product values. Returns the deleted row, or null. */
export const deleteAttributeRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(attributeRow)`
    with a as (delete from attribute a where ${attributeTable.is(ref)} returning a.*)
    select ${ownColumns}, ${attributeParts} from a`);
