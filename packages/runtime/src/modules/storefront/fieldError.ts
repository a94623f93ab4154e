import type { ErrorDetail, RefusalValues } from '../../platform/errors.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import { textOfCode, keyOf } from './errorText.ts';

/** The error messages of a form field. */
interface FieldTexts {
  /** The message if the field is empty or its format is invalid. */
  readonly missing: PlainMessageKey;
  /** The field's label. Fields without a label are not visible to shoppers. */
  readonly label?: PlainMessageKey;
  /** The messages for specific validation rules. */
  readonly rules?: Readonly<Record<string, PlainMessageKey>>;
  /** The message for all other validation rules. */
  readonly otherwise?: PlainMessageKey;
}

const hidden = (missing: PlainMessageKey): FieldTexts => ({ missing, otherwise: missing });
const UNREADABLE = hidden('storefront.form.unreadable');

/** The form fields of storefront pages, by the field name or its last segment. */
const FIELDS: Readonly<Record<string, FieldTexts>> = {
  full_name: { missing: 'storefront.error.fullNameRequired', label: 'storefront.address.fullName' },
  email: { missing: 'storefront.error.emailInvalid', label: 'storefront.signIn.email' },
  password: {
    missing: 'storefront.form.passwordMissing',
    label: 'storefront.signIn.password',
    rules: {
      minLength: 'storefront.error.passwordTooShort',
      commonPassword: 'storefront.error.passwordCommon',
    },
  },
  current_password: {
    missing: 'storefront.error.currentPassword',
    label: 'storefront.profile.currentPassword',
  },
  message: {
    missing: 'storefront.error.messageRequired',
    label: 'contact.form.message',
    rules: { maxLength: 'storefront.error.messageTooLong' },
  },
  company: { missing: 'storefront.form.unreadable', label: 'storefront.address.company' },
  vat_id: { missing: 'storefront.error.vatIdInvalid', label: 'storefront.address.vatId' },
  telephone: { missing: 'storefront.error.telephoneRequired', label: 'storefront.address.telephone' },
  address_1: { missing: 'storefront.error.addressRequired', label: 'storefront.address.street' },
  address_2: { missing: 'storefront.form.unreadable', label: 'storefront.address.more' },
  city: { missing: 'storefront.error.cityRequired', label: 'storefront.address.city' },
  province: {
    missing: 'storefront.error.provinceRequired',
    label: 'storefront.address.province',
    rules: { otherCountry: 'storefront.error.provinceElsewhere' },
  },
  postcode: { missing: 'storefront.error.postcodeRequired', label: 'storefront.address.postcode' },
  country: { missing: 'storefront.error.countryRequired', label: 'storefront.address.country' },
  qty: hidden('storefront.error.qtyInvalid'),
  order_number: {
    missing: 'storefront.error.orderNumberRequired',
    label: 'storefront.withdrawal.orderNumber',
  },
  comment: { missing: 'storefront.form.unreadable', label: 'storefront.return.comment' },
  reason: hidden('storefront.form.unreadable'),
  coupon: { missing: 'storefront.error.couponRequired', label: 'storefront.cart.couponCode' },
  note: hidden('storefront.error.noteInvalid'),
  terms: hidden('storefront.error.termsRequired'),
  sku: hidden('storefront.error.productNotFound'),
  token: { missing: 'storefront.error.resetToken' },
  shipping: { missing: 'storefront.error.shippingAddressRequired' },
  billing: { missing: 'storefront.error.billingAddressRequired' },
  address: hidden('storefront.error.addressRequired'),
  cart_id: hidden('storefront.error.cartRequired'),
  reviewed: hidden('storefront.error.cartRequired'),
  'inputs.amount': hidden('storefront.error.giftCardAmountInvalid'),
  'inputs.entered.amount': hidden('storefront.error.giftCardAmountInvalid'),
  'inputs.entered.currency': hidden('storefront.error.giftCardAmountInvalid'),
  'inputs.recipient_name': { missing: 'storefront.form.unreadable', label: 'storefront.giftCard.name' },
  'inputs.recipient_email': { missing: 'storefront.error.emailInvalid', label: 'storefront.giftCard.email' },
  'inputs.message': { missing: 'storefront.form.unreadable', label: 'storefront.giftCard.message' },
  'inputs.deliver_at': hidden('storefront.error.giftCardDay'),
  cookies: hidden('storefront.form.cookies'),
};

/** Reports whether a rule rejects empty values. An invalid email address is reported with the same message. */
const isEmptiness = (rule: string, values: ErrorDetail['values']): boolean =>
  rule === 'required' || rule === 'format' || (rule === 'minLength' && values?.['limit'] === 1);

/**
 * Returns a field error's message in the page's language, with the field's label instead of its API name. If an error only has a message
 * and no rule, returns the message unchanged.
 */
export function fieldError({ path, rule, values, message }: ErrorDetail, text: Text): string {
  // Only a rejected quantity names its rule in the values too.
  const code = values?.['rule'] === rule ? 'QTY_NOT_ALLOWED' : rule;
  const byCode = textOfCode(code, values as RefusalValues | undefined, text);
  if (byCode !== null) return byCode;
  const name = path.split('.').at(-1) ?? '';
  const own = keyOf(FIELDS, path) ?? keyOf(FIELDS, name);
  if (!own && (rule === 'invalid' || /^[A-Z]/.test(rule))) return message;
  const { missing, label, rules = {}, otherwise } = own ?? UNREADABLE;
  const key = isEmptiness(rule, values) ? missing : (keyOf(rules, rule) ?? otherwise);
  if (key) return text(key);
  if (!label) return text('storefront.form.unreadable');
  if (rule === 'maxLength')
    return text('storefront.form.tooLong', { label: text(label), max: Number(values?.['limit']) });
  if (rule === 'oneLine') return text('storefront.form.twoLines', { label: text(label) });
  return text('storefront.form.invalid', { label: text(label) });
}
