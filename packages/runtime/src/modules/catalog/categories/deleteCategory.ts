import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { deleteUrls } from '../../urls/index.ts';
import { deleteCategoryRow, lockCategoryTree } from './category.repo.ts';
import type { LocatedCategory } from './category.repo.ts';
import { categoryHasChildren, categoryNotFound } from '../errors.ts';

/**
 * Removes a category with its urls; its products stay. Returns it as it was. Throws 404, and 409 CATEGORY_HAS_CHILDREN
 * while other categories stand below it.
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
