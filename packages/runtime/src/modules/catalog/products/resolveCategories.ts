import type { Db } from '../../../platform/db/db.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import { unknownCategory } from '../errors.ts';
import { listCategoryIds } from './product.repo.ts';
import type { ProductBody } from './productBody.ts';

/**
 * Looks up the categories in a product request body. Returns the integer ids without duplicates, in ascending order.
 * Returns null if the body has neither key. Throws 400 UNKNOWN_CATEGORY for the first unknown category. Runs at most one
 * SQL statement.
 */
export async function resolveCategories(
  tx: Db,
  body: Pick<ProductBody, 'categories' | 'category_id'>,
): Promise<number[] | null> {
  if (body.categories === undefined && body.category_id === undefined) return null;
  const refs = [...(body.categories ?? []), ...(body.category_id ? [body.category_id] : [])];
  if (refs.length === 0) return [];
  const rows = await listCategoryIds(tx, splitRefs(refs));
  const known = new Set(rows.flatMap((row) => [String(row.category_id), row.uuid]));
  const missing = refs.find((ref) => !known.has(ref.toLowerCase()));
  if (missing !== undefined) throw unknownCategory(missing);
  return rows.map((row) => row.category_id).sort((a, b) => a - b);
}
