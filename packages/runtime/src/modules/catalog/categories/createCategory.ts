import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { saveUrl } from '../../urls/index.ts';
import { insertCategory, lockCategoryTree } from './category.repo.ts';
import type { CategoryValues, LocatedCategory } from './category.repo.ts';
import type { NewCategoryBody } from './categoryBody.ts';
import { getParent } from './getParent.ts';
import { categoryPath, categoryUrl } from './categoryUrl.ts';
import { categoryUrlKeyExists } from '../errors.ts';

/** For all but what a body must carry. */
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
 * Writes a category and its url in one transaction. Throws 400 UNKNOWN_CATEGORY for a parent that does not exist, 400 for
 * a refused or missing metafield, and 409 for a url_key in use.
 */
export async function createCategory(db: Db, body: NewCategoryBody): Promise<LocatedCategory> {
  const { name, url_key } = body;
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
      await saveUrl(tx, categoryUrl(category));
      return category;
    }),
  );
}
