import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/idRef.ts';
import { taxClassExists, taxClassInUse, taxClassNotFound } from './errors.ts';
import { deleteTaxClassRow, insertTaxClass, updateTaxClassRow } from './taxClass.repo.ts';
import type { TaxClass } from './taxClass.repo.ts';

/** Names are told apart without regard to case; throws 409 for one in use. */
export const createTaxClass = (db: Db, name: string): Promise<TaxClass> =>
  withName(name, () => insertTaxClass(db, name));

/** An undefined name stays. Throws as creating does, and 404 TAX_CLASS_NOT_FOUND. */
export async function changeTaxClass(db: Db, id: string, name: string | undefined): Promise<TaxClass> {
  const ref = idRefOf(id);
  const changed = ref && (await withName(name ?? '', () => updateTaxClassRow(db, ref, name)));
  if (!changed) throw taxClassNotFound();
  return changed;
}

/** Deletes a class with its rates and returns it as it was. Throws 404, and 409 while products are of it. */
export async function removeTaxClass(db: Db, id: string): Promise<TaxClass> {
  const ref = idRefOf(id);
  const gone =
    ref && (await onConstraint({ product_tax_class_fkey: taxClassInUse }, () => deleteTaxClassRow(db, ref)));
  if (!gone) throw taxClassNotFound();
  return gone;
}

const withName = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  onConstraint({ tax_class_name_key: () => taxClassExists(name) }, work);
