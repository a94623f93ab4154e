export { couponInputs, couponInputsColumn } from './couponInputs.ts';
export type { CouponInputs } from './couponInputs.ts';
export { countCouponUse, returnCouponUse } from './couponUse.ts';
export { couponCustomerLimit, couponUsedUp } from './errors.ts';
export { evaluateCoupon } from './evaluateCoupon.ts';
export type { CouponBenefit } from './evaluateCoupon.ts';
