import { formFlag } from '../../../platform/http/forms/bodyFields.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { contactBody } from '../../carts/index.ts';
import type { Cart, CartAddress } from '../../carts/index.ts';
import { ADDRESS_FIELDS, addressOf, buyerLines, withProvinceName } from '../../provinces/index.ts';
import { acceptedValues, HIDDEN_FIELDS, sentAddress } from '../address/sentAddress.ts';
import type { AddressView } from '../../defaultTheme/index.ts';

/** The name of the checkbox that saves the address in the customer's address book. */
const SAVE_ADDRESS = 'save_address';

/** The hidden field that says that the form has the checkbox for reminders, which browsers do not send if it is not checked. */
export const ASKS_REMINDERS = 'asks_reminders';

/** The field names of the address form, as used in validation errors. */
export const ADDRESS_FORM = [
  'email',
  ...[...ADDRESS_FIELDS, ...HIDDEN_FIELDS].map((field) => `shipping.${field}`),
  'billing_other',
  SAVE_ADDRESS,
  'reminders',
  ...[...ADDRESS_FIELDS, ...HIDDEN_FIELDS].map((field) => `billing.${field}`),
];

/** Removes the billing address fields if the shopper bills to the shipping address. */
const withoutUnused = (sent: unknown): unknown => {
  if (typeof sent !== 'object' || sent === null || 'billing_other' in sent) return sent;
  const { billing: _unused, ...used } = sent as { billing?: unknown };
  return used;
};

export const addressBody = z.preprocess(
  withoutUnused,
  z.object({
    email: contactBody.shape.email,
    /** The shipping address. Absent if nothing is shipped. */
    shipping: sentAddress.optional(),
    /** The billing address, if `billing_other` is checked. If absent, the shipping address is also the billing address. */
    billing: sentAddress.optional(),
    /** True to save the address in the customer's address book. */
    [SAVE_ADDRESS]: formFlag(SAVE_ADDRESS).optional(),
    /** True if the shopper agrees to reminders. Counts only with `asks_reminders`. */
    reminders: formFlag('reminders').optional(),
    [ASKS_REMINDERS]: formFlag(ASKS_REMINDERS).optional(),
  }),
);

/** Creates the view of an address. */
export const addressView = (app: Pick<AppContext, 'locale' | 'texts'>, row: CartAddress): AddressView => ({
  ...withProvinceName(app.locale, addressOf(row)),
  lines: buyerLines(app, row),
});

/** Reports whether a cart's billing address differs from its shipping address. */
export const billsElsewhere = ({
  shipping_address: shipping,
  billing_address: billing,
}: Pick<Cart, 'shipping_address' | 'billing_address'>): boolean =>
  billing !== null && !(shipping && isDeepStrictEqual(addressOf(shipping), addressOf(billing)));

/** Returns the initial form values: the cart's addresses, or otherwise the customer's default address. */
export function addressValues(
  cart: Pick<Cart, 'customer_email' | 'shipping_address' | 'billing_address' | 'no_shipping_required'>,
  usual: CartAddress | null,
): Readonly<Record<string, string>> {
  const { shipping_address: shipping, billing_address: billing } = cart;
  const first = cart.no_shipping_required ? 'billing' : 'shipping';
  return {
    email: cart.customer_email ?? '',
    ...(billsElsewhere(cart) && { billing_other: '1', ...addressTexts('billing.', billing) }),
    ...addressTexts(`${first}.`, (first === 'billing' ? (billing ?? shipping) : shipping) ?? usual),
  };
}

/** Returns an address as form values, with `prefix` before each field name. */
export const addressTexts = (prefix: string, row: CartAddress | null) =>
  row &&
  Object.fromEntries([
    ...ADDRESS_FIELDS.map((field) => [`${prefix}${field}`, row[field] ?? '']),
    ...Object.entries(acceptedValues(row)).map(([name, value]) => [`${prefix}${name}`, value]),
  ]);
