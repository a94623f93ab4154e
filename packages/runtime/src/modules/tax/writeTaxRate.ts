import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import type { PartialValues } from '../../platform/entity/table.ts';
import { readProvinces } from './taxPlaces.ts';
import { findTaxRate, insertTaxRate, updateTaxRateRow } from './taxRate.repo.ts';
import type { TaxRateValues } from './taxRate.repo.ts';
import type { TaxRateRow } from './taxRate.ts';

/** Creates a rate of a class. Returns null where there is no such class. Throws `INVALID_PROVINCE` (400). */
export const createTaxRate = (db: Db, classRef: IdRef, values: TaxRateValues): Promise<TaxRateRow | null> =>
  insertTaxRate(db, classRef, { ...values, province: readProvinces(values.country, values.province) });

/**
 * Updates the fields of a rate that are given. Returns null where there is no such rate. Throws `INVALID_PROVINCE` (400) where
 * the provinces do not fit the countries afterwards; only a change of one of the two has to read the other first.
 */
export async function updateTaxRate(
  db: Db,
  ref: IdRef,
  values: PartialValues<TaxRateValues>,
): Promise<TaxRateRow | null> {
  if (values.country === undefined && values.province === undefined) return updateTaxRateRow(db, ref, values);
  const isWhole = values.country !== undefined && values.province !== undefined;
  const before = isWhole ? null : await findTaxRate(db, ref);
  const country = values.country ?? before?.country;
  const province = values.province ?? before?.province;
  if (country === undefined || province === undefined) return null;
  return updateTaxRateRow(db, ref, { ...values, province: readProvinces(country, province) });
}
