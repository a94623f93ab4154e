import type { QuantityRule } from '../catalog/contract.ts';
import type { QuantityFault } from '../catalog/index.ts';
import { refusal, refuse, validationFailed } from '../../platform/errors.ts';

/** Rejects a cart that is unknown, closed or owned by another customer. The response does not reveal which. */
export const invalidCart = refusal(400, 'INVALID_CART', 'Invalid cart');
/** Rejects an unknown cart for administrators, who may know that it does not exist. */
export const activeCartNotFound = (id: string) =>
  refuse(404, 'CART_NOT_FOUND', 'Active cart "{id}" not found', { values: { id } });
export const cartBusy = () =>
  refuse(409, 'CART_BUSY', 'The cart is being updated by another request. Try again.', {
    headers: { 'retry-after': '1' },
  });

/** Rejects another currency while an order of the reopened cart can still be paid. */
export const openPayment = () =>
  refuse(409, 'PAYMENT_IN_PROGRESS', 'A payment for this order is in progress. Try again later.');

/** Rejects a cart update without any detail. */
export const nothingToUpdate = () => refuse(400, 'NOTHING_TO_UPDATE', 'There is nothing to update');

/** Rejects an express payment that is not offered for the cart, for example because nothing in it can be paid or shipped. */
export const expressNotAvailable = refusal(
  400,
  'EXPRESS_NOT_AVAILABLE',
  'This cart cannot be paid this way. Continue to the checkout.',
);
export const expressNotStarted = refusal(
  502,
  'EXPRESS_NOT_STARTED',
  'The payment could not be started. Try again in a moment.',
);

export const productNotFound = () => refuse(400, 'PRODUCT_NOT_FOUND', 'Product not found');
export const itemNotFound = () => refuse(404, 'ITEM_NOT_FOUND', 'Item not found');
export const tooManyLines = (max: number) =>
  refuse(400, 'TOO_MANY_LINES', 'A cart can have at most {max} different products', { values: { max } });
export const tooManyUnits = (max: number) =>
  refuse(400, 'TOO_MANY_UNITS', 'A cart can have at most {max} units of a product', {
    values: { max },
  });
export const outOfStock = () => refuse(400, 'OUT_OF_STOCK', 'This item is out of stock');
export const notEnoughStock = () => refuse(400, 'NOT_ENOUGH_STOCK', 'We do not have enough stock');
const QTY_REASONS = {
  min: ({ least }: QuantityRule) => `order at least ${least}`,
  max: ({ most }: QuantityRule) => `order at most ${most}`,
  step: ({ step }: QuantityRule, nearest: readonly number[]) =>
    `this product is sold in steps of ${step}, such as ${nearest.join(' or ')}`,
};
/**
 * Creates the rejection of a quantity that the rule of its product does not allow. `at` is the path of the quantity in the request body.
 * The values name the violated rule, its limit, and the nearest allowed quantities: `nearest` if there is one, else `below` and `above`.
 */
export function qtyNotAllowed(rule: QuantityRule, { rule: broken, nearest }: QuantityFault, at = 'qty') {
  const limit = { min: rule.least, max: rule.most ?? 0, step: rule.step }[broken];
  const [below, above] = nearest;
  const near = {
    ...(below !== undefined && (above === undefined ? { nearest: below } : { below, above })),
  };
  const values = { rule: broken, limit, ...near, reason: QTY_REASONS[broken](rule, nearest) };
  return refuse(400, 'QTY_NOT_ALLOWED', 'This quantity is not allowed: {reason}', {
    values,
    details: [{ path: at, rule: broken, values, message: `This quantity is not allowed: ${values.reason}` }],
  });
}
/** Creates the error for a line whose product was disabled after it was added. */
export const productNotAvailable = () =>
  refuse(400, 'PRODUCT_NOT_AVAILABLE', 'This product is not available');

export const shippingAddressRequired = () =>
  refuse(400, 'SHIPPING_ADDRESS_REQUIRED', 'Shipping address is required');
/** Rejects a missing field that is required only on some paths, so that the body schema cannot require it. */
export const fieldRequired = (path: string) =>
  validationFailed([{ path, rule: 'required', message: `${path} is required` }]);
export const missingShippingCodes = () =>
  refuse(400, 'MISSING_SHIPPING_CODES', 'Missing provider_code or method_code');
export const giftCardNotOnCart = () =>
  refuse(404, 'GIFT_CARD_NOT_ON_CART', 'This gift card is not on the cart');
/** Rejects an amount for which a gift card is not sold. `offered` lists those for which it is. */
export const giftCardAmount = (offered: string, at = 'inputs.amount') =>
  refuse(400, 'GIFT_CARD_AMOUNT', 'This gift card is sold for these amounts: {offered}', {
    values: { offered },
    at,
  });
/** Rejects a gift card that is to pay for gift cards. */
export const giftCardNotAllowed = () =>
  refuse(400, 'GIFT_CARD_NOT_ALLOWED', 'A gift card cannot be paid with a gift card');
/** Rejects inputs of a product that takes none. */
export const inputsNotTaken = (path: string) =>
  validationFailed([{ path, rule: 'invalid', message: 'This product takes no inputs' }]);
export const tooManyGiftCards = (max: number) =>
  refuse(400, 'TOO_MANY_GIFT_CARDS', 'A cart can be paid with at most {max} gift cards', { values: { max } });
/** Rejects one code too many, where a cart may have several. */
export const couponLimit = (max: number) =>
  refuse(400, 'COUPON_LIMIT', 'A cart can have at most {max} codes', { values: { max } });
/** Creates the note about a code that gives nothing yet, and stays on the cart. */
export const codeGivesNothing = (code: string) =>
  refuse(400, 'CODE_GIVES_NOTHING', 'The code {code} gives nothing for this cart yet', { values: { code } });
/** Creates the note about a gift that is left out. */
export const giftOutOfStock = (name: string) =>
  refuse(400, 'GIFT_OUT_OF_STOCK', 'The gift {name} is out of stock', { values: { name } });
/** Rejects a change to the quantity of a gift, which can only be removed. */
export const giftQtyFixed = () => refuse(400, 'GIFT_QTY_FIXED', 'The quantity of a gift cannot be changed');
/** Rejects the removal of a coupon that is not on the cart. */
export const couponNotOnCart = () =>
  refuse(400, 'COUPON_NOT_ON_CART', 'Invalid coupon: it is not on this cart');
export const paymentMethodNotAvailable = (code: string) =>
  refuse(400, 'PAYMENT_METHOD_NOT_AVAILABLE', 'Payment method {code} is not available', { values: { code } });
