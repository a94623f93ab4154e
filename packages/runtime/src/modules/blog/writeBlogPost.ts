import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { splitRefs } from '../../platform/db/ids.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { metafieldsForWrite } from '../metafields/index.ts';
import { saveUrlOfKey } from '../translations/index.ts';
import { deleteUrls } from '../urls/index.ts';
import { lockBlogCategories } from './blogCategory.repo.ts';
import type { BlogPostBody, NewBlogPostBody } from './blogBodies.ts';
import {
  deleteBlogPostRow,
  findBlogPostForUpdate,
  insertBlogPost,
  listEqualBlogPosts,
  updateBlogPostRow,
} from './blogPost.repo.ts';
import type { BlogPostValues } from './blogPost.repo.ts';
import { publishedAt } from './blogPost.ts';
import type { BlogPostRow } from './blogPost.ts';
import { blogPostUrl } from './blogUrl.ts';
import { blogPostNotFound, blogPostUrlKeyExists, unknownBlogCategory } from './errors.ts';

/** Default values for fields omitted when creating a post. A new post is a draft. */
const defaults: Omit<BlogPostValues, 'name' | 'url_key' | 'categories' | 'meta_data'> = {
  short_description: null,
  content: null,
  author: null,
  image: null,
  status: false,
  published_at: null,
  meta_title: null,
  meta_description: null,
};

const withRefusals = <T>(body: BlogPostBody, work: () => Promise<T>): Promise<T> =>
  onConstraint({ blog_post_url_key_key: () => blogPostUrlKeyExists(body.url_key ?? '') }, work);

/**
 * Creates a post and its URL in one transaction. Throws 400 UNKNOWN_BLOG_CATEGORY, 400 for an invalid or missing
 * metafield, and 409 if the `url_key` is in use.
 */
export const createBlogPost = (app: AppContext, db: Db, body: NewBlogPostBody): Promise<BlogPostRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'blog_post', body.metafields, { isCreate: true });
      const categories = await resolveBlogCategories(tx, body.categories ?? []);
      const { name, url_key } = body;
      const values = { ...mergeDefined(defaults, body), name, url_key, categories, meta_data };
      const post = await insertBlogPost(tx, {
        ...values,
        published_at: publishedAt(values, app.clock.now()),
      });
      await saveUrlOfKey(app, tx, { entry: blogPostUrl(post), key: post.url_key }, blogPostUrlKeyExists);
      return post;
    }),
  );

/**
 * Updates the fields included in the body. If `url_key` changes, the old path redirects to the new path. Throws 404
 * and the same errors as `createBlogPost`.
 */
export async function updateBlogPost(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: BlogPostBody,
): Promise<BlogPostRow> {
  return withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'blog_post', body.metafields, { isCreate: false });
      const before = await findBlogPostForUpdate(tx, ref);
      if (!before) throw blogPostNotFound();
      const categories = body.categories && (await resolveBlogCategories(tx, body.categories));
      const values = mergeDefined(before, { ...body, categories, meta_data });
      const after = await updateBlogPostRow(tx, before.blog_post_id, {
        ...values,
        published_at: publishedAt(values, app.clock.now()),
      });
      if (after.url_key !== before.url_key)
        await saveUrlOfKey(app, tx, { entry: blogPostUrl(after), key: after.url_key }, blogPostUrlKeyExists);
      return after;
    }),
  );
}

/** Deletes a post and its URLs. Returns the deleted post. Throws 404. */
export async function deleteBlogPost(db: Db, ref: IdRef): Promise<BlogPostRow> {
  return db.transaction(async (tx) => {
    const post = await findBlogPostForUpdate(tx, ref);
    if (!post) throw blogPostNotFound();
    await deleteBlogPostRow(tx, post.blog_post_id);
    await deleteUrls(tx, post.uuid);
    return post;
  });
}

/**
 * Deletes posts that still have the URL key, name and content of one of the given bodies. Returns the number of
 * deleted posts.
 */
export const deleteUnchangedBlogPosts = (db: Db, bodies: readonly NewBlogPostBody[]): Promise<number> =>
  db.transaction(async (tx) => {
    const like = bodies.map(({ url_key, name, content = null }) => ({ url_key, name, content }));
    const unchanged = await listEqualBlogPosts(tx, like);
    for (const { uuid } of unchanged) await deleteBlogPost(tx, { uuid });
    return unchanged.length;
  });

/**
 * Finds the integer IDs of the categories that a body lists by ID or UUID, without duplicates, in ascending order.
 * Locks the categories, so that none is deleted before the transaction ends. Throws 400 UNKNOWN_BLOG_CATEGORY for the
 * first category that does not exist. At most one SQL statement.
 */
async function resolveBlogCategories(tx: Db, refs: readonly string[]): Promise<number[]> {
  if (refs.length === 0) return [];
  const rows = await lockBlogCategories(tx, splitRefs(refs));
  const known = new Set(rows.flatMap((row) => [String(row.blog_category_id), row.uuid]));
  const missing = refs.find((ref) => !known.has(ref.toLowerCase()));
  if (missing !== undefined) throw unknownBlogCategory(missing);
  return rows.map((row) => row.blog_category_id);
}
