import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import type { PartialValues } from '../../platform/entity/table.ts';
import { taxClassExists, taxClassInUse } from './errors.ts';
import { deleteTaxClassRow, insertTaxClass, updateTaxClassRow } from './taxClass.repo.ts';
import type { TaxClass, TaxClassValues } from './taxClass.repo.ts';

/** Creates a tax class. Names are compared case-insensitively. Throws 409 if the name is in use. */
export const createTaxClass = (db: Db, values: TaxClassValues): Promise<TaxClass> =>
  withName(values, () => insertTaxClass(db, values));

/** Updates the provided fields. Returns null if the class does not exist. Throws the same errors as `createTaxClass`. */
export const updateTaxClass = (
  db: Db,
  ref: IdRef,
  values: PartialValues<TaxClassValues>,
): Promise<TaxClass | null> => withName(values, () => updateTaxClassRow(db, ref, values));

/** Deletes a class with its rates and returns the deleted row, or null. Throws 409 if the class has products. */
export const deleteTaxClass = (db: Db, ref: IdRef): Promise<TaxClass | null> =>
  onConstraint({ product_tax_class_fkey: taxClassInUse }, () => deleteTaxClassRow(db, ref));

const withName = <T>({ name = '' }: PartialValues<TaxClassValues>, work: () => Promise<T>): Promise<T> =>
  onConstraint({ tax_class_name_key: () => taxClassExists(name) }, work);
