export { couponInputs, couponInputsColumn } from './couponInputs.ts';
export type { CouponInputs } from './couponInputs.ts';
export { countCouponUse, returnCouponUse } from './couponUse.ts';
export { couponCustomerLimit, couponUsedUp } from './errors.ts';
export { evaluateCoupon } from './evaluateCoupon.ts';
export type { CouponBenefit } from './evaluateCoupon.ts';
export { hasCoupons } from './coupon.repo.ts';
export type { NewCouponBody } from './couponBody.ts';
export { createCoupon, deleteUnchangedCoupon } from './writeCoupon.ts';
