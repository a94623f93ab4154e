import { z } from 'zod';
import { customerOf } from '../../platform/http/caller.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { addressAnswer, customerAddressAnswer } from './addressAnswer.ts';
import { addAddress, updateAddress, listAddresses, deleteAddress } from './addressBook.ts';
import type { CustomerAddress } from './customerAddress.repo.ts';
import { addressBody, newAddressBody } from './addressBody.ts';
import { confirmEmailBody, profileBody } from './customerBody.ts';
import { confirmEmail, findOwnProfile, ownProfile, updateOwnProfile } from './ownProfile.ts';

const params = z.object({ id: z.string().describe('The UUID of the address.') });

const getMyProfile = defineRoute({
  id: 'getMyProfile',
  method: 'GET',
  path: '/api/customers/me',
  access: 'customer',
  response: ownProfile,
  handle: ({ app, db, caller }) => findOwnProfile(app, db, customerOf(caller)),
});

const updateCustomerProfile = defineRoute({
  id: 'updateCustomerProfile',
  method: 'PATCH',
  path: '/api/customers/me',
  access: 'customer',
  rateTier: 'login',
  triedAccount: ({ body: { email, password }, caller }) =>
    email === undefined && password === undefined ? null : customerOf(caller).uuid,
  body: profileBody,
  response: ownProfile,
  handle: ({ app, db, body, caller }) => updateOwnProfile(app, db, customerOf(caller), body),
});

const confirmMyEmail = defineRoute({
  id: 'confirmMyEmail',
  method: 'POST',
  path: '/api/customers/me/email',
  access: 'public',
  rateTier: 'signup',
  body: confirmEmailBody,
  response: z.object({}),
  async handle({ app, db, body: { token } }) {
    await confirmEmail(app, db, token);
    return {};
  },
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
  confirmMyEmail,
  listMyAddresses,
  createMyAddress,
  updateMyAddress,
  deleteMyAddress,
];
