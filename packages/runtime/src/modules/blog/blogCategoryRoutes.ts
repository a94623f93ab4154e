import { z } from 'zod';
import { idRefOf } from '../../platform/db/idRef.ts';
import { parseListing } from '../../platform/graphql/listing/parseListing.ts';
import { pageOf, pageQuery } from '../../platform/http/pageQuery.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { blogCategoryBody, newBlogCategoryBody } from './blogBodies.ts';
import { findBlogCategory, listBlogCategories } from './blogCategory.repo.ts';
import { blogCategoryListing } from './blogListing.ts';
import { blogCategoryNotFound } from './errors.ts';
import { createBlogCategory, deleteBlogCategory, updateBlogCategory } from './writeBlogCategory.ts';

const params = z.object({ id: z.string() });

export const blogCategoryRoutes = [
  defineRoute({
    id: 'listBlogCategories',
    method: 'GET',
    path: '/api/blog/categories',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) =>
      listBlogCategories(
        db,
        { ...parseListing(null, blogCategoryListing), ...pageOf(query) },
        'administrators',
      ),
  }),
  defineRoute({
    id: 'getBlogCategory',
    method: 'GET',
    path: '/api/blog/categories/{id}',
    access: 'admin',
    params,
    async handle({ db, params: { id } }) {
      const ref = idRefOf(id);
      const category = ref && (await findBlogCategory(db, ref, 'administrators'));
      if (!category) throw blogCategoryNotFound();
      return category;
    },
  }),
  defineRoute({
    id: 'createBlogCategory',
    method: 'POST',
    path: '/api/blog/categories',
    access: 'admin',
    body: newBlogCategoryBody,
    handle: ({ db, body }) => createBlogCategory(db, body),
  }),
  defineRoute({
    id: 'updateBlogCategory',
    method: 'PATCH',
    path: '/api/blog/categories/{id}',
    access: 'admin',
    params,
    body: blogCategoryBody,
    handle: ({ db, params, body }) => updateBlogCategory(db, params.id, body),
  }),
  defineRoute({
    id: 'deleteBlogCategory',
    method: 'DELETE',
    path: '/api/blog/categories/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteBlogCategory(db, params.id),
  }),
];
