import type { RefusalValues } from '../../platform/errors.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { readStoredText } from '../../platform/messages/storedText.ts';
import type { errorTexts } from './errorTexts.ts';

type ErrorKey = keyof typeof errorTexts;

/** The message keys of errors that shoppers can encounter, by error code. */
export const BY_CODE: Readonly<Record<string, ErrorKey>> = {
  NOT_FOUND: 'storefront.error.notFound',
  INTERNAL_ERROR: 'storefront.error.internal',
  SERVICE_UNAVAILABLE: 'storefront.error.unavailable',
  TOO_MANY_REQUESTS: 'storefront.error.tooManyRequests',

  INVALID_COUNTRY: 'storefront.error.countryUnknown',
  INVALID_PROVINCE: 'storefront.error.provinceUnknown',
  INVALID_VAT_ID: 'storefront.error.vatIdInvalid',
  EMAIL_TAKEN: 'storefront.error.emailTaken',
  INVALID_CREDENTIALS: 'storefront.error.credentials',
  CURRENT_PASSWORD_INVALID: 'storefront.error.currentPassword',
  INVALID_RESET_TOKEN: 'storefront.error.resetToken',
  INVALID_EMAIL_TOKEN: 'storefront.error.resetToken',
  INVALID_NEWSLETTER_TOKEN: 'storefront.error.resetToken',
  INVALID_REMINDER_TOKEN: 'storefront.error.resetToken',
  ADDRESS_NOT_FOUND: 'storefront.error.addressNotFound',
  ADDRESS_BOOK_FULL: 'storefront.error.addressBookFull',

  INVALID_CART: 'storefront.error.invalidCart',
  CART_EMPTY: 'storefront.error.cartEmpty',
  CART_BUSY: 'storefront.error.cartBusy',
  CART_CHANGED: 'storefront.error.cartChanged',
  PRODUCT_NOT_FOUND: 'storefront.error.productNotFound',
  PRODUCT_NOT_AVAILABLE: 'storefront.error.productNotAvailable',
  OUT_OF_STOCK: 'storefront.error.outOfStock',
  NOT_ENOUGH_STOCK: 'storefront.error.notEnoughStock',
  ITEM_NOT_FOUND: 'storefront.error.itemNotFound',
  TOO_MANY_LINES: 'storefront.error.tooManyLines',
  TOO_MANY_UNITS: 'storefront.error.tooManyUnits',
  CART_TOO_LARGE: 'storefront.error.cartTooLarge',

  GIFT_CARD_INVALID: 'storefront.error.giftCard',

  COUPON_NOT_FOUND: 'storefront.error.couponUnknown',
  COUPON_NOT_STARTED: 'storefront.error.couponNotStarted',
  COUPON_EXPIRED: 'storefront.error.couponExpired',
  COUPON_USED_UP: 'storefront.error.couponUsedUp',
  COUPON_CUSTOMER_LIMIT: 'storefront.error.couponLimit',
  COUPON_LOGIN_REQUIRED: 'storefront.error.couponLogin',
  GIFT_CARD_NOT_ON_CART: 'storefront.error.giftCardGone',
  GIFT_CARD_AMOUNT: 'storefront.error.giftCardAmount',
  GIFT_CARD_NOT_ALLOWED: 'storefront.error.giftCardByCard',
  TOO_MANY_GIFT_CARDS: 'storefront.error.giftCardsFull',
  COUPON_NOT_ON_CART: 'storefront.error.couponNotOnCart',
  COUPON_LIMIT: 'storefront.error.codeLimit',
  CODE_GIVES_NOTHING: 'storefront.error.codeGivesNothing',
  GIFT_OUT_OF_STOCK: 'storefront.error.giftOutOfStock',
  GIFT_QTY_FIXED: 'storefront.error.giftQty',

  CONTACT_REQUIRED: 'storefront.error.contactRequired',
  SHIPPING_ADDRESS_REQUIRED: 'storefront.error.shippingAddressRequired',
  BILLING_ADDRESS_REQUIRED: 'storefront.error.billingAddressRequired',
  SHIPPING_METHOD_REQUIRED: 'storefront.error.shippingMethodRequired',
  PAYMENT_METHOD_REQUIRED: 'storefront.error.paymentMethodRequired',
  NO_SHIPPING_TO_ADDRESS: 'storefront.error.noShipping',
  SHIPPING_METHOD_NOT_AVAILABLE: 'storefront.error.methodGone',
  SHIPPING_QUOTE_FAILED: 'storefront.error.quoteFailed',
  PAYMENT_METHOD_NOT_AVAILABLE: 'storefront.error.paymentMethodGone',
  TOO_MANY_UNPAID_ORDERS: 'storefront.error.tooManyUnpaidOrders',
  GATEWAY_UNAVAILABLE: 'storefront.error.gatewaySilent',
  TERMS_CHANGED: 'storefront.error.termsChanged',
  RETURN_QTY: 'storefront.error.returnQty',
  RETURN_EXCLUDED: 'storefront.error.returnExcluded',
  RETURN_TOO_LATE: 'storefront.error.returnTooLate',
  RETURNS_OFF: 'storefront.error.returnsOff',
  ORDER_ITEM_NOT_FOUND: 'storefront.error.orderItemNotFound',
  WITHDRAWAL_OVER: 'storefront.error.withdrawalOver',
  WITHDRAWAL_EXCLUDED: 'storefront.error.withdrawalExcluded',
  WITHDRAWAL_NOT_OFFERED: 'storefront.error.withdrawalNotOffered',
  ALREADY_WITHDRAWN: 'storefront.error.alreadyWithdrawn',
  NO_PRICE: 'storefront.error.noPrice',
  INVALID_CURRENCY: 'storefront.error.invalidCurrency',
  NO_IMAGE: 'storefront.error.noImage',
  NOT_AN_IMAGE: 'storefront.error.notAnImage',
  IMAGE_BROKEN: 'storefront.error.imageBroken',
  IMAGE_TOO_LARGE: 'storefront.error.imageTooLarge',
  FILE_TOO_LARGE: 'storefront.error.fileTooLarge',
  TOO_MANY_FILES: 'storefront.error.tooManyImages',
  TOO_MANY_IMAGES: 'storefront.error.tooManyImages',
  IMAGES_BUSY: 'storefront.error.unavailable',
  RETURN_STATE: 'storefront.error.returnEnded',
  RETURN_IMAGE_NOT_FOUND: 'storefront.error.imageGone',
  EXPRESS_NOT_AVAILABLE: 'storefront.error.expressNotAvailable',
  EXPRESS_NOT_STARTED: 'storefront.error.expressNotStarted',
};

/** The message keys of the error `COUPON_CONDITION`, by the condition that the cart does not meet. */
export const BY_CONDITION: Readonly<Record<string, ErrorKey>> = {
  otherCustomers: 'storefront.error.couponOtherCustomers',
  unconfirmed: 'storefront.error.couponUnconfirmed',
  spent: 'storefront.error.couponSpent',
  total: 'storefront.error.couponTotal',
  units: 'storefront.error.couponUnits',
  products: 'storefront.error.couponProducts',
  noAmount: 'storefront.error.couponCurrency',
  nothing: 'storefront.error.couponCurrency',
};

/** Returns the message key of the error `QTY_NOT_ALLOWED`, by the violated rule and the number of suggested quantities. */
function keyOfQuantity({ rule, nearest }: RefusalValues): ErrorKey | undefined {
  if (rule === 'min') return 'storefront.error.qtyMin';
  if (rule === 'max') return 'storefront.error.qtyMax';
  return nearest === undefined ? 'storefront.error.qtyStep' : 'storefront.error.qtyStepOne';
}

/** An error to show to a shopper, from a rejected request or from a cart. */
interface ShownError {
  readonly code: string;
  readonly values?: RefusalValues | undefined;
  /** The English message of the API. */
  readonly message: string;
}

/** Returns an error's message in the page's language, or the API's English message if there is no translation. */
export const errorText = ({ code, values, message }: ShownError, text: Text): string =>
  textOfCode(code, values, text) ?? message;

/**
 * Returns the message for an error code. Returns null if the code has no message, or if a value is missing, as in carts saved by an
 * earlier version.
 */
export function textOfCode(code: string, values: RefusalValues = {}, text: Text): string | null {
  const key = keyOfCode(code, values);
  return key === undefined ? null : readStoredText(text, { key, values }, ({ amount }) => amount);
}

function keyOfCode(code: string, values: RefusalValues): ErrorKey | undefined {
  if (code === 'COUPON_CONDITION') return BY_CONDITION[values['condition'] ?? ''];
  return code === 'QTY_NOT_ALLOWED' ? keyOfQuantity(values) : keyOf(BY_CODE, code);
}

/** Returns the entry of a table that has the name itself. Undefined if it has none. */
export const keyOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
