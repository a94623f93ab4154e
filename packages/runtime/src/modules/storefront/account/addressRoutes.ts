import { z } from 'zod';
import { showFormAgain } from '../../../platform/http/forms/rejectedForm.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { addAddress, deleteAddress, updateAddress } from '../../customers/index.ts';
import { ADDRESS_FIELDS } from '../../provinces/index.ts';
import { refusedAddress } from '../address/refusedAddress.ts';
import { HIDDEN_FIELDS, readForm, sentBookAddress as body } from '../address/sentAddress.ts';
import { sentForm } from '../sentForm.ts';
import { forCustomer } from './accountPage.ts';
import { ADDRESSES_PATH, bookPage } from './addressBookPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;

/** The field names of the address form. */
const ADDRESS_FORM = [...ADDRESS_FIELDS, ...HIDDEN_FIELDS, 'is_default'];
const params = z.object({ id: z.string() });

const toBook = () => reply.redirect(303, ADDRESSES_PATH);

/** The address book routes. They work without JavaScript. */
export const addressRoutes = [
  defineRoute({
    id: 'storefrontAddresses',
    method: 'GET',
    path: ADDRESSES_PATH,
    ...PAGE,
    handle: (call) => bookPage(call),
  }),

  defineRoute({
    id: 'storefrontAddAddress',
    method: 'POST',
    path: ADDRESSES_PATH,
    ...PAGE,
    body,
    handle: (call) =>
      forCustomer(call, async ({ uuid }) => {
        await addAddress(call.app, call.db, uuid, readForm(call.request, call.body));
        return toBook();
      }),
    formPage: ADDRESSES_PATH,
    refused: (form) => bookPage(form, { form: refusedAddress(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontAddressCountry',
    method: 'POST',
    path: `${ADDRESSES_PATH}/country`,
    ...PAGE,
    body: z.looseObject({}),
    handle() {
      throw showFormAgain();
    },
    formPage: ADDRESSES_PATH,
    refused: (form) => bookPage(form, { form: sentForm(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontEditAddress',
    method: 'GET',
    path: `${ADDRESSES_PATH}/{id}`,
    ...PAGE,
    params,
    handle: (call) => bookPage(call, { editing: call.params.id }),
  }),

  defineRoute({
    id: 'storefrontChangeAddress',
    method: 'POST',
    path: `${ADDRESSES_PATH}/{id}`,
    ...PAGE,
    params,
    body,
    handle: (call) =>
      forCustomer(call, async ({ uuid }) => {
        await updateAddress(call.app, call.db, uuid, call.params.id, readForm(call.request, call.body));
        return toBook();
      }),
    formPage: ({ params: { id } }) => `${ADDRESSES_PATH}/${id}`,
    refused: (form) => bookPage(form, { editing: form.params.id, form: refusedAddress(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontEditAddressCountry',
    method: 'POST',
    path: `${ADDRESSES_PATH}/{id}/country`,
    ...PAGE,
    params,
    body: z.looseObject({}),
    handle() {
      throw showFormAgain();
    },
    formPage: ({ params: { id } }) => `${ADDRESSES_PATH}/${id}`,
    refused: (form) => bookPage(form, { editing: form.params.id, form: sentForm(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontRemoveAddress',
    method: 'POST',
    path: `${ADDRESSES_PATH}/{id}/removal`,
    ...PAGE,
    params,
    body: z.object({}),
    handle: (call) =>
      forCustomer(call, async ({ uuid }) => {
        await deleteAddress(call.db, uuid, call.params.id);
        return toBook();
      }),
    formPage: ADDRESSES_PATH,
    refused: (form) => bookPage(form, { form: sentForm(form, []) }),
  }),
];
