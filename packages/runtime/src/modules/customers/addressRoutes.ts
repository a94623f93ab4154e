import { z } from 'zod';
import { defineRoute } from '../../platform/http/route.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addressBook.ts';
import { addressBody, newAddressBody } from './addressBody.ts';
import { customerAddressRow } from './customerAddress.repo.ts';

const bookParams = z.object({ customer_id: z.string() });
const params = bookParams.extend({ id: z.string() });

const listCustomerAddresses = defineRoute({
  id: 'listCustomerAddresses',
  method: 'GET',
  path: '/api/customers/{customer_id}/addresses',
  access: 'admin',
  params: bookParams,
  response: z.array(customerAddressRow),
  handle: ({ db, params: { customer_id } }) => listAddresses(db, customer_id),
});

const createCustomerAddress = defineRoute({
  id: 'createCustomerAddress',
  method: 'POST',
  path: '/api/customers/{customer_id}/addresses',
  access: 'admin',
  params: bookParams,
  body: newAddressBody,
  response: customerAddressRow,
  handle: ({ db, params: { customer_id }, body }) => addAddress(db, customer_id, body),
});

const updateCustomerAddress = defineRoute({
  id: 'updateCustomerAddress',
  method: 'PATCH',
  path: '/api/customers/{customer_id}/addresses/{id}',
  access: 'admin',
  params,
  body: addressBody,
  response: customerAddressRow,
  handle: ({ db, params: { customer_id, id }, body }) => changeAddress(db, customer_id, id, body),
});

const deleteCustomerAddress = defineRoute({
  id: 'deleteCustomerAddress',
  method: 'DELETE',
  path: '/api/customers/{customer_id}/addresses/{id}',
  access: 'admin',
  params,
  response: customerAddressRow,
  handle: ({ db, params: { customer_id, id } }) => removeAddress(db, customer_id, id),
});

/** What admins do with the address book of a customer. */
export const addressRoutes = [
  listCustomerAddresses,
  createCustomerAddress,
  updateCustomerAddress,
  deleteCustomerAddress,
];
