import type { AppContext } from '../../platform/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { metafieldsForWrite } from '../metafields/index.ts';
import { deleteUrls, saveUrl } from '../urls/index.ts';
import type { BlogPostBody, NewBlogPostBody } from './blogBodies.ts';
import {
  deleteBlogPostRow,
  findBlogPostForUpdate,
  insertBlogPost,
  updateBlogPostRow,
} from './blogPost.repo.ts';
import type { BlogPostRow, BlogPostValues } from './blogPost.repo.ts';
import { blogPostUrl } from './blogUrl.ts';
import { blogPostNotFound, blogPostUrlKeyExists } from './errors.ts';
import { publishedAt } from './publishedAt.ts';
import { resolveBlogCategories } from './resolveBlogCategories.ts';

/** For all but what a body must carry. A post is a draft until it is published. */
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
 * Writes a post and its url in one transaction. Throws 400 UNKNOWN_BLOG_CATEGORY, 400 for a refused or missing
 * metafield, and 409 for a url_key in use.
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
      await saveUrl(tx, blogPostUrl(post));
      return post;
    }),
  );

/** Changes what the body carries and nothing else. A new url_key redirects the old path. Throws 404 and what creating throws. */
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
      if (after.url_key !== before.url_key) await saveUrl(tx, blogPostUrl(after));
      return after;
    }),
  );
}

/** Removes a post with its urls. Returns it as it was; throws 404. */
export async function deleteBlogPost(db: Db, ref: IdRef): Promise<BlogPostRow> {
  return db.transaction(async (tx) => {
    const post = await findBlogPostForUpdate(tx, ref);
    if (!post) throw blogPostNotFound();
    await deleteBlogPostRow(tx, post.blog_post_id);
    await deleteUrls(tx, post.uuid);
    return post;
  });
}
