import { z } from 'zod';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { pageOf, pageQuery } from '../../../platform/listing/pageQuery.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { createProduct } from './createProduct.ts';
import { deleteProduct } from './deleteProduct.ts';
import { productNotFound } from '../errors.ts';
import { findProduct, listProducts } from './product.repo.ts';
import { linkedProduct, productAnswer } from './productAnswer.ts';
import { newProductBody, productBody } from './productBody.ts';
import { updateProduct } from './updateProduct.ts';

const params = z.object({ id: z.string() });

export const productRoutes = [
  defineRoute({
    id: 'createProduct',
    method: 'POST',
    path: '/api/products',
    access: 'admin',
    body: newProductBody,
    handle: async ({ app, db, body }) => linkedProduct(await createProduct(app, db, body)),
  }),
  defineRoute({
    id: 'updateProduct',
    method: 'PATCH',
    path: '/api/products/{id}',
    access: 'admin',
    params,
    body: productBody,
    handle: async ({ app, db, params, body }) => linkedProduct(await updateProduct(app, db, params.id, body)),
  }),
  defineRoute({
    id: 'deleteProduct',
    method: 'DELETE',
    path: '/api/products/{id}',
    access: 'admin',
    params,
    handle: async ({ app, db, params }) => productAnswer(await deleteProduct(app, db, params.id)),
  }),
  defineRoute({
    id: 'getProduct',
    method: 'GET',
    path: '/api/products/{id}',
    access: 'admin',
    params,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      const product = ref && (await findProduct(db, ref));
      if (!product) throw productNotFound();
      return linkedProduct(product);
    },
  }),
  defineRoute({
    id: 'listProducts',
    method: 'GET',
    path: '/api/products',
    access: 'admin',
    query: pageQuery,
    handle: async ({ db, query }) => (await listProducts(db, pageOf(query))).map(productAnswer),
  }),
];
