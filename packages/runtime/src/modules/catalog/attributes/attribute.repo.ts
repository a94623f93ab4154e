import { z } from 'zod';
import { int, noColumns, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import type { ValuesOf } from '../../../platform/entity/table.ts';
import { countRows, onPage } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { attributeColumns, attributeKey, attributeRow } from './attribute.ts';
import type { AttributeType } from './attribute.ts';

const groupedAttribute = attributeRow.extend({ group_key: int });

const attributeType = attributeColumns.pick({ attribute_code: true, type: true });
const groupIds = z.object({ attribute_group_id: int, uuid });

/** The table of attributes. */
export const attributeTable = table({
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
export type AttributeValues = ValuesOf<typeof attributeTable>;

/** The columns of the table. */
export const { columns: ownColumns } = attributeTable;

/** Aggregates the options `o` into a JSON array. */
export const optionList = sql.fragment`coalesce(json_agg(json_build_object('option_id', o.attribute_option_id,
  'uuid', o.uuid, 'option_text', o.option_text, 'color', o.color, 'sort_order', o.sort_order)
  order by o.sort_order, o.attribute_option_id), '[]')`;

/** The options and the groups of an attribute. */
export const attributeParts = sql.fragment`
  (select ${optionList} from attribute_option o where o.attribute_id = a.attribute_id) as options,
  coalesce((select json_agg(l.attribute_group_id order by l.attribute_group_id) from attribute_group_link l
    where l.attribute_id = a.attribute_id), '[]') as groups`;

export const findAttribute = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(attributeRow)`
    select ${ownColumns}, ${attributeParts} from attribute a where ${attributeTable.is(ref)}`);

/** Locks an attribute, so that no product or variant group starts to use the attribute until the transaction ends. */
export const lockAttribute = (tx: Db, ref: IdRef) =>
  tx.exists(sql.type(noColumns)`select from attribute a where ${attributeTable.is(ref)} for update`);

export const listAttributes = (db: Db, listing: Slice) =>
  db.any(sql.type(attributeRow)`
    select ${ownColumns}, ${attributeParts} from attribute a where ${onPage(sql.fragment`a.attribute_id`, sql.fragment`attribute a`, listing)}
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
    select ${ownColumns}, ${attributeParts}, g.attribute_group_id as group_key
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
