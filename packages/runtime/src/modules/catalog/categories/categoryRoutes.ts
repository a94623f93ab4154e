import { z } from 'zod';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { linksOf } from '../../../platform/http/answer/links.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
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
import { countCategories, findCategory, listCategories } from './category.repo.ts';
import { lockCategoryTree } from './categoryTree.repo.ts';
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
      does: 'Lists the categories, shown to shoppers or not.',
      listing: categoryListing,
      rows: ({ db }, slice) => listCategories(db, slice, 'admin'),
      total: ({ db }, listing) => countCategories(db, listing, 'admin'),
    },
    get: {
      id: 'getCategory',
      does: 'Returns a category with its path, shown to shoppers or not. Fails with `CATEGORY_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => findCategory(db, ref, 'admin'),
    },
    create: {
      id: 'createCategory',
      does: 'Creates a category with its path below its parent. Rejects an unknown parent (`UNKNOWN_CATEGORY`), a url_key that is reserved (`URL_KEY_RESERVED`) or already in use (`URL_KEY_EXISTS`), and metafields that are not valid.',
      body: newCategoryBody,
      run: ({ app, db }, body) => createCategory(app, db, body),
    },
    update: {
      id: 'updateCategory',
      does: 'Updates the given fields of a category. A new url_key or parent moves it with its descendants, and every former path redirects. Errors: `CATEGORY_NOT_FOUND`, `CATEGORY_CYCLE`, and the same errors as `createCategory`.',
      body: categoryBody,
      check: ({ db }, { metafields }) => metafieldsForWrite(db, 'category', metafields, { isCreate: false }),
      run: ({ app, db }, ref, body) => updateCategory(app, db, ref, body),
    },
    delete: {
      id: 'deleteCategory',
      does: 'Deletes a category with its paths, and returns it as it was; its products stay. The deletion can be undone for a short time. Rejects one with subcategories: `CATEGORY_HAS_CHILDREN`.',
      undo: 'name',
      run: ({ db }, ref) => deleteCategory(db, ref),
    },
    bulk: { id: 'changeCategories', lock: lockCategoryTree },
  }),
  defineRoute({
    id: 'moveCategory',
    does: 'Moves a category to a parent and to a position among its siblings, by default the last. Former paths redirect. Errors: `NOT_A_SIBLING`, `CATEGORY_CYCLE`, `UNKNOWN_CATEGORY` and `CATEGORY_NOT_FOUND`.',
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
    does: 'Adds a product to a category; repeating the request changes nothing. The variants of a main variant are added too. Errors: `CATEGORY_NOT_FOUND` and `UNKNOWN_PRODUCT`.',
    method: 'POST',
    path: '/api/categories/{id}/products',
    access: 'admin',
    sdk: { method: 'addProduct' },
    params: memberParams.pick({ id: true }),
    body: z.object({ product_id: productReference }),
    response: membership,
    handle: ({ app, db, params, body }) => addProductTo(app, db, 'category', params.id, body.product_id),
  }),
  defineRoute({
    id: 'removeProductFromCategory',
    does: 'Removes a product from a category, along with the variants of a main variant. Rejects a product that is not in the category: `PRODUCT_NOT_IN_CATEGORY`.',
    method: 'DELETE',
    path: '/api/categories/{id}/products/{product_id}',
    access: 'admin',
    sdk: { method: 'removeProduct' },
    params: memberParams,
    response: membership,
    handle: ({ app, db, params }) => removeProductFrom(app, db, 'category', params.id, params.product_id),
  }),
];
