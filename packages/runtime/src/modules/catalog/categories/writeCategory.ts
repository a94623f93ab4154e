import type { AppContext } from '../../../platform/contracts/context.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { checkKeyOfOthers, saveUrlOfKey } from '../../translations/index.ts';
import { checkUrlKey, deleteUrls, saveUrls } from '../../urls/index.ts';
import {
  categoryCycle,
  categoryHasChildren,
  categoryNotFound,
  categoryUrlKeyExists,
  unknownCategory,
} from '../errors.ts';
import { categoryPath, categoryUrl } from './category.ts';
import type { CategoryBody, LocatedCategory, NewCategoryBody } from './category.ts';
import {
  deleteCategoryRow,
  findCategoryForUpdate,
  findParent,
  insertCategory,
  listMisplaced,
  listSubtree,
  lockCategoryTree,
  updateCategoryRow,
} from './category.repo.ts';
import type { CategoryValues } from './category.repo.ts';
import { saveCategoryPaths } from './categoryPaths.ts';

/** The default values for a new category. */
const defaults: Omit<CategoryValues, 'name' | 'url_key' | 'parent_id' | 'meta_data'> = {
  status: true,
  position: 0,
  description: null,
  short_description: null,
  image: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
};

/**
 * Creates a category and its path in one transaction. Throws 400 UNKNOWN_CATEGORY for a parent that does not exist, 400 for an invalid or
 * missing metafield and for a reserved URL key, and 409 for a URL key in use.
 */
export async function createCategory(
  app: AppContext,
  db: Db,
  body: NewCategoryBody,
): Promise<LocatedCategory> {
  const { name, url_key } = body;
  checkUrlKey(app, url_key);
  return onConstraint({ category_url_key_key: () => categoryUrlKeyExists(url_key) }, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'category', body.metafields, { isCreate: true });
      await lockCategoryTree(tx);
      const parent = await getParent(tx, body.parent_id ?? null);
      const values = {
        ...mergeDefined(defaults, body),
        name,
        url_key,
        parent_id: parent?.category_id ?? null,
        meta_data,
      };
      const row = await insertCategory(tx, values);
      const category = { ...row, path: categoryPath(parent?.path ?? null, url_key) };
      await saveUrlOfKey(
        app,
        tx,
        { entry: categoryUrl(category), key: category.url_key },
        categoryUrlKeyExists,
      );
      await saveCategoryPaths(tx);
      return category;
    }),
  );
}

/**
 * Changes the fields in the request body, in one transaction. A new URL key or parent moves the category with its descendants, and every
 * former path redirects. Throws 404, 400 CATEGORY_CYCLE, and the errors of `createCategory`.
 */
export async function updateCategory(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: CategoryBody,
): Promise<LocatedCategory> {
  return onConstraint({ category_url_key_key: () => categoryUrlKeyExists(body.url_key ?? '') }, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'category', body.metafields, { isCreate: false });
      if (body.url_key !== undefined || body.parent_id !== undefined) await lockCategoryTree(tx);
      const before = await findCategoryForUpdate(tx, ref);
      if (!before) throw categoryNotFound();
      if (body.url_key !== undefined) checkUrlKey(app, body.url_key, before.url_key);
      const place = await placeOf(tx, before, body);
      const { path: _, ...row } = before;
      const values = {
        ...mergeDefined(row, { ...body, meta_data, parent_id: undefined }),
        parent_id: place.parentId,
      };
      const after = { ...(await updateCategoryRow(tx, before.category_id, values)), path: place.path };
      if (after.url_key !== before.url_key)
        await checkKeyOfOthers(
          app,
          tx,
          { entityType: 'category', uuid: after.uuid, key: after.url_key },
          () => categoryUrlKeyExists(after.url_key),
        );
      if (after.path !== before.path) await moveUrls(tx, after);
      return after;
    }),
  );
}

/**
 * Deletes a category with its paths but not its products. Returns the deleted category. Throws 404, and 409
 * CATEGORY_HAS_CHILDREN for a category with children.
 */
export async function deleteCategory(db: Db, ref: IdRef): Promise<LocatedCategory> {
  return onConstraint({ category_parent_fkey: categoryHasChildren }, () =>
    db.transaction(async (tx) => {
      await lockCategoryTree(tx);
      const category = await deleteCategoryRow(tx, ref);
      if (!category) throw categoryNotFound();
      await deleteUrls(tx, category.uuid);
      return category;
    }),
  );
}

async function placeOf(tx: Db, before: LocatedCategory, body: CategoryBody) {
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

async function moveUrls(tx: Db, category: Pick<LocatedCategory, 'category_id' | 'path'>): Promise<void> {
  const subtree = await listSubtree(tx, category.category_id, category.path);
  await saveUrls(tx, subtree.map(categoryUrl));
  await saveCategoryPaths(tx);
}

/** Finds the parent in a request body. Null for the root. Throws 400 UNKNOWN_CATEGORY. */
async function getParent(tx: Db, id: string | null) {
  if (id === null) return null;
  const ref = idRefOf(id);
  const parent = ref && (await findParent(tx, ref));
  if (!parent) throw unknownCategory(id);
  return parent;
}
