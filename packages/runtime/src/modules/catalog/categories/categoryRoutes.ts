import { z } from 'zod';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { parseListing } from '../../../platform/graphql/listing/parseListing.ts';
import { reference } from '../../../platform/http/bodyFields.ts';
import { pageOf, pageQuery } from '../../../platform/http/pageQuery.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { admins } from '../listing/audience.ts';
import type { LocatedCategory } from './category.repo.ts';
import { categoryBody, newCategoryBody } from './categoryBody.ts';
import { categoryListing } from './categoryListing.ts';
import { findCategory, listCategories } from './categoryListing.repo.ts';
import { createCategory } from './createCategory.ts';
import { deleteCategory } from './deleteCategory.ts';
import { categoryNotFound } from '../errors.ts';
import { linksOf } from '../../../platform/entity/links.ts';
import { addProductTo, removeProductFrom } from '../membership.ts';
import { updateCategory } from './updateCategory.ts';

const params = z.object({ id: z.string() });

const linked = (category: LocatedCategory) => ({
  ...category,
  links: linksOf('categoryGrid', '/admin/categories', category.uuid, category.path),
});

export const categoryRoutes = [
  defineRoute({
    id: 'createCategory',
    method: 'POST',
    path: '/api/categories',
    access: 'admin',
    body: newCategoryBody,
    handle: async ({ db, body }) => linked(await createCategory(db, body)),
  }),
  defineRoute({
    id: 'updateCategory',
    method: 'PATCH',
    path: '/api/categories/{id}',
    access: 'admin',
    params,
    body: categoryBody,
    handle: async ({ db, params, body }) => linked(await updateCategory(db, params.id, body)),
  }),
  defineRoute({
    id: 'deleteCategory',
    method: 'DELETE',
    path: '/api/categories/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteCategory(db, params.id),
  }),
  defineRoute({
    id: 'getCategory',
    method: 'GET',
    path: '/api/categories/{id}',
    access: 'admin',
    params,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      const category = ref && (await findCategory(db, ref, admins));
      if (!category) throw categoryNotFound();
      return linked(category);
    },
  }),
  defineRoute({
    id: 'listCategories',
    method: 'GET',
    path: '/api/categories',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) =>
      listCategories(db, { ...parseListing(null, categoryListing), ...pageOf(query) }, admins),
  }),
  defineRoute({
    id: 'addProductToCategory',
    method: 'POST',
    path: '/api/categories/{id}/products',
    access: 'admin',
    params,
    body: z.object({ product_id: reference }),
    handle: ({ db, params, body }) => addProductTo(db, 'category', params.id, body.product_id),
  }),
  defineRoute({
    id: 'removeProductFromCategory',
    method: 'DELETE',
    path: '/api/categories/{id}/products/{product_id}',
    access: 'admin',
    params: params.extend({ product_id: z.string() }),
    handle: ({ db, params }) => removeProductFrom(db, 'category', params.id, params.product_id),
  }),
];
