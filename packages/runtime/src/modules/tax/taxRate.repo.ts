import { z } from 'zod';
import { bool, decimal, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/rows.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { classOf } from './taxClass.repo.ts';

/** A rate as it is kept: `rate` is percent as decimal text, places are lists with commas. */
export const taxRateRow = z.object({
  tax_rate_id: int,
  uuid,
  tax_class_id: int,
  name: text,
  rate: decimal,
  is_compound: bool,
  country: text,
  province: text,
  postcode: text,
  priority: int,
  created_at: timestamp,
  updated_at: timestamp,
});
export type TaxRateRow = z.output<typeof taxRateRow>;

/** What is written of a rate. */
export type TaxRateValues = Pick<
  TaxRateRow,
  'name' | 'rate' | 'is_compound' | 'country' | 'province' | 'postcode' | 'priority'
>;

/** The order in which rates apply. */
const inTurn = sql.fragment`rate.priority, rate.tax_rate_id`;

const rateOfRef = (ref: IdRef) =>
  'id' in ref ? sql.fragment`rate.tax_rate_id = ${ref.id}` : sql.fragment`rate.uuid = ${ref.uuid}`;

export const findTaxRate = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(taxRateRow)`select rate.* from tax_rate rate where ${rateOfRef(ref)}`);

/** The rates of a class in the order in which they apply; none of a class that does not exist. */
export const listRatesOf = (db: Db, ref: IdRef) =>
  db.any(sql.type(taxRateRow)`
    select rate.* from tax_rate rate join tax_class using (tax_class_id)
    where ${classOf(ref)} order by ${inTurn}`);

export const listRatesOfClasses = (db: Db, classIds: readonly number[]) =>
  db.any(sql.type(taxRateRow)`
    select rate.* from tax_rate rate where rate.tax_class_id = any(${sql.array(classIds, 'int4')})
    order by ${inTurn}`);

/** Tells whether a rate holds in some provinces of a country alone. */
export const ratesUseProvincesOf = (db: Db, country: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select 1 from tax_rate, string_to_array(province, ',') entries
    where province <> '*' and exists (select from unnest(entries) entry where entry like ${`${country}-%`})`);

/** Null: there is no such class. */
export const insertTaxRate = (db: Db, ref: IdRef, values: TaxRateValues) =>
  db.maybeOne(sql.type(taxRateRow)`
    insert into tax_rate (tax_class_id, name, rate, is_compound, country, province, postcode, priority)
    select tax_class_id, ${values.name}, ${values.rate}::numeric, ${values.is_compound}::boolean, ${values.country},
      ${values.province}, ${values.postcode}, ${values.priority}::int
    from tax_class where ${classOf(ref)}
    for key share
    returning *`);

/** Writes the fields that are given. Null: there is no such rate. */
export const updateTaxRateRow = (
  db: Db,
  ref: IdRef,
  values: { readonly [K in keyof TaxRateValues]?: TaxRateValues[K] | undefined },
) =>
  db.maybeOne(sql.type(taxRateRow)`
    update tax_rate rate
    set name = coalesce(${values.name ?? null}, rate.name),
      rate = coalesce(${values.rate ?? null}, rate.rate),
      is_compound = coalesce(${values.is_compound ?? null}, rate.is_compound),
      country = coalesce(${values.country ?? null}, rate.country),
      province = coalesce(${values.province ?? null}, rate.province),
      postcode = coalesce(${values.postcode ?? null}, rate.postcode),
      priority = coalesce(${values.priority ?? null}, rate.priority),
      updated_at = now()
    where ${rateOfRef(ref)}
    returning rate.*`);

export const deleteTaxRateRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(taxRateRow)`delete from tax_rate rate where ${rateOfRef(ref)} returning rate.*`);
