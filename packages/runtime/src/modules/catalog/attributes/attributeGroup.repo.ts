import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { totalRow } from '../../../platform/db/columns.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../../platform/entity/table.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { attributeGroupRow } from './attribute.ts';

const attributeGroups = table({
  name: 'attribute_group',
  alias: 'g',
  row: attributeGroupRow,
  written: ['group_name'],
});
type AttributeGroupValues = ValuesOf<typeof attributeGroups>;
const { columns } = attributeGroups;

export const findAttributeGroup = (db: Db, ref: IdRef) =>
  db.maybeOne(
    sql.type(attributeGroupRow)`select ${columns} from attribute_group g where ${attributeGroups.is(ref)}`,
  );

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

export const insertAttributeGroup = (db: Db, values: AttributeGroupValues) =>
  db.one(sql.type(attributeGroupRow)`${attributeGroups.insert(values)} returning ${columns}`);

/** Writes the defined fields of a group. Returns null if the group does not exist. */
export const updateAttributeGroupRow = (db: Db, ref: IdRef, values: PartialValues<AttributeGroupValues>) =>
  db.maybeOne(sql.type(attributeGroupRow)`
    ${attributeGroups.update(values)} where ${attributeGroups.is(ref)} returning ${columns}`);

/** Deletes a group and returns the deleted row. Null if the group does not exist or is the default group. */
export const deleteAttributeGroupRow = (db: Db, ref: IdRef, defaultId: number) =>
  db.maybeOne(sql.type(attributeGroupRow)`
    delete from attribute_group g where ${attributeGroups.is(ref)} and g.attribute_group_id <> ${defaultId} returning ${columns}`);
