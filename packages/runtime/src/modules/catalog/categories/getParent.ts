import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { findParent } from './category.repo.ts';
import { unknownCategory } from '../errors.ts';

/** The category that a body names as parent, null for the root. Throws 400 UNKNOWN_CATEGORY. */
export async function getParent(tx: Db, id: string | null) {
  if (id === null) return null;
  const ref = idRefOf(id);
  const parent = ref && (await findParent(tx, ref));
  if (!parent) throw unknownCategory(id);
  return parent;
}
