import { z } from 'zod';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { linksOf } from '../../../platform/http/links.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { defineRoute } from '../../../platform/http/route.ts';
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
      listing: collectionListing,
      rows: ({ db }, slice) => listCollections(db, slice),
      total: ({ db }, listing) => countCollections(db, listing),
    },
    get: { id: 'getCollection', run: ({ db }, ref) => findCollection(db, ref) },
    create: {
      id: 'createCollection',
      body: newCollectionBody,
      run: ({ db }, body) => createCollection(db, body),
    },
    update: {
      id: 'updateCollection',
      body: collectionBody,
      check: ({ db }, { metafields }) =>
        metafieldsForWrite(db, 'collection', metafields, { isCreate: false }),
      run: ({ db }, ref, body) => updateCollection(db, ref, body),
    },
    delete: { id: 'deleteCollection', run: ({ db }, ref) => deleteCollection(db, ref) },
    bulk: { id: 'changeCollections' },
  }),
  defineRoute({
    id: 'addProductToCollection',
    method: 'POST',
    path: '/api/collections/{id}/products',
    access: 'admin',
    params: memberParams.pick({ id: true }),
    body: z.object({ product_id: productReference }),
    response: membership,
    handle: ({ app, db, params, body }) => addProductTo(app, db, 'collection', params.id, body.product_id),
  }),
  defineRoute({
    id: 'removeProductFromCollection',
    method: 'DELETE',
    path: '/api/collections/{id}/products/{product_id}',
    access: 'admin',
    params: memberParams,
    response: membership,
    handle: ({ app, db, params }) => removeProductFrom(app, db, 'collection', params.id, params.product_id),
  }),
];
