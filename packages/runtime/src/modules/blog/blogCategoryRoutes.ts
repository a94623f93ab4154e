import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { metafieldsForWrite } from '../metafields/index.ts';
import { blogCategoryBody, newBlogCategoryBody } from './blogBodies.ts';
import { countBlogCategories, findBlogCategory, listBlogCategories } from './blogCategory.repo.ts';
import { blogCategoryRow } from './blogCategory.ts';
import type { BlogCategoryRow } from './blogCategory.ts';
import { blogCategoryListing } from './blogListing.ts';
import { blogCategoryNotFound } from './errors.ts';
import { createBlogCategory, deleteBlogCategory, updateBlogCategory } from './writeBlogCategory.ts';

export const blogCategoryRoutes = entityRoutes({
  path: '/api/blog/categories',
  sdkResource: 'blogCategories',
  table: 'blog_category',
  ref: refOr(blogCategoryNotFound),
  notFound: blogCategoryNotFound,
  answer: blogCategoryRow,
  toAnswer: (category: BlogCategoryRow) => category,
  list: {
    id: 'listBlogCategories',
    does: 'Lists the blog categories, public or not.',
    listing: blogCategoryListing,
    rows: ({ db }, slice) => listBlogCategories(db, slice, 'admin'),
    total: ({ db }, listing) => countBlogCategories(db, listing, 'admin'),
  },
  get: {
    id: 'getBlogCategory',
    does: 'Returns a blog category, public or not. Fails with `BLOG_CATEGORY_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findBlogCategory(db, ref, 'admin'),
  },
  create: {
    id: 'createBlogCategory',
    does: 'Creates a blog category with the path of its page. Rejects a url_key that is already in use (`URL_KEY_EXISTS`) and metafields that are not valid (`METAFIELD_INVALID`, `METAFIELD_REQUIRED`).',
    body: newBlogCategoryBody,
    run: ({ app, db }, body) => createBlogCategory(app, db, body),
  },
  update: {
    id: 'updateBlogCategory',
    does: 'Updates the given fields of a blog category. A new url_key redirects the former path. Errors: `BLOG_CATEGORY_NOT_FOUND`, and the same errors as `createBlogCategory`.',
    body: blogCategoryBody,
    check: ({ db }, { metafields }) =>
      metafieldsForWrite(db, 'blog_category', metafields, { isCreate: false }),
    run: ({ app, db }, ref, body) => updateBlogCategory(app, db, ref, body),
  },
  delete: {
    id: 'deleteBlogCategory',
    does: 'Deletes a blog category with its paths, and returns it as it was. Its posts stay. Fails with `BLOG_CATEGORY_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => deleteBlogCategory(db, ref),
  },
  bulk: { id: 'changeBlogCategories' },
});
