export { countCouponUse } from './countCouponUse.ts';
export { couponFacts, couponFactsColumn } from './couponFacts.ts';
export type { CouponFacts } from './couponFacts.ts';
export { couponCustomerLimit, couponUsedUp } from './errors.ts';
export { judgeCoupon } from './judgeCoupon.ts';
export type { CouponGrant } from './judgeCoupon.ts';
export { paidStatuses } from './paidStatuses.ts';
export { returnCouponUse } from './returnCouponUse.ts';
