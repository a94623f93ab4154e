import { byIdOrUuid, fieldRoute, metaDataTable } from '../metafields/index.ts';
import { blogCategoryNotFound, blogPostNotFound } from './errors.ts';

const blogPostOwner = metaDataTable({
  ownerType: 'blog_post',
  readPermission: 'getBlogPost',
  table: 'blog_post',
  where: byIdOrUuid('blog_post_id'),
  notFound: blogPostNotFound,
});

const blogCategoryOwner = metaDataTable({
  ownerType: 'blog_category',
  readPermission: 'getBlogCategory',
  table: 'blog_category',
  where: byIdOrUuid('blog_category_id'),
  notFound: blogCategoryNotFound,
});

export const blogOwners = [blogPostOwner, blogCategoryOwner];

/** Routes that write a single metafield of a post or category. The entity routes write all metafields. */
export const metafieldRoutes = [
  fieldRoute(blogPostOwner, '/api/blog/posts/{id}/metafields/{namespace}/{key}', 'updateBlogPostMetafield', {
    resource: 'blogPosts',
  }),
  fieldRoute(
    blogCategoryOwner,
    '/api/blog/categories/{id}/metafields/{namespace}/{key}',
    'updateBlogCategoryMetafield',
    { resource: 'blogCategories' },
  ),
];
