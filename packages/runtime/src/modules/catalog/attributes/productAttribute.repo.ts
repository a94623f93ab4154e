import { z } from 'zod';
import { int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import { translatedColumn } from '../../translations/index.ts';
import { attributeSpec, productAttribute } from './attribute.ts';
import type { ValueRow } from './attribute.ts';

const attributesOfProduct = z.object({ product_id: int, attributes: z.array(productAttribute) });
const attributeId = z.object({ attribute_id: int });

/** Selects the attribute values of a product as a JSON array, in attribute and option order. */
export const attributeList = (
  productId: SqlFragment,
  audience: Audience,
  language: string | null = null,
) => sql.fragment`coalesce((
  select json_agg(json_build_object('attribute_id', a.attribute_id, 'attribute_code', a.attribute_code,
    'attribute_name', ${translatedColumn('a', 'attribute_name', language)}, 'type', a.type, 'value', v.value, 'options', v.options)
    order by a.sort_order, a.attribute_id)
  from (
    select v.attribute_id, min(v.value) as value,
      coalesce(json_agg(json_build_object('option_id', o.attribute_option_id, 'uuid', o.uuid,
        'option_text', ${translatedColumn('o', 'option_text', language)}) order by o.sort_order, o.attribute_option_id)
        filter (where o.attribute_option_id is not null), '[]') as options
    from product_attribute_value v left join attribute_option o on o.attribute_option_id = v.option_id
    where v.product_id = ${productId}
    group by v.attribute_id
  ) v join attribute a on a.attribute_id = v.attribute_id
  where ${audience === 'storefront' ? sql.fragment`a.display_on_frontend` : sql.fragment`true`}), '[]')`;

/** Lists the attribute values of many products, one row per product. */
export const listAttributesOfProducts = (
  db: Db,
  productIds: readonly number[],
  audience: Audience,
  language: string | null = null,
) =>
  db.any(sql.type(attributesOfProduct)`
    select p.product_id, ${attributeList(sql.fragment`p.product_id`, audience, language)} as attributes
    from unnest(${sql.array(productIds, 'int4')}) as p (product_id)`);

/**
 * Lists the attributes in a group and the attributes with the given codes, in sort order, and locks them against changes. Only
 * the attributes with the given codes include their options.
 */
export const listAttributeSpecs = (tx: Db, group: IdRef | null, codes: readonly string[]) =>
  tx.any(sql.type(attributeSpec)`
    select a.attribute_id, a.attribute_code, a.attribute_name, a.type, a.is_required,
      l.attribute_id is not null as in_group,
      case when a.attribute_code = any(${sql.array(codes, 'text')}) then coalesce((
        select json_agg(json_build_object('option_id', o.attribute_option_id, 'uuid', o.uuid,
          'option_text', o.option_text) order by o.sort_order, o.attribute_option_id)
        from attribute_option o where o.attribute_id = a.attribute_id), '[]') else '[]' end as options
    from attribute a
    left join attribute_group_link l on l.attribute_id = a.attribute_id and l.attribute_group_id = ${groupIdOf(group)}
    where l.attribute_id is not null or a.attribute_code = any(${sql.array(codes, 'text')})
    order by a.sort_order, a.attribute_id
    for key share of a`);

const groupIdOf = (ref: IdRef | null) => {
  if (ref === null) return sql.fragment`null::int`;
  if ('id' in ref) return sql.fragment`${ref.id}::int`;
  return sql.fragment`(select g.attribute_group_id from attribute_group g where g.uuid = ${ref.uuid})`;
};

/** Lists the ids of the attributes that distinguish the variants of a group, in sort order. */
export const listVariantAttributeIds = async (db: Db, variantGroupId: number) => {
  const rows = await db.any(sql.type(attributeId)`
    select attribute_id from variant_group_attribute where variant_group_id = ${variantGroupId} order by position`);
  return rows.map((row) => row.attribute_id);
};

/** Creates a table `v` from rows of values. */
export const valueTable = (rows: readonly ValueRow[]) => sql.fragment`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (attribute_id int, option_id int, value text)`;
