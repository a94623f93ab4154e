import { z } from 'zod';
import { int, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../../platform/entity/table.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { collectionRow } from './collection.ts';
import { urlFacts } from '../../urls/index.ts';

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

const liveCollection = z.object({ uuid });

/** Lists the collections that exist. All collections are public. */
export const listLiveCollections = async (db: Db, uuids: readonly string[]): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(liveCollection)`
    select uuid from collection where uuid = any(${sql.array(uuids, 'uuid')})`);
  return rows.map((row) => row.uuid);
};

export const findCollectionByCode = (db: Db, code: string) =>
  db.maybeOne(sql.type(collectionRow)`select ${columns} from collection o where o.code = ${code}`);

export const insertCollection = (db: Db, values: CollectionValues) =>
  db.one(sql.type(collectionRow)`${collections.insert(values)} returning ${columns}`);

/** Writes the defined fields of a collection. Returns null if the collection does not exist. */
export const updateCollectionRow = (db: Db, ref: IdRef, values: PartialValues<CollectionValues>) =>
  db.maybeOne(sql.type(collectionRow)`
    ${collections.update(values)} where ${collections.is(ref)} returning ${columns}`);

/** Deletes a collection but not its products. Returns the deleted row, or null. */
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

/** Lists the sitemap data of collections. */
export const listCollectionFacts = (db: Db, uuids: readonly string[]) =>
  db.any(sql.type(urlFacts)`
    select uuid, updated_at as changed, '{}'::text[] as pictures
    from collection where uuid = any(${sql.array(uuids, 'uuid')})`);
