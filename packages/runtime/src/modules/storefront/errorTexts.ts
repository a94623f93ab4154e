import type { Text } from '../../platform/contracts/messages.ts';

/**
 * The errors of the interface that pages show, word for word, by the keys under which catalogues replace and translate them.
 * Programs get the texts of the interface in every language.
 */
export const errorTexts = {
  'storefront.error.notFound': 'Not found',
  'storefront.error.internal': 'Internal server error',
  'storefront.error.unavailable': 'The shop is out of reach for the moment. Please try again later.',
  'storefront.error.tooManyRequests': 'Too many requests. Please slow down and try again later.',

  'storefront.error.fullNameRequired': 'Full name is required',
  'storefront.error.messageRequired': 'Message is required',
  'storefront.error.messageTooLong': 'Message is too long',
  'storefront.error.telephoneRequired': 'Telephone is required',
  'storefront.error.addressRequired': 'Address is required',
  'storefront.error.cityRequired': 'City is required',
  'storefront.error.provinceRequired': 'Province is required',
  'storefront.error.provinceElsewhere': 'The state, province or region is one of another country',
  'storefront.error.countryRequired': 'Country is required',
  'storefront.error.countryUnknown':
    '"{country}" is no country: name it by its ISO 3166-1 code, such as "US"',
  'storefront.error.postcodeRequired': 'Postcode is required',
  'storefront.error.emailInvalid': 'Email is invalid',
  'storefront.error.emailTaken': 'Email is already used',
  'storefront.error.credentials': 'Invalid email or password',
  'storefront.error.passwordTooShort': 'Password must be at least 8 characters',
  'storefront.error.passwordCommon': 'Password is among the most common ones. Please choose another',
  'storefront.error.currentPassword': 'The current password is missing or wrong',
  'storefront.error.resetToken': 'Token is invalid or expired',
  'storefront.error.addressNotFound': 'Address not found',
  'storefront.error.addressBookFull': 'An address book holds at most {most} addresses',
  'storefront.error.provinceUnknown': '"{province}" is not a state, province or region of {country}',

  'storefront.error.invalidCart': 'Invalid cart',
  'storefront.error.cartRequired': 'Cart is required',
  'storefront.error.cartEmpty': 'Cart is empty',
  'storefront.error.cartBusy': 'The cart is being changed by another request. Please try again',
  'storefront.error.cartChanged': 'The cart has changed, please check it and place the order again',
  'storefront.error.qtyInvalid': 'Qty is invalid',
  'storefront.error.productNotFound': 'Product not found',
  'storefront.error.productNotAvailable': 'This product is not available',
  'storefront.error.outOfStock': 'This item is out of stock',
  'storefront.error.notEnoughStock': 'We do not have enough stock',
  'storefront.error.itemNotFound': 'Item not found',
  'storefront.error.tooManyLines': 'A cart can have at most {max} different products',
  'storefront.error.tooManyUnits': 'At most {max} units of a product can be bought at once',
  'storefront.error.cartTooLarge': 'The total of the cart is too large',
  'storefront.error.couponRequired': 'Coupon is required',
  'storefront.error.couponUnknown': 'Invalid coupon: it does not exist',
  'storefront.error.couponNotStarted': 'Invalid coupon: it is not valid yet',
  'storefront.error.couponExpired': 'Invalid coupon: it has expired',
  'storefront.error.couponUsedUp': 'Invalid coupon: it has been used up',
  'storefront.error.couponLimit': 'Invalid coupon: you have used it as often as allowed',
  'storefront.error.couponLogin': 'Invalid coupon: please log in to use it',
  'storefront.error.couponNotOnCart': 'Invalid coupon: it is not on this cart',
  'storefront.error.couponOtherCustomers': 'Invalid coupon: it is for other customers',
  'storefront.error.couponSpent': 'Invalid coupon: it needs earlier orders of at least {amount} {currency}',
  'storefront.error.couponTotal': 'Invalid coupon: the order must come to at least {amount} {currency}',
  'storefront.error.couponUnits': 'Invalid coupon: the cart must hold at least {qty} units',
  'storefront.error.couponProducts': 'Invalid coupon: the cart does not hold the products that it needs',

  'storefront.error.contactRequired': 'Contact email is required',
  'storefront.error.shippingAddressRequired': 'Shipping address is required',
  'storefront.error.billingAddressRequired': 'Billing address is required',
  'storefront.error.shippingMethodRequired': 'Shipping method is required',
  'storefront.error.paymentMethodRequired': 'Payment method is required',
  'storefront.error.noShipping': 'We do not ship to this address',
  'storefront.error.methodGone': 'Selected shipping method is no longer available',
  'storefront.error.quoteFailed': 'We could not get a quote from "{provider}". Please try again',
  'storefront.error.paymentMethodGone': 'Payment method {method} is not available',
  'storefront.error.tooManyUnpaidOrders':
    'Too many orders from your address wait for their payment. Please pay for one of them, or try again later',
  'storefront.error.gatewaySilent':
    'The payment gateway does not answer, so nothing was ordered. Please try again in a moment',
  'storefront.error.termsRequired': 'Please accept the terms',
  'storefront.error.termsChanged': 'Our terms have changed, please read them and place the order again',
  'storefront.error.noteInvalid': 'Note is invalid',
} as const;

type ErrorKey = keyof typeof errorTexts;

const isPattern = ([, text]: readonly [ErrorKey, string]): boolean => text.includes('{');
const entries = Object.entries(errorTexts) as [ErrorKey, string][];

const keys: ReadonlyMap<string, ErrorKey> = new Map(
  entries.filter((entry) => !isPattern(entry)).map(([key, text]) => [text, key]),
);

/** The errors with values in them, as patterns that find the values in a message of the interface. */
const patterns = entries.filter(isPattern).map(([key, text]) => ({
  key,
  pattern: new RegExp(
    `^${text
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.+)`))
      .join('')}$`,
    's',
  ),
}));

/** Returns the text of an error as a page shows it: that of its catalogue, or the interface's where it has no key. */
export const errorText = (message: string, text: Text): string => knownErrorText(message, text) ?? message;

/** Returns the text that the catalogue has for an error of the interface. Null: it has none. */
export function knownErrorText(message: string, text: Text): string | null {
  const filled = text as (key: ErrorKey, values?: Readonly<Record<string, string>>) => string;
  const key = keys.get(message);
  if (key !== undefined) return filled(key);
  for (const { key: name, pattern } of patterns) {
    const values = pattern.exec(message)?.groups;
    if (values) return filled(name, values);
  }
  return null;
}
