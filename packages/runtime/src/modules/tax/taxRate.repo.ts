import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { noColumns } from '../../platform/db/columns.ts';
import { table } from '../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../platform/entity/table.ts';
import { classOf } from './taxClass.repo.ts';
import { taxRateRow } from './taxRate.ts';

const taxRates = table({
  name: 'tax_rate',
  alias: 'r',
  row: taxRateRow,
  written: ['name', 'rate', 'is_compound', 'country', 'province', 'postcode', 'priority'],
});
export type TaxRateValues = ValuesOf<typeof taxRates>;
const { columns } = taxRates;

/** The sort order in which rates apply. */
const inOrder = sql.fragment`r.priority, r.tax_rate_id`;

export const findTaxRate = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(taxRateRow)`select ${columns} from tax_rate r where ${taxRates.is(ref)}`);

/** Lists the rates of a class in the sequence in which they apply. Returns an empty list if the class does not exist. */
export const listRatesOf = (db: Db, ref: IdRef) =>
  db.any(sql.type(taxRateRow)`
    select ${columns} from tax_rate r join tax_class using (tax_class_id)
    where ${classOf(ref)} order by ${inOrder}`);

export const listRatesOfClasses = (db: Db, classIds: readonly number[]) =>
  db.any(sql.type(taxRateRow)`
    select ${columns} from tax_rate r where r.tax_class_id = any(${sql.array(classIds, 'int4')})
    order by ${inOrder}`);

/** Reports whether any rate applies only in some provinces of the country. */
export const ratesUseProvincesOf = (db: Db, country: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select 1 from tax_rate, string_to_array(province, ',') entries
    where province <> '*' and exists (select from unnest(entries) entry where entry like ${`${country}-%`})`);

/** Inserts a rate for a class. Returns null if the class does not exist. */
export const insertTaxRate = (db: Db, ref: IdRef, values: TaxRateValues) =>
  db.maybeOne(sql.type(taxRateRow)`
    ${taxRates.insert(values, { tax_class_id: sql.fragment`tax_class.tax_class_id` })}, tax_class
    where ${classOf(ref)} for key share of tax_class returning ${columns}`);

/** Updates the provided values. Returns null if the rate does not exist. */
export const updateTaxRateRow = (db: Db, ref: IdRef, values: PartialValues<TaxRateValues>) =>
  db.maybeOne(sql.type(taxRateRow)`
    ${taxRates.update(values)} where ${taxRates.is(ref)} returning ${columns}`);

export const deleteTaxRateRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(taxRateRow)`delete from tax_rate r where ${taxRates.is(ref)} returning ${columns}`);

/** Creates a column usable in any SQL statement: whether the shop has any tax rate. */
export const hasTaxRatesColumn: SqlFragment = sql.fragment`exists (select from tax_rate)`;

/**
 * Creates a column usable in any SQL statement: all rates of these tax classes and of the shipping fee's tax class, each
 * as `taxRateInputs`. `classIds` is a query that selects integer ids; nulls are skipped.
 */
export const taxRatesColumn = (classIds: SqlFragment): SqlFragment => sql.fragment`
  (select coalesce(json_agg(json_build_object(
      'tax_rate_id', rate.tax_rate_id, 'tax_class_id', rate.tax_class_id, 'tax_class_uuid', class.uuid,
      'name', rate.name, 'rate', rate.rate::text, 'is_compound', rate.is_compound, 'country', rate.country,
      'province', rate.province, 'postcode', rate.postcode, 'priority', rate.priority)), '[]')
    from (
      ${classIds}
      union
      ${SHIPPING_CLASS}
    ) wanted (tax_class_id)
    join tax_class class using (tax_class_id)
    join tax_rate rate using (tax_class_id))`;

/** Selects the tax class of the shipping fee by its stored id or UUID. The settings -1 and 0 are not class ids. */
const SHIPPING_CLASS = sql.fragment`
  select class.tax_class_id from setting
  join tax_class class on lower(setting.value #>> '{}') in (class.tax_class_id::text, class.uuid::text)
  where setting.name = 'defaultShippingTaxClassId'`;
