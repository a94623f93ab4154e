import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { richText } from '../../../platform/html/richText.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { pageMetafields } from '../../metafields/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page } from '../../urls/index.ts';
import { listCategoriesOfPosts } from '../blogCategory.repo.ts';
import { findBlogPost } from '../blogPost.repo.ts';
import { blogCategoryPath, blogPostPath } from '../blogUrl.ts';
import type { BlogPostEntity } from '../contract.ts';
import { publicSince } from './postList.ts';

/**
 * Loads the page of a public post. Returns null if there is no such post. Runs SQL statements for the post and its
 * categories, plus one for metafield definitions if the post has metafield values.
 */
export async function loadBlogPostPage(app: AppContext, db: Db, uuid: string): Promise<Page | null> {
  const context = visitorContext(app, db);
  const post = await findBlogPost(db, { uuid }, context);
  if (!post) return null;
  const [categories, metafields] = await Promise.all([
    listCategoriesOfPosts(db, [post.blog_post_id], 'storefront'),
    pageMetafields(context, 'blog_post', post.meta_data),
  ]);
  const entity: BlogPostEntity = {
    uuid,
    name: post.name,
    url_key: post.url_key,
    url: blogPostPath(post),
    image: post.image,
    short_description: post.short_description,
    author: post.author,
    published_at: publicSince(post),
    updated_at: post.updated_at,
    content: post.content,
    content_tree: richText(post.content),
    meta_title: post.meta_title,
    meta_description: post.meta_description,
    metafields,
    categories: categories.map((category) => ({
      uuid: category.uuid,
      name: category.name,
      url: blogCategoryPath(category),
    })),
  };
  return {
    route: 'blogPostView',
    urn: urnOf('blog:post', uuid),
    area: 'content',
    title: post.meta_title || post.name,
    description: post.meta_description || post.short_description,
    entity,
    body: null,
  };
}
