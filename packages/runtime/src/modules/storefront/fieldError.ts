import type { ErrorDetail } from '../../platform/errors.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import { knownErrorText } from './errorTexts.ts';

interface FieldWords {
  /** The text for a field that is empty, or not of the form that it needs. */
  readonly missing: PlainMessageKey;
  /** The label of the field. Without one shoppers do not see the field. */
  readonly label?: PlainMessageKey;
}

/** The fields of the forms of pages, by the last part of their names. */
const FIELDS: Readonly<Record<string, FieldWords>> = {
  full_name: { missing: 'storefront.error.fullNameRequired', label: 'storefront.address.fullName' },
  email: { missing: 'storefront.error.emailInvalid', label: 'storefront.signIn.email' },
  password: { missing: 'storefront.form.passwordMissing', label: 'storefront.signIn.password' },
  current_password: {
    missing: 'storefront.error.currentPassword',
    label: 'storefront.profile.currentPassword',
  },
  message: { missing: 'storefront.error.messageRequired', label: 'contact.form.message' },
  telephone: { missing: 'storefront.error.telephoneRequired', label: 'storefront.address.telephone' },
  address_1: { missing: 'storefront.error.addressRequired', label: 'storefront.address.street' },
  address_2: { missing: 'storefront.form.unreadable', label: 'storefront.address.more' },
  city: { missing: 'storefront.error.cityRequired', label: 'storefront.address.city' },
  province: { missing: 'storefront.error.provinceRequired', label: 'storefront.address.province' },
  postcode: { missing: 'storefront.error.postcodeRequired', label: 'storefront.address.postcode' },
  country: { missing: 'storefront.error.countryRequired', label: 'storefront.address.country' },
  sku: { missing: 'storefront.error.productNotFound' },
  token: { missing: 'storefront.error.resetToken' },
  shipping: { missing: 'storefront.error.shippingAddressRequired' },
  billing: { missing: 'storefront.error.billingAddressRequired' },
};
const HIDDEN: FieldWords = { missing: 'storefront.form.unreadable' };

const MISSING = / (?:is required|must not be empty|must be an e-mail address)$/;
const TOO_LONG = / must (?:have|be) at most (\d+) characters$/;
const TWO_LINES = / must not contain control characters$/;
/** The rest of what schemas say about values, which name a field as programs do. */
const WRONG = / (?:must (?:be|have|not) .+|is invalid|has an invalid \w+)$/;

/**
 * Returns the text of the error of a field as a page shows it: in the language of the page, with the field's label in the place of
 * its name in the interface. Errors that no field of the shop's own forms has stay as they are.
 */
export function fieldError({ path, message }: ErrorDetail, text: Text): string {
  const known = knownErrorText(message, text);
  if (known !== null) return known;
  const name = path.split('.').at(-1) ?? '';
  const { missing, label } = (Object.hasOwn(FIELDS, name) && FIELDS[name]) || HIDDEN;
  if (MISSING.test(message)) return text(missing);
  const max = TOO_LONG.exec(message)?.[1];
  if (label && max !== undefined)
    return text('storefront.form.tooLong', { label: text(label), max: Number(max) });
  if (label && TWO_LINES.test(message)) return text('storefront.form.twoLines', { label: text(label) });
  if (label && WRONG.test(message)) return text('storefront.form.invalid', { label: text(label) });
  return WRONG.test(message) && message.startsWith(`${path} `) ? text('storefront.form.unreadable') : message;
}
