import type { AppContext } from '../../../platform/contracts/context.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { checkKeyOfOthers, saveUrlOfKey } from '../../translations/index.ts';
import { checkUrlKey, deleteUrls } from '../../urls/index.ts';
import { categoryHasChildren, categoryNotFound, categoryUrlKeyExists } from '../errors.ts';
import { categoryPath, categoryUrl } from './category.ts';
import type { CategoryBody, LocatedCategory, NewCategoryBody } from './category.ts';
import {
  deleteCategoryRow,
  findCategoryForUpdate,
  insertCategory,
  lockCategoryTree,
  updateCategoryRow,
} from './categoryTree.repo.ts';
import type { CategoryValues } from './categoryTree.repo.ts';
import { saveCategoryPaths } from './categoryPaths.ts';
import { getParent, placeOf, moveUrls } from './moveCategories.ts';

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
