import { z } from 'zod';
import { customerOf } from '../../platform/http/caller.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { addressAnswer, customerAddressAnswer } from './addressAnswer.ts';
import { addAddress, updateAddress, listAddresses, deleteAddress } from './addressBook.ts';
import type { CustomerAddress } from './customerAddress.repo.ts';
import { addressBody, newAddressBody } from './addressBody.ts';
import { updateProfile } from './updateCustomer.ts';
import { customerRow, findCustomer } from './customer.repo.ts';
import { profileBody } from './customerBody.ts';
import { customerNotFound } from './errors.ts';

const params = z.object({ id: z.string().describe('The UUID of the address.') });

const getMyProfile = defineRoute({
  id: 'getMyProfile',
  method: 'GET',
  path: '/api/customers/me',
  access: 'customer',
  response: customerRow,
  async handle({ db, caller }) {
    const customer = await findCustomer(db, customerOf(caller).uuid);
    if (!customer) throw customerNotFound();
    return customer;
  },
});

const updateCustomerProfile = defineRoute({
  id: 'updateCustomerProfile',
  method: 'PATCH',
  path: '/api/customers/me',
  access: 'customer',
  body: profileBody,
  response: customerRow,
  handle: ({ db, body, caller }) => updateProfile(db, customerOf(caller).uuid, body),
});

const listMyAddresses = listRoute({
  id: 'listMyAddresses',
  path: '/api/customers/me/addresses',
  access: 'customer',
  answer: customerAddressAnswer,
  toAnswer: (address: CustomerAddress, app) => addressAnswer(app, address),
  rows: ({ db, caller }) => listAddresses(db, customerOf(caller).uuid),
});

const createMyAddress = defineRoute({
  id: 'createMyAddress',
  method: 'POST',
  path: '/api/customers/me/addresses',
  access: 'customer',
  body: newAddressBody,
  response: customerAddressAnswer,
  handle: async ({ app, db, body, caller }) =>
    addressAnswer(app, await addAddress(app, db, customerOf(caller).uuid, body)),
});

const updateMyAddress = defineRoute({
  id: 'updateMyAddress',
  method: 'PATCH',
  path: '/api/customers/me/addresses/{id}',
  access: 'customer',
  params,
  body: addressBody,
  response: customerAddressAnswer,
  handle: async ({ app, db, params: { id }, body, caller }) =>
    addressAnswer(app, await updateAddress(app, db, customerOf(caller).uuid, id, body)),
});

const deleteMyAddress = defineRoute({
  id: 'deleteMyAddress',
  method: 'DELETE',
  path: '/api/customers/me/addresses/{id}',
  access: 'customer',
  params,
  response: customerAddressAnswer,
  handle: async ({ app, db, params: { id }, caller }) =>
    addressAnswer(app, await deleteAddress(db, customerOf(caller).uuid, id)),
});

/** The routes of logged-in customers for their own account. */
export const accountRoutes = [
  getMyProfile,
  updateCustomerProfile,
  listMyAddresses,
  createMyAddress,
  updateMyAddress,
  deleteMyAddress,
];
