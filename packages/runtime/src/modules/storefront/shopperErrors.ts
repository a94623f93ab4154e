import type { errorTexts } from './errorTexts.ts';

/** The errors whose words on pages are not those of the interface: they name a field by its label, and say what to do. */
export const shopperErrors = {
  'storefront.error.addressRequired': 'Street and number is required',
  'storefront.error.provinceRequired': 'State, province or region is required',
  'storefront.error.emailInvalid': 'E-mail must be an address, such as name@example.com',
  'storefront.error.emailTaken': 'There is already an account with this e-mail',
  'storefront.error.credentials': 'The e-mail or the password is wrong',
  'storefront.error.resetToken': 'This link is invalid or has expired. Please request a new one',
  'storefront.error.addressNotFound': 'This address is no longer in your address book',
  'storefront.error.invalidCart': 'This cart is no longer open',
  'storefront.error.cartRequired': 'You have no cart yet',
  'storefront.error.cartEmpty': 'Your cart is empty',
  'storefront.error.qtyInvalid': 'Quantity must be a whole number from 1',
  'storefront.error.productNotFound': 'This product is no longer in the shop',
  'storefront.error.itemNotFound': 'This product is no longer in your cart',
  'storefront.error.contactRequired': 'E-mail is required',
} as const satisfies Partial<Record<keyof typeof errorTexts, string>>;
