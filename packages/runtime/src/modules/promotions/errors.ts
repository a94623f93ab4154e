import { refusal, refuse, validationFailed } from '../../platform/errors.ts';
import type { RefusalValues } from '../../platform/errors.ts';

export const couponNotFound = () => refuse(404, 'COUPON_NOT_FOUND', 'Coupon not found');
export const couponExists = refusal(409, 'COUPON_EXISTS', (code: string) => [
  'A coupon with the code "{code}" already exists',
  { code },
]);
/** Creates the rejection of a usage limit below the number of uses. To stop further uses, disable the coupon instead. */
export const couponUsedMoreOften = () =>
  refuse(
    409,
    'COUPON_USED_MORE_OFTEN',
    'max_uses_time_per_coupon must not be less than the number of times the coupon was used',
  );

/** Creates the rejection of an unknown or disabled coupon. The response does not reveal which. */
export const unknownCoupon = () => refuse(400, 'COUPON_NOT_FOUND', 'Invalid coupon: it does not exist');
export const couponNotStarted = () =>
  refuse(400, 'COUPON_NOT_STARTED', 'Invalid coupon: it is not valid yet');
export const couponExpired = () => refuse(400, 'COUPON_EXPIRED', 'Invalid coupon: it has expired');
export const couponUsedUp = refusal(400, 'COUPON_USED_UP', 'Invalid coupon: it has been used up');
export const couponCustomerLimit = refusal(
  400,
  'COUPON_CUSTOMER_LIMIT',
  'Invalid coupon: you have used it as often as allowed',
);
export const couponLoginRequired = () =>
  refuse(400, 'COUPON_LOGIN_REQUIRED', 'Invalid coupon: sign in to use it');
/** The coupon conditions that a purchase may fail to meet, as stated in the rejection. */
const CONDITIONS = {
  otherCustomers: () => 'it is not available to this customer',
  unconfirmed: () => 'confirm your email with the link in your welcome email, or reset your password',
  spent: ({ amount, currency }) => `it requires earlier orders of at least ${amount} ${currency}`,
  total: ({ amount, currency }) => `the order total must be at least ${amount} ${currency}`,
  units: ({ qty }) => `the cart must contain at least ${qty} units`,
  products: () => 'the cart does not contain the required products',
  noAmount: ({ currency }) => `it has no amount in ${currency}`,
  nothing: ({ currency }) => `it comes to nothing in ${currency}`,
} as const satisfies Record<string, (values: RefusalValues) => string>;

/**
 * Creates the rejection for an unmet condition. `condition` and its `values` are for front ends; `rule` is the English
 * sentence.
 */
export const couponCondition = (condition: keyof typeof CONDITIONS, values: RefusalValues = {}) =>
  refuse(400, 'COUPON_CONDITION', 'Invalid coupon: {rule}', {
    values: { condition, ...values, rule: CONDITIONS[condition](values) },
  });

export const trialProductNotFound = (index: number, sku: string) =>
  validationFailed([
    {
      path: `items.${index}.sku`,
      rule: 'exists',
      values: { sku },
      message: `Product "${sku}" does not exist`,
    },
  ]);
export const trialCustomerNotFound = () =>
  validationFailed([{ path: 'customer', rule: 'exists', message: 'Customer does not exist' }]);
