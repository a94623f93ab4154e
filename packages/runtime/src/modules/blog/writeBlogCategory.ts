import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { metafieldsForWrite } from '../metafields/index.ts';
import { saveUrlOfKey } from '../translations/index.ts';
import { deleteUrls } from '../urls/index.ts';
import type { BlogCategoryBody, NewBlogCategoryBody } from './blogBodies.ts';
import {
  deleteBlogCategoryRow,
  findBlogCategoryForUpdate,
  insertBlogCategory,
  updateBlogCategoryRow,
} from './blogCategory.repo.ts';
import type { BlogCategoryValues } from './blogCategory.repo.ts';
import type { BlogCategoryRow } from './blogCategory.ts';
import { blogCategoryUrl } from './blogUrl.ts';
import { blogCategoryNotFound, blogCategoryUrlKeyExists } from './errors.ts';

/** Default values for fields omitted when creating a category. */
const defaults: Omit<BlogCategoryValues, 'name' | 'url_key' | 'meta_data'> = {
  description: null,
  status: true,
  meta_title: null,
  meta_description: null,
};

const withRefusals = <T>(body: BlogCategoryBody, work: () => Promise<T>): Promise<T> =>
  onConstraint({ blog_category_url_key_key: () => blogCategoryUrlKeyExists(body.url_key ?? '') }, work);

/**
 * Creates a category and its URL in one transaction. Throws 400 for an invalid or missing metafield, and 409 if the
 * `url_key` is in use.
 */
export const createBlogCategory = (
  app: AppContext,
  db: Db,
  body: NewBlogCategoryBody,
): Promise<BlogCategoryRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'blog_category', body.metafields, { isCreate: true });
      const { name, url_key } = body;
      const category = await insertBlogCategory(tx, {
        ...mergeDefined(defaults, body),
        name,
        url_key,
        meta_data,
      });
      await saveUrlOfKey(
        app,
        tx,
        { entry: blogCategoryUrl(category), key: category.url_key },
        blogCategoryUrlKeyExists,
      );
      return category;
    }),
  );

/**
 * Updates the fields included in the body. If `url_key` changes, the old path redirects to the new path. Throws 404
 * and the same errors as `createBlogCategory`.
 */
export async function updateBlogCategory(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: BlogCategoryBody,
): Promise<BlogCategoryRow> {
  return withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'blog_category', body.metafields, { isCreate: false });
      const before = await findBlogCategoryForUpdate(tx, ref);
      if (!before) throw blogCategoryNotFound();
      const values = mergeDefined(before, { ...body, meta_data });
      const after = await updateBlogCategoryRow(tx, before.blog_category_id, values);
      if (after.url_key !== before.url_key)
        await saveUrlOfKey(
          app,
          tx,
          { entry: blogCategoryUrl(after), key: after.url_key },
          blogCategoryUrlKeyExists,
        );
      return after;
    }),
  );
}

/** Deletes a category and its URLs, but not its posts. Returns the deleted category. Throws 404. */
export async function deleteBlogCategory(db: Db, ref: IdRef): Promise<BlogCategoryRow> {
  return db.transaction(async (tx) => {
    const category = await deleteBlogCategoryRow(tx, ref);
    if (!category) throw blogCategoryNotFound();
    await deleteUrls(tx, category.uuid);
    return category;
  });
}
