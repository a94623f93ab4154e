import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { richText } from '../../../platform/html/richText.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { pageMetafields } from '../../metafields/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page, PageRequest } from '../../urls/index.ts';
import { findBlogCategory } from '../blogCategory.repo.ts';
import { blogCategoryPath } from '../blogUrl.ts';
import type { BlogCategoryEntity } from '../contract.ts';
import { readPostList } from './postList.ts';

/**
 * Loads the page of an enabled category, with the posts selected by the query. Returns null if there is no such
 * category. Runs SQL statements for the category, its posts and the post count, plus one for metafield definitions if
 * the category has metafield values.
 */
export async function loadBlogCategoryPage(
  app: AppContext,
  db: Db,
  uuid: string,
  request: PageRequest,
): Promise<Page | null> {
  const category = await findBlogCategory(db, { uuid }, 'storefront');
  if (!category) return null;
  const context = visitorContext(app, db);
  const [posts, metafields] = await Promise.all([
    readPostList(context, request, uuid),
    pageMetafields(context, 'blog_category', category.meta_data),
  ]);
  const { name, url_key, description, meta_title, meta_description } = category;
  const entity: BlogCategoryEntity = {
    uuid,
    name,
    url_key,
    url: blogCategoryPath(category),
    description,
    description_tree: richText(description),
    meta_title,
    meta_description,
    metafields,
    posts,
  };
  return {
    route: 'blogCategoryView',
    urn: urnOf('blog:category', uuid),
    area: 'content',
    title: meta_title || name,
    description: meta_description,
    entity,
    body: null,
  };
}
