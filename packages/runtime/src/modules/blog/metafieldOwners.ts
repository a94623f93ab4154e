import { sql } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/idRef.ts';
import { fieldRoute, metaDataTable } from '../metafields/index.ts';
import { blogCategoryNotFound, blogPostNotFound } from './errors.ts';

/** Builds the condition that a row has an integer id or a uuid. Null: the text is neither. */
const rowOf = (idColumn: string) => (id: string) => {
  const ref = idRefOf(id);
  if (!ref) return null;
  return 'id' in ref
    ? sql.fragment`${sql.identifier([idColumn])} = ${ref.id}`
    : sql.fragment`uuid = ${ref.uuid}`;
};

const blogPostOwner = metaDataTable({
  ownerType: 'blog_post',
  readPermission: 'getBlogPost',
  table: 'blog_post',
  where: rowOf('blog_post_id'),
  notFound: blogPostNotFound,
});

const blogCategoryOwner = metaDataTable({
  ownerType: 'blog_category',
  readPermission: 'getBlogCategory',
  table: 'blog_category',
  where: rowOf('blog_category_id'),
  notFound: blogCategoryNotFound,
});

export const blogOwners = [blogPostOwner, blogCategoryOwner];

/** Routes that write one metafield of a post or a category. The whole set is written with the entity. */
export const metafieldRoutes = [
  fieldRoute(blogPostOwner, '/api/blog/posts/{id}/metafields/{namespace}/{key}', 'updateBlogPostMetafield'),
  fieldRoute(
    blogCategoryOwner,
    '/api/blog/categories/{id}/metafields/{namespace}/{key}',
    'updateBlogCategoryMetafield',
  ),
];
