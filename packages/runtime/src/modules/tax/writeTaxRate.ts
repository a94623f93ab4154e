import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import type { PartialValues } from '../../platform/entity/table.ts';
import { readProvinces } from './taxPlaces.ts';
import { findTaxRate, insertTaxRate, updateTaxRateRow } from './taxRate.repo.ts';
import type { TaxRateValues } from './taxRate.repo.ts';
import type { TaxRateRow } from './taxRate.ts';

/** Creates a rate for a class. Returns null if the class does not exist. Throws `INVALID_PROVINCE` (400). */
export const createTaxRate = (db: Db, classRef: IdRef, values: TaxRateValues): Promise<TaxRateRow | null> =>
  insertTaxRate(db, classRef, { ...values, province: readProvinces(values.country, values.province) });

/**
 * Updates the provided fields of a rate. Returns null if the rate does not exist. Throws `INVALID_PROVINCE` (400) if the
 * provinces would no longer match the countries. If only one of the two fields changes, the other is read from the
 * database.
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
