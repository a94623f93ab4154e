import type { Db } from '../../platform/db/db.ts';
import { splitRefs } from '../../platform/db/idRef.ts';
import { lockBlogCategories } from './blogCategory.repo.ts';
import { unknownBlogCategory } from './errors.ts';

/**
 * The integer ids of the categories that a body names by id or uuid, each once, in rising order. Throws 400
 * UNKNOWN_BLOG_CATEGORY for the first that does not exist. At most one statement; they stay until the transaction ends.
 */
export async function resolveBlogCategories(tx: Db, refs: readonly string[]): Promise<number[]> {
  if (refs.length === 0) return [];
  const rows = await lockBlogCategories(tx, splitRefs(refs));
  const known = new Set(rows.flatMap((row) => [String(row.blog_category_id), row.uuid]));
  const missing = refs.find((ref) => !known.has(ref.toLowerCase()));
  if (missing !== undefined) throw unknownBlogCategory(missing);
  return rows.map((row) => row.blog_category_id);
}
