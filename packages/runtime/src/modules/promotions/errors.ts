import { refusal, refuse } from '../../platform/errors.ts';

export const couponNotFound = () => refuse(404, 'COUPON_NOT_FOUND', 'Coupon not found');
export const couponExists = (code: string) =>
  refuse(409, 'COUPON_EXISTS', `A coupon with the code "${code}" already exists`);
/** The limit cannot be set below what was used: disable the coupon to stop it. */
export const couponUsedMoreOften = () =>
  refuse(
    409,
    'COUPON_USED_MORE_OFTEN',
    'max_uses_time_per_coupon must not be less than the times that the coupon was used',
  );

/** Unknown or disabled: the shopper is not told which. */
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
  refuse(400, 'COUPON_LOGIN_REQUIRED', 'Invalid coupon: please log in to use it');
/** `rule` says what is wanted, such as `the order must come to at least 50.00`. */
export const couponCondition = (rule: string) => refuse(400, 'COUPON_CONDITION', `Invalid coupon: ${rule}`);
