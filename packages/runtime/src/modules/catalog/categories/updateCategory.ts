import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { saveUrls } from '../../urls/index.ts';
import { findCategoryForUpdate, listSubtree, lockCategoryTree, updateCategoryRow } from './category.repo.ts';
import type { LocatedCategory } from './category.repo.ts';
import type { CategoryBody } from './categoryBody.ts';
import { categoryPath, categoryUrl } from './categoryUrl.ts';
import { categoryCycle, categoryNotFound, categoryUrlKeyExists } from '../errors.ts';
import { getParent } from './getParent.ts';

/**
 * Changes what the body carries and nothing else, in one transaction. A new url_key or parent moves the category and
 * all below it, and every old path redirects. Throws 404, 400 CATEGORY_CYCLE, and what creating throws.
 */
export async function updateCategory(db: Db, ref: IdRef, body: CategoryBody): Promise<LocatedCategory> {
  return onConstraint({ category_url_key_key: () => categoryUrlKeyExists(body.url_key ?? '') }, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'category', body.metafields, { isCreate: false });
      if (body.url_key !== undefined || body.parent_id !== undefined) await lockCategoryTree(tx);
      const before = await findCategoryForUpdate(tx, ref);
      if (!before) throw categoryNotFound();
      const place = await placeOf(tx, before, body);
      const { path: _, ...row } = before;
      const values = {
        ...mergeDefined(row, { ...body, meta_data, parent_id: undefined }),
        parent_id: place.parentId,
      };
      const after = { ...(await updateCategoryRow(tx, before.category_id, values)), path: place.path };
      if (after.path !== before.path) await moveUrls(tx, after);
      return after;
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

async function moveUrls(tx: Db, category: LocatedCategory): Promise<void> {
  const subtree = await listSubtree(tx, category.category_id, category.path);
  await saveUrls(tx, subtree.map(categoryUrl));
}
