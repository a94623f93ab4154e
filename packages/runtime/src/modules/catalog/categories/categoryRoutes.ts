import { z } from 'zod';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { linksOf } from '../../../platform/http/links.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { categoryNotFound } from '../errors.ts';
import {
  addProductTo,
  memberParams,
  membershipOf,
  productReference,
  removeProductFrom,
} from '../membership.ts';
import { locatedCategory, categoryBody, newCategoryBody } from './category.ts';
import type { LocatedCategory } from './category.ts';
import { categoryListing } from './categoryListing.ts';
import { countCategories, findCategory, listCategories, lockCategoryTree } from './category.repo.ts';
import { categoryMove, moveCategory } from './moveCategory.ts';
import { createCategory, deleteCategory, updateCategory } from './writeCategory.ts';

const membership = membershipOf('category');

export const categoryRoutes = [
  ...entityRoutes({
    path: '/api/categories',
    table: 'category',
    ref: refOr(categoryNotFound),
    notFound: categoryNotFound,
    answer: locatedCategory,
    toAnswer: (category: LocatedCategory) => category,
    links: ({ uuid, path }) => linksOf('categoryGrid', '/admin/categories', uuid, path),
    list: {
      id: 'listCategories',
      listing: categoryListing,
      rows: ({ db }, slice) => listCategories(db, slice, 'admin'),
      total: ({ db }, listing) => countCategories(db, listing, 'admin'),
    },
    get: { id: 'getCategory', run: ({ db }, ref) => findCategory(db, ref, 'admin') },
    create: {
      id: 'createCategory',
      body: newCategoryBody,
      run: ({ app, db }, body) => createCategory(app, db, body),
    },
    update: {
      id: 'updateCategory',
      body: categoryBody,
      check: ({ db }, { metafields }) => metafieldsForWrite(db, 'category', metafields, { isCreate: false }),
      run: ({ app, db }, ref, body) => updateCategory(app, db, ref, body),
    },
    delete: { id: 'deleteCategory', undo: 'name', run: ({ db }, ref) => deleteCategory(db, ref) },
    bulk: { id: 'changeCategories', lock: lockCategoryTree },
  }),
  defineRoute({
    id: 'moveCategory',
    method: 'POST',
    path: '/api/categories/{id}/move',
    access: 'admin',
    permissions: ['updateCategory'],
    params: memberParams.pick({ id: true }),
    body: categoryMove,
    response: locatedCategory,
    handle: ({ app, db, params, body }) => moveCategory(app, db, refOr(categoryNotFound)(params.id), body),
  }),
  defineRoute({
    id: 'addProductToCategory',
    method: 'POST',
    path: '/api/categories/{id}/products',
    access: 'admin',
    params: memberParams.pick({ id: true }),
    body: z.object({ product_id: productReference }),
    response: membership,
    handle: ({ app, db, params, body }) => addProductTo(app, db, 'category', params.id, body.product_id),
  }),
  defineRoute({
    id: 'removeProductFromCategory',
    method: 'DELETE',
    path: '/api/categories/{id}/products/{product_id}',
    access: 'admin',
    params: memberParams,
    response: membership,
    handle: ({ app, db, params }) => removeProductFrom(app, db, 'category', params.id, params.product_id),
  }),
];
