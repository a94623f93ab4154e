import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { totalRow } from '../../../platform/db/rows.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { countRows } from '../../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/graphql/listing/parseListing.ts';
import { metaData } from '../../metafields/index.ts';

const collectionRow = z.object({
  collection_id: int,
  uuid,
  name: text,
  code: text,
  description: text.nullable(),
  meta_data: metaData,
  created_at: timestamp,
  updated_at: timestamp,
});
export type CollectionRow = z.output<typeof collectionRow>;

const collectionOfProduct = collectionRow.extend({ product_id: int });

const columnsOfCollection = sql.fragment`o.collection_id, o.uuid, o.name, o.code, o.description,
  o.meta_data, o.created_at, o.updated_at`;

const collectionOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`o.collection_id = ${ref.id}` : sql.fragment`o.uuid = ${ref.uuid}`;

export const findCollection = (db: Db, ref: IdRef) =>
  db.maybeOne(
    sql.type(collectionRow)`select ${columnsOfCollection} from collection o where ${collectionOf(ref)}`,
  );

export const findCollectionByCode = (db: Db, code: string) =>
  db.maybeOne(
    sql.type(collectionRow)`select ${columnsOfCollection} from collection o where o.code = ${code}`,
  );

type Values = Pick<CollectionRow, 'name' | 'code' | 'description' | 'meta_data'>;

export const insertCollection = (db: Db, { name, code, description, meta_data: values }: Values) =>
  db.one(sql.type(collectionRow)`
    insert into collection as o (name, code, description, meta_data)
    values (${name}, ${code}, ${description}, ${JSON.stringify(values)}::jsonb)
    returning ${columnsOfCollection}`);

/** Null: there is none. What is undefined keeps what is stored. */
export const updateCollectionRow = (
  db: Db,
  ref: IdRef,
  { name, code, description, meta_data: values }: { readonly [K in keyof Values]?: Values[K] | undefined },
) =>
  db.maybeOne(sql.type(collectionRow)`
    update collection o set name = coalesce(${name ?? null}, o.name), code = coalesce(${code ?? null}, o.code),
      description = case when ${description !== undefined} then ${description ?? null} else o.description end,
      meta_data = coalesce(${values ? JSON.stringify(values) : null}::jsonb, o.meta_data),
      updated_at = now()
    where ${collectionOf(ref)}
    returning ${columnsOfCollection}`);

/** The row as it was, or null. Its products stay. */
export const deleteCollectionRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(collectionRow)`
    delete from collection o where ${collectionOf(ref)} returning ${columnsOfCollection}`);

export const listCollectionsOfProducts = (db: Db, productIds: readonly number[]) =>
  db.any(sql.type(collectionOfProduct)`
    select ${columnsOfCollection}, pc.product_id
    from collection o join product_collection pc on pc.collection_id = o.collection_id
    where pc.product_id = any(${sql.array(productIds, 'int4')})
    order by o.collection_id`);

export const listCollections = (db: Db, listing: Slice) =>
  db.any(sql.type(collectionRow)`
    select ${columnsOfCollection} from collection o where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countCollections = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from collection o where ${where}`)}`);
  return total;
};
