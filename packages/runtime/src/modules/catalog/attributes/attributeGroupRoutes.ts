import { z } from 'zod';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { parseListing } from '../../../platform/graphql/listing/parseListing.ts';
import { pageOf, pageQuery } from '../../../platform/http/pageQuery.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { attributeGroupBody, newAttributeGroupBody } from './attributeBody.ts';
import {
  findAttributeGroup,
  insertAttributeGroup,
  listAttributeGroups,
  updateAttributeGroupRow,
} from './attributeGroup.repo.ts';
import { attributeGroupListing } from './attributeListing.ts';
import { deleteAttributeGroup } from './deleteAttributeGroup.ts';
import { attributeGroupNotFound } from '../errors.ts';

const params = z.object({ id: z.string() });

export const attributeGroupRoutes = [
  defineRoute({
    id: 'createAttributeGroup',
    method: 'POST',
    path: '/api/attributeGroups',
    access: 'admin',
    body: newAttributeGroupBody,
    handle: ({ db, body }) => insertAttributeGroup(db, body.group_name),
  }),
  defineRoute({
    id: 'updateAttributeGroup',
    method: 'PATCH',
    path: '/api/attributeGroups/{id}',
    access: 'admin',
    params,
    body: attributeGroupBody,
    async handle({ db, params, body }) {
      const ref = idRefOf(params.id);
      const group = ref && (await updateAttributeGroupRow(db, ref, body.group_name));
      if (!group) throw attributeGroupNotFound();
      return group;
    },
  }),
  defineRoute({
    id: 'deleteAttributeGroup',
    method: 'DELETE',
    path: '/api/attributeGroups/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteAttributeGroup(db, params.id),
  }),
  defineRoute({
    id: 'getAttributeGroup',
    method: 'GET',
    path: '/api/attributeGroups/{id}',
    access: 'admin',
    params,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      const group = ref && (await findAttributeGroup(db, ref));
      if (!group) throw attributeGroupNotFound();
      return group;
    },
  }),
  defineRoute({
    id: 'listAttributeGroups',
    method: 'GET',
    path: '/api/attributeGroups',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) =>
      listAttributeGroups(db, { ...parseListing(null, attributeGroupListing), ...pageOf(query) }),
  }),
];
