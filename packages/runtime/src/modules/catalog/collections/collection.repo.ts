import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text, updatedAt } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { totalRow } from '../../../platform/db/rows.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { table } from '../../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../../platform/entity/table.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { metaData } from '../../metafields/index.ts';

export const collectionRow = z.object({
  collection_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name that shoppers read.'),
  code: text.describe('The code that widgets, coupons and filters name it by; unique.'),
  description: text.nullable().meta(kind('rich_text', 'A text about the collection.')),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});
export type CollectionRow = z.output<typeof collectionRow>;

const collectionOfProduct = collectionRow.extend({ product_id: int });

const collections = table({
  name: 'collection',
  alias: 'o',
  row: collectionRow,
  written: ['name', 'code', 'description', 'meta_data'],
});
type CollectionValues = ValuesOf<typeof collections>;
const { columns } = collections;

export const findCollection = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(collectionRow)`select ${columns} from collection o where ${collections.is(ref)}`);

export const findCollectionByCode = (db: Db, code: string) =>
  db.maybeOne(sql.type(collectionRow)`select ${columns} from collection o where o.code = ${code}`);

export const insertCollection = (db: Db, values: CollectionValues) =>
  db.one(sql.type(collectionRow)`${collections.insert(values)} returning ${columns}`);

/** Null: there is none. What is undefined keeps what is stored. */
export const updateCollectionRow = (db: Db, ref: IdRef, values: PartialValues<CollectionValues>) =>
  db.maybeOne(sql.type(collectionRow)`
    ${collections.update(values)} where ${collections.is(ref)} returning ${columns}`);

/** The row as it was, or null. Its products stay. */
export const deleteCollectionRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(collectionRow)`
    delete from collection o where ${collections.is(ref)} returning ${columns}`);

export const listCollectionsOfProducts = (db: Db, productIds: readonly number[]) =>
  db.any(sql.type(collectionOfProduct)`
    select ${columns}, pc.product_id
    from collection o join product_collection pc on pc.collection_id = o.collection_id
    where pc.product_id = any(${sql.array(productIds, 'int4')})
    order by o.collection_id`);

export const listCollections = (db: Db, listing: Slice) =>
  db.any(sql.type(collectionRow)`
    select ${columns} from collection o where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countCollections = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from collection o where ${where}`)}`);
  return total;
};
