import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/graphql/listing/parseListing.ts';

export const taxClassRow = z.object({
  tax_class_id: int,
  uuid,
  name: text,
  created_at: timestamp,
  updated_at: timestamp,
});
export type TaxClass = z.output<typeof taxClassRow>;

/** The condition that a row of tax_class is the one of an id. */
export const classOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`tax_class.tax_class_id = ${ref.id}` : sql.fragment`tax_class.uuid = ${ref.uuid}`;

export const findTaxClass = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(taxClassRow)`select * from tax_class where ${classOf(ref)}`);

/** All of them, oldest first. */
export const listTaxClasses = (db: Db) =>
  db.any(sql.type(taxClassRow)`select * from tax_class order by tax_class_id`);

export const listTaxClassPage = (db: Db, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(taxClassRow)`
    select * from tax_class where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export async function countTaxClasses(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from tax_class where ${where}`)}`,
  );
  return row.total;
}

/** A name in use breaks `tax_class_name_key`. */
export const insertTaxClass = (db: Db, name: string) =>
  db.one(sql.type(taxClassRow)`insert into tax_class (name) values (${name}) returning *`);

/** Null: there is none. An undefined name stays. */
export const updateTaxClassRow = (db: Db, ref: IdRef, name: string | undefined) =>
  db.maybeOne(sql.type(taxClassRow)`
    update tax_class set name = coalesce(${name ?? null}, name), updated_at = now()
    where ${classOf(ref)} returning *`);

/** The row as it was, or null. Its rates go with it; products of it break `product_tax_class_fkey`. */
export const deleteTaxClassRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(taxClassRow)`delete from tax_class where ${classOf(ref)} returning *`);
