import { z } from 'zod';
import { showFormAgain } from '../../../platform/http/forms/rejectedForm.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import {
  addAddress,
  addressNotFound,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../../customers/index.ts';
import type { CustomerAddress } from '../../customers/index.ts';
import { ADDRESS_FIELDS } from '../../provinces/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { addressParts } from '../address/addressParts.ts';
import { allCountries } from '../address/countries.ts';
import { companyFieldsAsked } from '../address/companyFields.ts';
import { countryScript } from '../address/countryScript.ts';
import { firstCountry } from '../address/firstCountry.ts';
import { addressValuesShown, provincesShown } from '../address/formProvinces.ts';
import { lookupPath } from '../address/lookupRoutes.ts';
import { lookupScripts } from '../address/lookupScript.ts';
import { fieldOrder, inOrder, refusedAddress } from '../address/refusedAddress.ts';
import { HIDDEN_FIELDS, readForm, sentBookAddress as body } from '../address/sentAddress.ts';
import { addressTexts, addressView } from '../checkout/addressForm.ts';
import { sentForm } from '../sentForm.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { accountPage, forCustomer } from './accountPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const PATH = '/account/addresses';
/** The field names of the address form. */
const ADDRESS_FORM = [...ADDRESS_FIELDS, ...HIDDEN_FIELDS, 'is_default'];
const params = z.object({ id: z.string() });

const bookEntry = (app: AppContext, row: CustomerAddress) => ({
  ...addressView(app, row),
  uuid: row.uuid,
  is_default: row.is_default,
});

const formOf = (row: CustomerAddress): SentForm => ({
  values: { ...addressTexts('', row), ...(row.is_default && { is_default: '1' }) },
  errors: [],
});

/** Returns the form for a new address. It begins with the country of the customer's usual address. */
const newForm = (
  { app, request }: Pick<Call, 'app' | 'request'>,
  book: readonly CustomerAddress[],
): SentForm => {
  const usual = book.find(({ is_default }) => is_default) ?? book[0];
  const first = {
    offered: allCountries(app.locale),
    shop: app.config.shop.address?.country,
    languages: request.headers['accept-language'],
  };
  return { values: { country: usual?.country ?? firstCountry(first) }, errors: [] };
};

interface Editing {
  /** The rejected form as submitted. Default: the form of the edited address, or an empty form. */
  readonly form?: SentForm;
  /** The UUID of the address that the form edits. Default: the form adds an address. */
  readonly editing?: string;
}

/** Responds with the address book and a form that adds or edits an address. Throws 404 for addresses of other customers. */
const bookPage = (
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  { form, editing }: Editing = {},
): Promise<Reply> =>
  forCustomer(call, async ({ uuid }) => {
    const { locale } = call.app;
    const book = await listAddresses(call.db, uuid);
    const edited = book.find((row) => row.uuid === editing);
    if (editing !== undefined && !edited) throw addressNotFound();
    const countries = allCountries(locale);
    const shown = form ?? (edited ? formOf(edited) : newForm(call, book));
    const values = addressValuesShown(shown.values, '', countries);
    const parts = await addressParts(call.app, call.db, values['country'] ?? '');
    const view = {
      ...accountPage(PATH, call.app.texts()('storefront.addresses.title')),
      form: inOrder({ values, errors: shown.errors }, fieldOrder('', parts)),
      editing: edited?.uuid ?? null,
      countries,
      parts,
      company_fields: companyFieldsAsked(await call.app.settings(['companyFields'], call.db)),
      provinces: provincesShown(locale, values, ''),
      lookup: lookupPath(call.app, values['country'] ?? ''),
      addresses: book.map((row) => bookEntry(call.app, row)),
    };
    const scripts = [countryScript.path, ...lookupScripts(call.app)];
    return answerPage(call, 'addresses', view, { isPrivate: true, scripts });
  });

const toBook = () => reply.redirect(303, PATH);

/** The address book routes. They work without JavaScript. */
export const addressRoutes = [
  defineRoute({
    id: 'storefrontAddresses',
    method: 'GET',
    path: PATH,
    ...PAGE,
    handle: (call) => bookPage(call),
  }),

  defineRoute({
    id: 'storefrontAddAddress',
    method: 'POST',
    path: PATH,
    ...PAGE,
    body,
    handle: (call) =>
      forCustomer(call, async ({ uuid }) => {
        await addAddress(call.app, call.db, uuid, readForm(call.request, call.body));
        return toBook();
      }),
    formPage: PATH,
    refused: (form) => bookPage(form, { form: refusedAddress(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontAddressCountry',
    method: 'POST',
    path: `${PATH}/country`,
    ...PAGE,
    body: z.looseObject({}),
    handle() {
      throw showFormAgain();
    },
    formPage: PATH,
    refused: (form) => bookPage(form, { form: sentForm(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontEditAddress',
    method: 'GET',
    path: `${PATH}/{id}`,
    ...PAGE,
    params,
    handle: (call) => bookPage(call, { editing: call.params.id }),
  }),

  defineRoute({
    id: 'storefrontChangeAddress',
    method: 'POST',
    path: `${PATH}/{id}`,
    ...PAGE,
    params,
    body,
    handle: (call) =>
      forCustomer(call, async ({ uuid }) => {
        await updateAddress(call.app, call.db, uuid, call.params.id, readForm(call.request, call.body));
        return toBook();
      }),
    formPage: ({ params: { id } }) => `${PATH}/${id}`,
    refused: (form) => bookPage(form, { editing: form.params.id, form: refusedAddress(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontEditAddressCountry',
    method: 'POST',
    path: `${PATH}/{id}/country`,
    ...PAGE,
    params,
    body: z.looseObject({}),
    handle() {
      throw showFormAgain();
    },
    formPage: ({ params: { id } }) => `${PATH}/${id}`,
    refused: (form) => bookPage(form, { editing: form.params.id, form: sentForm(form, ADDRESS_FORM) }),
  }),

  defineRoute({
    id: 'storefrontRemoveAddress',
    method: 'POST',
    path: `${PATH}/{id}/removal`,
    ...PAGE,
    params,
    body: z.object({}),
    handle: (call) =>
      forCustomer(call, async ({ uuid }) => {
        await deleteAddress(call.db, uuid, call.params.id);
        return toBook();
      }),
    formPage: PATH,
    refused: (form) => bookPage(form, { form: sentForm(form, []) }),
  }),
];
