import { z } from 'zod';
import { customerOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
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
  does: 'Returns the caller’s account.',
  method: 'GET',
  path: '/api/customers/me',
  access: 'customer',
  sdk: { method: 'me' },
  response: ownProfile,
  handle: ({ app, db, caller }) => findOwnProfile(app, db, customerOf(caller)),
});

const updateCustomerProfile = defineRoute({
  id: 'updateCustomerProfile',
  does: 'Updates the given fields of the caller’s account. Changing the email or password requires the current password; a new password ends all other sessions, and a new email takes effect once it is confirmed. Errors: `CURRENT_PASSWORD_INVALID` and `NOTHING_TO_UPDATE`.',
  method: 'PATCH',
  path: '/api/customers/me',
  access: 'customer',
  sdk: { method: 'updateMe' },
  rateTier: 'login',
  triedAccount: ({ body: { email, password }, caller }) =>
    email === undefined && password === undefined ? null : customerOf(caller).uuid,
  body: profileBody,
  response: ownProfile,
  handle: ({ app, db, body, caller }) => updateOwnProfile(app, db, customerOf(caller), body),
});

const confirmMyEmail = defineRoute({
  id: 'confirmMyEmail',
  does: 'Confirms an email address with the token from the link sent to it. The address becomes the account’s email, or is marked as confirmed. Errors: `INVALID_EMAIL_TOKEN`, and `EMAIL_TAKEN` if another account now uses it.',
  method: 'POST',
  path: '/api/customers/me/email',
  access: 'public',
  sdk: { method: 'confirmEmail' },
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
  does: 'Lists the caller’s address book.',
  path: '/api/customers/me/addresses',
  access: 'customer',
  answer: customerAddressAnswer,
  toAnswer: (address: CustomerAddress, app) => addressAnswer(app, address),
  rows: ({ db, caller }) => listAddresses(db, customerOf(caller).uuid),
});

const createMyAddress = defineRoute({
  id: 'createMyAddress',
  does: 'Adds an address to the caller’s address book. A new default address replaces the former one. Errors: `INVALID_PROVINCE`, `INVALID_VAT_ID` and a full book: `ADDRESS_BOOK_FULL`.',
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
  does: 'Updates the given fields of one of the caller’s addresses. Rejects an unknown one (`ADDRESS_NOT_FOUND`), a province that does not match the country (`INVALID_PROVINCE`) and a malformed VAT ID (`INVALID_VAT_ID`).',
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
  does: 'Deletes one of the caller’s addresses and returns it as it was. Fails with `ADDRESS_NOT_FOUND` if it does not exist.',
  method: 'DELETE',
  path: '/api/customers/me/addresses/{id}',
  access: 'customer',
  params,
  response: customerAddressAnswer,
  handle: async ({ app, db, params: { id }, caller }) =>
    addressAnswer(app, await deleteAddress(db, customerOf(caller).uuid, id)),
});

/** The account routes for signed-in customers. */
export const accountRoutes = [
  getMyProfile,
  updateCustomerProfile,
  confirmMyEmail,
  listMyAddresses,
  createMyAddress,
  updateMyAddress,
  deleteMyAddress,
];
