import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import { saveUrls } from '../../urls/index.ts';
import { categoryCycle, unknownCategory } from '../errors.ts';
import { categoryPath, categoryUrl } from './category.ts';
import type { CategoryBody, LocatedCategory } from './category.ts';
import { findParent, listMisplaced, listSubtree } from './categoryTree.repo.ts';
import { saveCategoryPaths } from './categoryPaths.ts';

/** Returns the parent and the path that a category gets by a change. */
export async function placeOf(tx: Db, before: LocatedCategory, body: CategoryBody) {
  const key = body.url_key ?? before.url_key;
  if (body.parent_id === undefined) {
    const above = before.path.slice(0, before.path.lastIndexOf('/'));
    return { parentId: before.parent_id, path: categoryPath(above, key) };
  }
  const parent = await getParent(tx, body.parent_id);
  if (parent?.lineage.includes(before.category_id)) throw categoryCycle();
  return { parentId: parent?.category_id ?? null, path: categoryPath(parent?.path ?? null, key) };
}

/**
 * Updates the paths of restored categories, because their parents may have moved since the deletion. The category tree must be
 * locked.
 */
export async function replaceCategories(tx: Db, uuids: readonly string[]): Promise<void> {
  for (const category of await listMisplaced(tx, uuids)) await moveUrls(tx, category);
  await saveCategoryPaths(tx);
}

/** Saves the URLs of a category and of all categories below it. */
export async function moveUrls(
  tx: Db,
  category: Pick<LocatedCategory, 'category_id' | 'path'>,
): Promise<void> {
  const subtree = await listSubtree(tx, category.category_id, category.path);
  await saveUrls(tx, subtree.map(categoryUrl));
  await saveCategoryPaths(tx);
}

/** Finds the parent in a request body. Null for the root. Throws 400 UNKNOWN_CATEGORY. */
export async function getParent(tx: Db, id: string | null) {
  if (id === null) return null;
  const ref = idRefOf(id);
  const parent = ref && (await findParent(tx, ref));
  if (!parent) throw unknownCategory(id);
  return parent;
}
