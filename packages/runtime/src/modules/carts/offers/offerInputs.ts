import type {
  CartPromotion,
  PromotionCode,
  PromotionInputs,
  PromotionKinds,
} from '../../promotions/index.ts';
import type { CartOffers } from './cartOffersColumn.ts';

/** Promotions, codes and the buyer, as the evaluation of a cart gets them. */
export interface OfferInputs extends Omit<PromotionInputs, 'coupon' | 'now'> {
  /** The promotions that need no code, as the process keeps them. */
  readonly promotions: readonly CartPromotion[];
  readonly entered: readonly CartPromotion[];
  /** The kinds of conditions and actions that extensions bring. */
  readonly kinds: PromotionKinds;
}

/** Returns the uses without the one of the order that will be superseded. */
const less = (used: number, isOwn: boolean | undefined): number =>
  isOwn === true ? Math.max(0, used - 1) : used;

/**
 * Joins the promotions that need no code, whose list stays as it is kept, with those of the entered codes. Uses of the order that will be
 * superseded do not count. Pure.
 */
export function offerInputsOf(
  candidates: readonly CartPromotion[],
  { codes, buyer, own }: CartOffers,
  { timeZone, kinds }: Pick<OfferInputs, 'timeZone' | 'kinds'>,
): OfferInputs {
  const ownOf = new Map(own.map((use) => [use.promotion_id, use]));
  const freed = own.length === 0 ? [] : candidates.filter(({ promotion_id }) => ownOf.has(promotion_id));
  const entered = new Map(
    [...freed, ...codes.map(({ promotion }) => promotion)].map((promotion) => [
      promotion.promotion_id,
      promotion,
    ]),
  );
  return {
    promotions: candidates,
    entered: [...entered.values()].map((promotion) => ({
      ...promotion,
      used: less(promotion.used, ownOf.has(promotion.promotion_id)),
    })),
    codes: [...new Map(codes.map((entered) => [entered.promotion_code_id, entered])).values()].map(
      ({ promotion_code_id, code, max_uses, used, promotion: { promotion_id } }): PromotionCode => ({
        code,
        promotion_id,
        max_uses,
        used: less(used, ownOf.get(promotion_id)?.promotion_code_id === promotion_code_id),
      }),
    ),
    buyer: {
      groups: buyer?.groups ?? [],
      orders: buyer?.has_ordered == null ? null : Number(buyer.has_ordered),
      usedBy: new Map(
        (buyer?.uses ?? []).map(({ promotion_id, used }) => [
          promotion_id,
          less(used, ownOf.get(promotion_id)?.is_same_buyer),
        ]),
      ),
    },
    timeZone,
    kinds,
  };
}
