import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import type { PartialValues } from '../../platform/entity/table.ts';
import { taxClassExists, taxClassInUse } from './errors.ts';
import { deleteTaxClassRow, insertTaxClass, updateTaxClassRow } from './taxClass.repo.ts';
import type { TaxClass, TaxClassValues } from './taxClass.repo.ts';

/** Creates a tax class. Names are compared without regard to case; throws 409 for one in use. */
export const createTaxClass = (db: Db, values: TaxClassValues): Promise<TaxClass> =>
  withName(values, () => insertTaxClass(db, values));

/** Updates the fields that are given. Returns null where there is no such class. Throws as creating does. */
export const updateTaxClass = (
  db: Db,
  ref: IdRef,
  values: PartialValues<TaxClassValues>,
): Promise<TaxClass | null> => withName(values, () => updateTaxClassRow(db, ref, values));

/** Deletes a class with its rates and returns it as it was, or null. Throws 409 while it has products. */
export const deleteTaxClass = (db: Db, ref: IdRef): Promise<TaxClass | null> =>
  onConstraint({ product_tax_class_fkey: taxClassInUse }, () => deleteTaxClassRow(db, ref));

const withName = <T>({ name = '' }: PartialValues<TaxClassValues>, work: () => Promise<T>): Promise<T> =>
  onConstraint({ tax_class_name_key: () => taxClassExists(name) }, work);
