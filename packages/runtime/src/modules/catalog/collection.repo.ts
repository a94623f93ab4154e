import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import type { Listing } from '../../platform/graphql/listing/parseListing.ts';

const collectionRow = z.object({
  collection_id: int,
  uuid,
  name: text,
  code: text,
  description: text.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type CollectionRow = z.output<typeof collectionRow>;

const columnsOfCollection = sql.fragment`o.collection_id, o.uuid, o.name, o.code, o.description,
  o.created_at, o.updated_at`;

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

/** A page of all collections, oldest first. */
export const listCollections = (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db.any(sql.type(collectionRow)`
    select ${columnsOfCollection} from collection o order by o.collection_id limit ${limit} offset ${offset}`);

type Values = Pick<CollectionRow, 'name' | 'code' | 'description'>;

export const insertCollection = (db: Db, { name, code, description }: Values) =>
  db.one(sql.type(collectionRow)`
    insert into collection as o (name, code, description) values (${name}, ${code}, ${description})
    returning ${columnsOfCollection}`);

/** Null: there is none. A description of undefined keeps the stored one. */
export const updateCollectionRow = (
  db: Db,
  ref: IdRef,
  { name, code, description }: { readonly [K in keyof Values]?: Values[K] | undefined },
) =>
  db.maybeOne(sql.type(collectionRow)`
    update collection o set name = coalesce(${name ?? null}, o.name), code = coalesce(${code ?? null}, o.code),
      description = case when ${description !== undefined} then ${description ?? null} else o.description end,
      updated_at = now()
    where ${collectionOf(ref)}
    returning ${columnsOfCollection}`);

/** The row as it was, or null. Its products stay. */
export const deleteCollectionRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(collectionRow)`
    delete from collection o where ${collectionOf(ref)} returning ${columnsOfCollection}`);

export const listCollectionsOfProducts = (db: Db, productIds: readonly number[]) =>
  db.any(sql.type(collectionRow.extend({ product_id: int }))`
    select ${columnsOfCollection}, pc.product_id
    from collection o join product_collection pc on pc.collection_id = o.collection_id
    where pc.product_id = any(${sql.array(productIds, 'int4')})
    order by o.collection_id`);

export const listCollectionPage = (db: Db, listing: Listing) =>
  db.any(sql.type(collectionRow)`
    select ${columnsOfCollection} from collection o where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countCollections = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(z.object({ total: int }))`
    select count(*) as total from collection o where ${where}`);
  return total;
};
