import type { Text } from '../../platform/messages/contract.ts';

/**
 * The errors of the interface that pages show, word for word, by the keys under which catalogues replace and translate them.
 * Programs get the texts of the interface in every language.
 */
export const errorTexts = {
  'storefront.error.notFound': 'Not found',
  'storefront.error.internal': 'Internal server error',
  'storefront.error.unavailable': 'The shop is out of reach for the moment. Please try again later.',

  'storefront.error.fullNameRequired': 'Full name is required',
  'storefront.error.telephoneRequired': 'Telephone is required',
  'storefront.error.addressRequired': 'Address is required',
  'storefront.error.cityRequired': 'City is required',
  'storefront.error.provinceRequired': 'Province is required',
  'storefront.error.provinceElsewhere': 'The state, province or region is one of another country',
  'storefront.error.countryRequired': 'Country is required',
  'storefront.error.postcodeRequired': 'Postcode is required',
  'storefront.error.emailInvalid': 'Email is invalid',
  'storefront.error.emailTaken': 'Email is already used',
  'storefront.error.credentials': 'Invalid email or password',
  'storefront.error.passwordTooShort': 'Password must be at least 8 characters',
  'storefront.error.passwordCommon': 'Password is among the most common ones. Please choose another',
  'storefront.error.resetToken': 'Token is invalid or expired',
  'storefront.error.addressNotFound': 'Address not found',

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
  'storefront.error.couponRequired': 'Coupon is required',
  'storefront.error.couponUnknown': 'Invalid coupon: it does not exist',
  'storefront.error.couponNotStarted': 'Invalid coupon: it is not valid yet',
  'storefront.error.couponExpired': 'Invalid coupon: it has expired',
  'storefront.error.couponUsedUp': 'Invalid coupon: it has been used up',
  'storefront.error.couponLimit': 'Invalid coupon: you have used it as often as allowed',
  'storefront.error.couponLogin': 'Invalid coupon: please log in to use it',

  'storefront.error.contactRequired': 'Contact email is required',
  'storefront.error.shippingAddressRequired': 'Shipping address is required',
  'storefront.error.billingAddressRequired': 'Billing address is required',
  'storefront.error.shippingMethodRequired': 'Shipping method is required',
  'storefront.error.paymentMethodRequired': 'Payment method is required',
  'storefront.error.noShipping': 'We do not ship to this address',
  'storefront.error.methodGone': 'Selected shipping method is no longer available',
  'storefront.error.noteInvalid': 'Note is invalid',
} as const;

type ErrorKey = keyof typeof errorTexts;

const keys: ReadonlyMap<string, ErrorKey> = new Map(
  (Object.entries(errorTexts) as [ErrorKey, string][]).map(([key, text]) => [text, key]),
);

/** Returns the text of an error as a page shows it: that of its catalogue, or the interface's where it has no key. */
export function errorText(message: string, text: Text): string {
  const key = keys.get(message);
  return key === undefined ? message : text(key);
}
