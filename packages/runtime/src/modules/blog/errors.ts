import { refuse } from '../../platform/errors.ts';

export const blogPostNotFound = () => refuse(404, 'BLOG_POST_NOT_FOUND', 'Blog post not found');
export const blogCategoryNotFound = () => refuse(404, 'BLOG_CATEGORY_NOT_FOUND', 'Blog category not found');

export const blogPostUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', 'A blog post with the url_key "{key}" already exists', { values: { key } });
export const blogCategoryUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', 'A blog category with the url_key "{key}" already exists', {
    values: { key },
  });

export const unknownBlogCategory = (ref: string) =>
  refuse(400, 'UNKNOWN_BLOG_CATEGORY', 'Blog category "{ref}" does not exist', { values: { ref } });
