import { z } from 'zod';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { parseListing } from '../../../platform/graphql/listing/parseListing.ts';
import { reference } from '../../../platform/http/bodyFields.ts';
import { pageOf, pageQuery } from '../../../platform/http/pageQuery.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { findCollection, listCollections } from './collection.repo.ts';
import type { CollectionRow } from './collection.repo.ts';
import { collectionBody, newCollectionBody } from './collectionBody.ts';
import { collectionListing } from './collectionListing.ts';
import { collectionNotFound } from '../errors.ts';
import { linksOf } from '../../../platform/entity/links.ts';
import { addProductTo, removeProductFrom } from '../membership.ts';
import { createCollection, deleteCollection, updateCollection } from './writeCollection.ts';

const params = z.object({ id: z.string() });

const linked = (collection: CollectionRow) => ({
  ...collection,
  links: linksOf('collectionGrid', '/admin/collections', collection.uuid),
});

export const collectionRoutes = [
  defineRoute({
    id: 'createCollection',
    method: 'POST',
    path: '/api/collections',
    access: 'admin',
    body: newCollectionBody,
    handle: async ({ db, body }) => linked(await createCollection(db, body)),
  }),
  defineRoute({
    id: 'updateCollection',
    method: 'PATCH',
    path: '/api/collections/{id}',
    access: 'admin',
    params,
    body: collectionBody,
    handle: async ({ db, params, body }) => linked(await updateCollection(db, params.id, body)),
  }),
  defineRoute({
    id: 'deleteCollection',
    method: 'DELETE',
    path: '/api/collections/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteCollection(db, params.id),
  }),
  defineRoute({
    id: 'getCollection',
    method: 'GET',
    path: '/api/collections/{id}',
    access: 'admin',
    params,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      const collection = ref && (await findCollection(db, ref));
      if (!collection) throw collectionNotFound();
      return linked(collection);
    },
  }),
  defineRoute({
    id: 'listCollections',
    method: 'GET',
    path: '/api/collections',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) =>
      listCollections(db, { ...parseListing(null, collectionListing), ...pageOf(query) }),
  }),
  defineRoute({
    id: 'addProductToCollection',
    method: 'POST',
    path: '/api/collections/{id}/products',
    access: 'admin',
    params,
    body: z.object({ product_id: reference }),
    handle: ({ db, params, body }) => addProductTo(db, 'collection', params.id, body.product_id),
  }),
  defineRoute({
    id: 'removeProductFromCollection',
    method: 'DELETE',
    path: '/api/collections/{id}/products/{product_id}',
    access: 'admin',
    params: params.extend({ product_id: z.string() }),
    handle: ({ db, params }) => removeProductFrom(db, 'collection', params.id, params.product_id),
  }),
];
