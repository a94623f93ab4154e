export { couponInputs, couponInputsColumn } from './couponInputs.ts';
export type { CouponInputs } from './couponInputs.ts';
export { countCouponUse, returnCouponUse } from './couponUse.ts';
export { couponCustomerLimit, couponUsedUp } from './errors.ts';
export { evaluateCoupon } from './evaluateCoupon.ts';
export { explainConditions } from './explainConditions.ts';
export type { CouponBenefit, CouponCart } from './evaluateCoupon.ts';
export { hasCoupons } from './coupon.repo.ts';
export type { NewCouponBody } from './couponBody.ts';
export { createCoupon, deleteUnchangedCoupon } from './writeCoupon.ts';
export { offeredCode } from './offeredCode.ts';
export { evaluatePromotions } from './evaluate/evaluatePromotions.ts';
export { promotionKinds } from './evaluate/promotionKinds.ts';
export type { PromotionKinds } from './evaluate/promotionKinds.ts';
export { reasonText } from './evaluate/reasonText.ts';
export type {
  PromotionCart,
  PromotionGift,
  PromotionInputs,
  PromotionLine,
  PromotionOutcome,
} from './evaluate/promotionCart.ts';
export { listBrokenPromotions } from './offers/brokenPromotions.ts';
export { promotionsOfMissing } from './offers/promotion.repo.ts';
