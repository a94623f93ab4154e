export { couponInputs, couponInputsColumn } from './couponInputs.ts';
export type { CouponInputs } from './couponInputs.ts';
export { countCouponUse, countOfferUses, returnCouponUse, returnOfferUses } from './couponUse.ts';
export type { OfferUse } from './couponUse.ts';
export {
  candidatesColumns,
  cartPromotion,
  promotionObject,
  promotionTraits,
  traitsObject,
} from './inCart/candidates.ts';
export type { CartPromotion } from './inCart/candidates.ts';
export { customerKey } from './customerKey.ts';
export {
  couponCustomerLimit,
  couponExpired,
  couponNotStarted,
  couponUsedUp,
  trialCustomerNotFound,
  unknownCoupon,
} from './errors.ts';
export { evaluateCoupon } from './evaluateCoupon.ts';
export { explainConditions } from './explainConditions.ts';
export type { CouponBenefit, CouponCart } from './evaluateCoupon.ts';
export { hasCoupons } from './coupon.repo.ts';
export type { NewCouponBody } from './couponBody.ts';
export { createCoupon, deleteUnchangedCoupon } from './writeCoupon.ts';
export { LANGUAGE } from './summaryWords.ts';
export { offeredCode } from './offeredCode.ts';
export { knownCode } from './offers/promotionCode.repo.ts';
export { newPromotionBody } from './offers/promotionBody.ts';
export type { NewPromotion } from './offers/promotionBody.ts';
export { triedPromotion } from './offers/triedPromotion.ts';
export { deleteUnchangedPromotions, hasPromotions } from './offers/promotion.repo.ts';
export { createPromotion } from './offers/writePromotion.ts';
export { listBrokenPromotions } from './offers/brokenPromotions.ts';
export { promotionIdOf } from './offers/promotionIdOf.ts';
export { promotionListing } from './offers/promotionListing.ts';
export { promotionsOfMissing } from './offers/promotion.repo.ts';
export type { Promotion, PromotionCode } from './promotion.ts';
export { evaluatePromotions } from './evaluate/evaluatePromotions.ts';
export { nextOffers } from './evaluate/nextOffers.ts';
export type { NextOffer } from './evaluate/nextOffers.ts';
export { ANY_NEEDS, promotionNeeds } from './evaluate/promotionNeeds.ts';
export type { PromotionNeeds } from './evaluate/promotionNeeds.ts';
export { promotionKinds } from './evaluate/promotionKinds.ts';
export type { PromotionKinds } from './evaluate/promotionKinds.ts';
export { reasonText } from './evaluate/reasonText.ts';
export type {
  PromotionCart,
  PromotionGift,
  PromotionInputs,
  PromotionLine,
  PromotionOutcome,
  PromotionReason,
  ReasonCode,
} from './evaluate/promotionCart.ts';
