import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { line } from '../../platform/http/bodyFields.ts';
import { countGroups, customerGroupRow, findGroup, listGroups } from './customerGroup.repo.ts';
import type { CustomerGroup } from './customerGroup.repo.ts';
import { groupListing } from './customerListing.ts';
import { groupNotFound } from './errors.ts';
import { createGroup, deleteGroup, updateGroup } from './writeGroup.ts';

const body = z.object(describedBy(customerGroupRow, { group_name: line('group_name') }));

export const groupRoutes = entityRoutes({
  path: '/api/customerGroups',
  table: 'customer_group',
  ref: refOr(groupNotFound),
  notFound: groupNotFound,
  answer: customerGroupRow,
  toAnswer: (group: CustomerGroup) => group,
  list: {
    id: 'listCustomerGroups',
    listing: groupListing,
    rows: ({ db }, slice) => listGroups(db, slice),
    total: ({ db }, listing) => countGroups(db, listing),
  },
  get: { id: 'getCustomerGroup', run: ({ db }, ref) => findGroup(db, ref) },
  create: { id: 'createCustomerGroup', body, run: ({ db }, values) => createGroup(db, values) },
  update: {
    id: 'updateCustomerGroup',
    body: body.partial(),
    run: ({ db }, ref, values) => updateGroup(db, ref, values),
  },
  delete: { id: 'deleteCustomerGroup', run: ({ db }, ref) => deleteGroup(db, ref) },
});
