import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { addressAnswer, customerAddressAnswer } from './addressAnswer.ts';
import { addAddress, updateAddress, listAddresses, deleteAddress } from './addressBook.ts';
import type { CustomerAddress } from './customerAddress.repo.ts';
import { addressBody, newAddressBody } from './addressBody.ts';

const bookParams = z.object({ customer_id: z.string().describe('The UUID of the customer.') });
const params = bookParams.extend({ id: z.string().describe('The UUID of the address.') });

const listCustomerAddresses = listRoute({
  id: 'listCustomerAddresses',
  does: 'Lists a customer’s address book.',
  path: '/api/customers/{customer_id}/addresses',
  params: bookParams,
  answer: customerAddressAnswer,
  toAnswer: (address: CustomerAddress, app) => addressAnswer(app, address),
  rows: ({ db, params: { customer_id } }) => listAddresses(db, customer_id),
});

const createCustomerAddress = defineRoute({
  id: 'createCustomerAddress',
  does: 'Adds an address to a customer’s address book. A new default address replaces the former one. Errors: `CUSTOMER_NOT_FOUND`, `INVALID_PROVINCE`, `INVALID_VAT_ID` and a full book: `ADDRESS_BOOK_FULL`.',
  method: 'POST',
  path: '/api/customers/{customer_id}/addresses',
  access: 'admin',
  params: bookParams,
  body: newAddressBody,
  response: customerAddressAnswer,
  handle: async ({ app, db, params: { customer_id }, body }) =>
    addressAnswer(app, await addAddress(app, db, customer_id, body)),
});

const updateCustomerAddress = defineRoute({
  id: 'updateCustomerAddress',
  does: 'Updates the given fields of a customer’s address. Rejects an unknown one (`ADDRESS_NOT_FOUND`), a province that does not match the country (`INVALID_PROVINCE`) and a malformed VAT ID (`INVALID_VAT_ID`).',
  method: 'PATCH',
  path: '/api/customers/{customer_id}/addresses/{id}',
  access: 'admin',
  params,
  body: addressBody,
  response: customerAddressAnswer,
  handle: async ({ app, db, params: { customer_id, id }, body }) =>
    addressAnswer(app, await updateAddress(app, db, customer_id, id, body)),
});

const deleteCustomerAddress = defineRoute({
  id: 'deleteCustomerAddress',
  does: 'Deletes a customer’s address and returns it as it was. Fails with `ADDRESS_NOT_FOUND` if it does not exist.',
  method: 'DELETE',
  path: '/api/customers/{customer_id}/addresses/{id}',
  access: 'admin',
  params,
  response: customerAddressAnswer,
  handle: async ({ app, db, params: { customer_id, id } }) =>
    addressAnswer(app, await deleteAddress(db, customer_id, id)),
});

/** The administrator routes for a customer's address book. */
export const addressRoutes = [
  listCustomerAddresses,
  createCustomerAddress,
  updateCustomerAddress,
  deleteCustomerAddress,
];
