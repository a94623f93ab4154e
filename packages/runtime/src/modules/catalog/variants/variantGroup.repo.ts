import { z } from 'zod';
import { int, noColumns, totalRow } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import { countRows, onPage } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { translatedColumn } from '../../translations/index.ts';
import { groupAttribute, variantGroupRow } from './variant.ts';

const lockedAttribute = groupAttribute
  .pick({ attribute_id: true, attribute_code: true })
  .extend({ variant_group_id: int, attribute_group_id: int });
const attributeId = z.object({ attribute_id: int });
const writtenGroup = variantGroupRow.omit({ attributes: true, main: true, variant_count: true });

const variantGroups = table({
  name: 'variant_group',
  alias: 'g',
  row: writtenGroup,
  written: ['attribute_group_id', 'visibility'],
});
const { columns } = variantGroups;
/**
 * Selects the attributes that distinguish the variants of the group `g`, with their names in a language (null for the default language).
 */
export const attributesOfGroup = (language: string | null) => sql.fragment`(
  select json_agg(json_build_object('attribute_id', a.attribute_id, 'attribute_code', a.attribute_code,
    'attribute_name', ${translatedColumn('a', 'attribute_name', language)}) order by m.position)
  from variant_group_attribute m join attribute a on a.attribute_id = m.attribute_id
  where m.variant_group_id = g.variant_group_id)`;
const partsIn = (language: string | null) => sql.fragment`${attributesOfGroup(language)} as attributes,
  (select p.product_id from product p where p.variant_group_id = g.variant_group_id and p.is_main) as main,
  (select count(*)::int from product p where p.variant_group_id = g.variant_group_id) as variant_count`;
const parts = partsIn(null);

export const findVariantGroup = (db: Db, ref: IdRef) =>
  db.maybeOne(
    sql.type(
      variantGroupRow,
    )`select ${columns}, ${parts} from variant_group g where ${variantGroups.is(ref)}`,
  );

export const listVariantGroupsByIds = (db: Db, ids: readonly number[], language: string | null) =>
  db.any(sql.type(variantGroupRow)`
    select ${columns}, ${partsIn(language)} from variant_group g
    where g.variant_group_id = any(${sql.array(ids, 'int4')})`);

export const listVariantGroups = (db: Db, listing: Slice) =>
  db.any(sql.type(variantGroupRow)`
    select ${columns}, ${parts} from variant_group g where ${onPage(sql.fragment`g.variant_group_id`, sql.fragment`variant_group g`, listing)}
    order by ${listing.orderBy}`);

export const countVariantGroups = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from variant_group g where ${where}`)}`,
  );
  return total;
};

/** Lists the attributes of a group in order. Locks the attributes and the group against changes, and the group against new members. */
export const lockVariantGroup = (tx: Db, ref: IdRef) =>
  tx.any(sql.type(lockedAttribute)`
    select g.variant_group_id, g.attribute_group_id, a.attribute_id, a.attribute_code
    from variant_group g
    join variant_group_attribute m on m.variant_group_id = g.variant_group_id
    join attribute a on a.attribute_id = m.attribute_id
    where ${variantGroups.is(ref)}
    order by m.position
    for no key update of g for key share of a`);

/** Locks the attributes with the given codes against changes. */
export const lockAttributesOfCodes = (tx: Db, codes: readonly string[]) =>
  tx.any(sql.type(attributeId)`
    select attribute_id from attribute where attribute_code = any(${sql.array(codes, 'text')})
    order by attribute_id for key share`);

/** Inserts a group with its attributes in one statement. */
export const insertVariantGroup = (
  tx: Db,
  attributeGroupId: number,
  visibility: boolean,
  attributeIds: readonly number[],
) =>
  tx.one(sql.type(writtenGroup)`
    with g as (
      ${variantGroups.insert({ attribute_group_id: attributeGroupId, visibility })} returning ${columns}
    ), distinguished as (
      insert into variant_group_attribute (variant_group_id, attribute_id, position)
      select g.variant_group_id, m.attribute_id, m.position - 1
      from g, unnest(${sql.array(attributeIds, 'int4')}) with ordinality as m (attribute_id, position)
    )
    select ${columns} from g`);

/** Writes the defined fields of a group. */
export const updateVariantGroupRow = (
  db: Db,
  id: number,
  change: { readonly visibility?: boolean | undefined },
) => db.run(sql.type(noColumns)`${variantGroups.update(change)} where ${variantGroups.is({ id })}`);

/** Reads and locks a group that is to be deleted. */
export const findVariantGroupForDelete = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(variantGroupRow)`
    select ${columns}, ${parts} from variant_group g where ${variantGroups.is(ref)} for update of g`);

export const deleteVariantGroupRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from variant_group where variant_group_id = ${id}`);
