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
  table: 'blog_category',
  ref: refOr(blogCategoryNotFound),
  notFound: blogCategoryNotFound,
  answer: blogCategoryRow,
  toAnswer: (category: BlogCategoryRow) => category,
  list: {
    id: 'listBlogCategories',
    listing: blogCategoryListing,
    rows: ({ db }, slice) => listBlogCategories(db, slice, 'admin'),
    total: ({ db }, listing) => countBlogCategories(db, listing, 'admin'),
  },
  get: { id: 'getBlogCategory', run: ({ db }, ref) => findBlogCategory(db, ref, 'admin') },
  create: {
    id: 'createBlogCategory',
    body: newBlogCategoryBody,
    run: ({ app, db }, body) => createBlogCategory(app, db, body),
  },
  update: {
    id: 'updateBlogCategory',
    body: blogCategoryBody,
    check: ({ db }, { metafields }) =>
      metafieldsForWrite(db, 'blog_category', metafields, { isCreate: false }),
    run: ({ app, db }, ref, body) => updateBlogCategory(app, db, ref, body),
  },
  delete: { id: 'deleteBlogCategory', run: ({ db }, ref) => deleteBlogCategory(db, ref) },
  bulk: { id: 'changeBlogCategories' },
});
