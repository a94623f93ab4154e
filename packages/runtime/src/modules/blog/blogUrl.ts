import type { UrlEntry } from '../urls/contract.ts';

interface Entity {
  readonly uuid: string;
  readonly url_key: string;
}

/** Returns the path of a post page. */
export const blogPostPath = ({ url_key }: Pick<Entity, 'url_key'>): string => `/blog/${url_key}`;
/** Returns the path of a blog category page. */
export const blogCategoryPath = ({ url_key }: Pick<Entity, 'url_key'>): string => `/blog/category/${url_key}`;

export const blogPostUrl = (post: Entity): UrlEntry => ({
  entityType: 'blog_post',
  entityUuid: post.uuid,
  path: blogPostPath(post),
  target: `/blog/posts/${post.uuid}`,
});

export const blogCategoryUrl = (category: Entity): UrlEntry => ({
  entityType: 'blog_category',
  entityUuid: category.uuid,
  path: blogCategoryPath(category),
  target: `/blog/categories/${category.uuid}`,
});
