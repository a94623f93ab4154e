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
    does: 'Lists the categories of the blog, public or not.',
    listing: blogCategoryListing,
    rows: ({ db }, slice) => listBlogCategories(db, slice, 'admin'),
    total: ({ db }, listing) => countBlogCategories(db, listing, 'admin'),
  },
  get: {
    id: 'getBlogCategory',
    does: 'Answers a category of the blog, public or not. Refuses an unknown one: `BLOG_CATEGORY_NOT_FOUND`.',
    run: ({ db }, ref) => findBlogCategory(db, ref, 'admin'),
  },
  create: {
    id: 'createBlogCategory',
    does: 'Creates a category of the blog with the path of its page. Refuses a url_key that is used (`URL_KEY_EXISTS`) and metafields that do not fit (`METAFIELD_INVALID`, `METAFIELD_REQUIRED`).',
    body: newBlogCategoryBody,
    run: ({ app, db }, body) => createBlogCategory(app, db, body),
  },
  update: {
    id: 'updateBlogCategory',
    does: 'Changes what the body names of a category of the blog. A new url_key redirects the former path. Refuses `BLOG_CATEGORY_NOT_FOUND`, and as `createBlogCategory` does.',
    body: blogCategoryBody,
    check: ({ db }, { metafields }) =>
      metafieldsForWrite(db, 'blog_category', metafields, { isCreate: false }),
    run: ({ app, db }, ref, body) => updateBlogCategory(app, db, ref, body),
  },
  delete: {
    id: 'deleteBlogCategory',
    does: 'Deletes a category of the blog with its paths, and answers it as it was. Its posts stay. Refuses an unknown one: `BLOG_CATEGORY_NOT_FOUND`.',
    run: ({ db }, ref) => deleteBlogCategory(db, ref),
  },
  bulk: { id: 'changeBlogCategories' },
});
