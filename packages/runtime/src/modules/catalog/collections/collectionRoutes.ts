import { z } from 'zod';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { linksOf } from '../../../platform/http/answer/links.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { collectionNotFound } from '../errors.ts';
import {
  addProductTo,
  memberParams,
  membershipOf,
  productReference,
  removeProductFrom,
} from '../membership.ts';
import { countCollections, findCollection, listCollections } from './collection.repo.ts';
import { collectionRow, collectionBody, newCollectionBody } from './collection.ts';
import type { CollectionRow } from './collection.ts';
import { collectionListing } from './collectionListing.ts';
import { createCollection, deleteCollection, updateCollection } from './writeCollection.ts';

const membership = membershipOf('collection');

export const collectionRoutes = [
  ...entityRoutes({
    path: '/api/collections',
    table: 'collection',
    ref: refOr(collectionNotFound),
    notFound: collectionNotFound,
    answer: collectionRow,
    toAnswer: (collection: CollectionRow) => collection,
    links: ({ uuid }) => linksOf('collectionGrid', '/admin/collections', uuid),
    list: {
      id: 'listCollections',
      does: 'Lists the collections.',
      listing: collectionListing,
      rows: ({ db }, slice) => listCollections(db, slice),
      total: ({ db }, listing) => countCollections(db, listing),
    },
    get: {
      id: 'getCollection',
      does: 'Returns a collection. Fails with `COLLECTION_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => findCollection(db, ref),
    },
    create: {
      id: 'createCollection',
      does: 'Creates a collection of products. Rejects a code that is already in use (`COLLECTION_CODE_EXISTS`) and metafields that are not valid.',
      body: newCollectionBody,
      run: ({ db }, body) => createCollection(db, body),
    },
    update: {
      id: 'updateCollection',
      does: 'Updates the given fields of a collection. Errors: `COLLECTION_NOT_FOUND`, and the same errors as `createCollection`.',
      body: collectionBody,
      check: ({ db }, { metafields }) =>
        metafieldsForWrite(db, 'collection', metafields, { isCreate: false }),
      run: ({ db }, ref, body) => updateCollection(db, ref, body),
    },
    delete: {
      id: 'deleteCollection',
      does: 'Deletes a collection and returns it as it was; its products stay. Fails with `COLLECTION_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => deleteCollection(db, ref),
    },
    bulk: { id: 'changeCollections' },
  }),
  defineRoute({
    id: 'addProductToCollection',
    does: 'Adds a product to a collection; repeating the request changes nothing. Errors: `COLLECTION_NOT_FOUND` and `UNKNOWN_PRODUCT`.',
    method: 'POST',
    path: '/api/collections/{id}/products',
    access: 'admin',
    sdk: { method: 'addProduct' },
    params: memberParams.pick({ id: true }),
    body: z.object({ product_id: productReference }),
    response: membership,
    handle: ({ app, db, params, body }) => addProductTo(app, db, 'collection', params.id, body.product_id),
  }),
  defineRoute({
    id: 'removeProductFromCollection',
    does: 'Removes a product from a collection. Rejects a product that is not in the collection: `PRODUCT_NOT_IN_COLLECTION`.',
    method: 'DELETE',
    path: '/api/collections/{id}/products/{product_id}',
    access: 'admin',
    sdk: { method: 'removeProduct' },
    params: memberParams,
    response: membership,
    handle: ({ app, db, params }) => removeProductFrom(app, db, 'collection', params.id, params.product_id),
  }),
];
