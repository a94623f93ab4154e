import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { addressNotFound, listAddresses } from '../../customers/index.ts';
import type { CustomerAddress } from '../../customers/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { addressParts } from '../address/addressParts.ts';
import { allCountries } from '../address/countries.ts';
import { companyFieldsAsked } from '../address/companyFields.ts';
import { countryScript } from '../address/countryScript.ts';
import { firstCountry } from '../address/firstCountry.ts';
import { addressValuesShown, provincesShown } from '../address/formProvinces.ts';
import { lookupPath } from '../address/lookupRoutes.ts';
import { lookupScripts } from '../address/lookupScript.ts';
import { fieldOrder, inOrder } from '../address/refusedAddress.ts';
import { addressTexts, addressView } from '../checkout/addressForm.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { accountPage, forCustomer } from './accountPage.ts';

/** The path of the page. */
export const ADDRESSES_PATH = '/account/addresses';

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
export const bookPage = (
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
      ...accountPage(ADDRESSES_PATH, call.app.texts()('storefront.addresses.title')),
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
