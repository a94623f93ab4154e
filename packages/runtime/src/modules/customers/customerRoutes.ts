import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { bulkRoute } from '../../platform/entity/bulkRoute.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { metaDataTable, valueRoutes } from '../metafields/index.ts';
import { noteRoutes } from '../notes/index.ts';
import { updateCustomer } from './updateCustomer.ts';
import { countCustomers, customerRow, findCustomer, listCustomers } from './customer.repo.ts';
import { customerBody, customersChange, newCustomerBody } from './customerBody.ts';
import { NOT_EXEMPT } from './taxExemption.ts';
import { customerListing } from './customerListing.ts';
import { customerNotFound } from './errors.ts';
import { removeCustomer } from './removeCustomer.ts';
import { registerCustomer } from './registerCustomer.ts';
import { linkedCustomer, linked } from './linkedCustomer.ts';

const params = z.object({ id: z.string().describe('The UUID of the customer.') });

const CREATE = 'createCustomer';

const createCustomer = defineRoute({
  id: CREATE,
  does: 'Creates a customer account. Anyone may register; `status`, the groups and the exemption from tax are only accepted from administrators with the permission `createCustomer`. Rejects an email that is already in use (`EMAIL_TAKEN`) and an unknown group (`UNKNOWN_CUSTOMER_GROUP`).',
  method: 'POST',
  path: '/api/customers',
  access: 'public',
  rateTier: 'signup',
  body: newCustomerBody,
  response: linkedCustomer,
  async handle({ app, db, body: { status = 1, ...body }, caller, claim }) {
    // Anyone can register. Fields reserved for administrators are ignored unless the caller has the route's
    // permission.
    const isGranted = holdsPermission(caller, CREATE);
    const input = {
      ...body,
      status: isGranted ? status : 1,
      group_id: isGranted ? body.group_id : undefined,
      groups: isGranted ? body.groups : undefined,
      ...(!isGranted && NOT_EXEMPT),
      isEmailConfirmed: isGranted,
    };
    return linked(
      await registerCustomer(app, db, input, async (tx, customer) => claim?.keep(tx, linked(customer))),
    );
  },
});

const updateRoute = defineRoute({
  id: 'updateCustomer',
  does: 'Updates the given fields of a customer. Rejects an unknown one (`CUSTOMER_NOT_FOUND`), an email that is already in use (`EMAIL_TAKEN`) and an unknown group (`UNKNOWN_CUSTOMER_GROUP`).',
  record: { table: 'customer' },
  method: 'PATCH',
  path: '/api/customers/{id}',
  access: 'admin',
  params,
  body: customerBody,
  response: linkedCustomer,
  handle: async ({ app, db, params: { id }, body }) => linked(await updateCustomer(app, db, id, body)),
});

const deleteRoute = defineRoute({
  id: 'deleteCustomer',
  does: 'Deletes a customer with addresses, sessions and tokens, and their data in the email log and webhook deliveries; orders are kept. Returns the customer as they were. Fails with `CUSTOMER_NOT_FOUND` if it does not exist.',
  record: { table: 'customer' },
  method: 'DELETE',
  path: '/api/customers/{id}',
  access: 'admin',
  params,
  response: customerRow,
  async handle({ app, db, params: { id } }) {
    const customer = await removeCustomer(app, db, id);
    if (!customer) throw customerNotFound();
    return customer;
  },
});

const bulk = bulkRoute({
  id: 'changeCustomers',
  path: '/api/customers',
  table: 'customer',
  ref: uuidOr(customerNotFound),
  notFound: customerNotFound,
  update: {
    id: 'updateCustomer',
    body: customersChange,
    run: ({ app, db }, id, change) => updateCustomer(app, db, id, change),
  },
  delete: { id: 'deleteCustomer', run: ({ app, db }, id) => removeCustomer(app, db, id) },
});

const getCustomer = defineRoute({
  id: 'getCustomer',
  does: 'Returns a customer. Fails with `CUSTOMER_NOT_FOUND` if it does not exist.',
  method: 'GET',
  path: '/api/customers/{id}',
  access: 'admin',
  params,
  response: linkedCustomer,
  async handle({ db, params: { id } }) {
    const customer = await findCustomer(db, id);
    if (!customer) throw customerNotFound();
    return linked(customer);
  },
});

const customerList = listRoute({
  id: 'listCustomers',
  does: 'Lists the customers.',
  path: '/api/customers',
  answer: linkedCustomer,
  toAnswer: linked,
  listing: customerListing,
  rows: ({ db }, slice) => listCustomers(db, slice),
  total: ({ db }, listing) => countCustomers(db, listing),
});

/** Declares customers as metafield owners, identified by uuid. */
export const customerOwner = metaDataTable({
  ownerType: 'customer',
  readPermission: 'getCustomer',
  table: 'customer',
  where: (id) => (isUuid(id) ? sql.fragment`uuid = ${id}` : null),
  notFound: customerNotFound,
});

const metafieldRoutes = valueRoutes(customerOwner, '/api/customers/{id}/metafields', {
  GET: 'getCustomerMetafields',
  PATCH: 'updateCustomerMetafields',
  PUT: 'replaceCustomerMetafields',
  POST: 'saveCustomerMetafields',
  table: 'customer',
  field: 'updateCustomerMetafield',
});

const notes = noteRoutes({
  owner: 'customer',
  path: '/api/customers/{id}/notes',
  ids: { list: 'listCustomerNotes', create: 'createCustomerNote', delete: 'deleteCustomerNote' },
  async find(db, id) {
    const customer = isUuid(id) ? await findCustomer(db, id) : null;
    return customer?.customer_id ?? null;
  },
  notFound: customerNotFound,
});

export const customerRoutes = [
  createCustomer,
  updateRoute,
  deleteRoute,
  bulk,
  getCustomer,
  customerList,
  ...metafieldRoutes,
  ...notes,
];
