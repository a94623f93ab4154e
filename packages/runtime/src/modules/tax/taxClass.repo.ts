import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, totalRow, updatedAt } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';

export const taxClassRow = z.object({
  tax_class_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name of the class. Must be unique, ignoring case.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type TaxClass = z.output<typeof taxClassRow>;

const taxClasses = table({ name: 'tax_class', alias: 'tax_class', row: taxClassRow, written: ['name'] });
export type TaxClassValues = ValuesOf<typeof taxClasses>;

/** Creates the condition that matches the `tax_class` row with this id. */
export const classOf = taxClasses.is;

export const findTaxClass = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(taxClassRow)`select * from tax_class where ${classOf(ref)}`);

export const listTaxClassPage = (db: Db, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(taxClassRow)`
    select * from tax_class where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export async function countTaxClasses(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from tax_class where ${where}`)}`,
  );
  return row.total;
}

/** Inserts a tax class. A duplicate name violates `tax_class_name_key`. */
export const insertTaxClass = (db: Db, values: TaxClassValues) =>
  db.one(sql.type(taxClassRow)`${taxClasses.insert(values)} returning ${taxClasses.columns}`);

/** Updates the provided values. Returns null if the class does not exist. */
export const updateTaxClassRow = (db: Db, ref: IdRef, values: PartialValues<TaxClassValues>) =>
  db.maybeOne(sql.type(taxClassRow)`
    ${taxClasses.update(values)} where ${classOf(ref)} returning ${taxClasses.columns}`);

/** Deletes a class with its rates and returns the deleted row, or null. A class with products violates `product_tax_class_fkey`. */
export const deleteTaxClassRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(taxClassRow)`delete from tax_class where ${classOf(ref)} returning *`);
