import { z } from 'zod';
import { parseListing } from '../../platform/graphql/listing/parseListing.ts';
import { line } from '../../platform/http/bodyFields.ts';
import { pageOf, pageQuery } from '../../platform/http/pageQuery.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { changeGroup, createGroup, removeGroup } from './changeGroup.ts';
import { customerGroupRow, findGroup, listGroups } from './customerGroup.repo.ts';
import { groupListing } from './customerListing.ts';
import { groupNotFound } from './errors.ts';

const params = z.object({ id: z.string() });
const body = z.object({ group_name: line('group_name') });

const createCustomerGroup = defineRoute({
  id: 'createCustomerGroup',
  method: 'POST',
  path: '/api/customerGroups',
  access: 'admin',
  body,
  response: customerGroupRow,
  handle: ({ db, body: { group_name } }) => createGroup(db, group_name),
});

const updateCustomerGroup = defineRoute({
  id: 'updateCustomerGroup',
  method: 'PATCH',
  path: '/api/customerGroups/{id}',
  access: 'admin',
  params,
  body: body.partial(),
  response: customerGroupRow,
  handle: ({ db, params: { id }, body: { group_name } }) => changeGroup(db, id, group_name),
});

const deleteCustomerGroup = defineRoute({
  id: 'deleteCustomerGroup',
  method: 'DELETE',
  path: '/api/customerGroups/{id}',
  access: 'admin',
  params,
  response: customerGroupRow,
  handle: ({ db, params: { id } }) => removeGroup(db, id),
});

const getCustomerGroup = defineRoute({
  id: 'getCustomerGroup',
  method: 'GET',
  path: '/api/customerGroups/{id}',
  access: 'admin',
  params,
  response: customerGroupRow,
  async handle({ db, params: { id } }) {
    const group = await findGroup(db, id);
    if (!group) throw groupNotFound();
    return group;
  },
});

const listCustomerGroups = defineRoute({
  id: 'listCustomerGroups',
  method: 'GET',
  path: '/api/customerGroups',
  access: 'admin',
  query: pageQuery,
  response: z.array(customerGroupRow),
  handle: ({ db, query }) => listGroups(db, { ...parseListing(null, groupListing), ...pageOf(query) }),
});

export const groupRoutes = [
  createCustomerGroup,
  updateCustomerGroup,
  deleteCustomerGroup,
  getCustomerGroup,
  listCustomerGroups,
];
