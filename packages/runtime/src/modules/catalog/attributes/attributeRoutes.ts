import { z } from 'zod';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { parseListing } from '../../../platform/graphql/listing/parseListing.ts';
import { pageOf, pageQuery } from '../../../platform/http/pageQuery.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { findAttribute, listAttributes } from './attribute.repo.ts';
import type { AttributeRow } from './attribute.repo.ts';
import { attributeBody, newAttributeBody } from './attributeBody.ts';
import { attributeListing } from './attributeListing.ts';
import { attributeNotFound } from '../errors.ts';
import { linksOf } from '../../../platform/entity/links.ts';
import { createAttribute, deleteAttribute, updateAttribute } from './writeAttribute.ts';

const params = z.object({ id: z.string() });

const linked = (attribute: AttributeRow) => ({
  ...attribute,
  links: linksOf('attributeGrid', '/admin/attributes', attribute.uuid),
});

export const attributeRoutes = [
  defineRoute({
    id: 'createAttribute',
    method: 'POST',
    path: '/api/attributes',
    access: 'admin',
    body: newAttributeBody,
    handle: async ({ db, body }) => linked(await createAttribute(db, body)),
  }),
  defineRoute({
    id: 'updateAttribute',
    method: 'PATCH',
    path: '/api/attributes/{id}',
    access: 'admin',
    params,
    body: attributeBody,
    handle: async ({ db, params, body }) => linked(await updateAttribute(db, params.id, body)),
  }),
  defineRoute({
    id: 'deleteAttribute',
    method: 'DELETE',
    path: '/api/attributes/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteAttribute(db, params.id),
  }),
  defineRoute({
    id: 'getAttribute',
    method: 'GET',
    path: '/api/attributes/{id}',
    access: 'admin',
    params,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      const attribute = ref && (await findAttribute(db, ref));
      if (!attribute) throw attributeNotFound();
      return linked(attribute);
    },
  }),
  defineRoute({
    id: 'listAttributes',
    method: 'GET',
    path: '/api/attributes',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) =>
      listAttributes(db, { ...parseListing(null, attributeListing), ...pageOf(query) }),
  }),
];
