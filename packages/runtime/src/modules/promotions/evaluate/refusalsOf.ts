import type { Promotion } from '../promotion.ts';
import type { PromotionReason } from './promotionCart.ts';
import { excluded } from './promotionReason.ts';
import { firstUnmet, unmetConditions } from './unmetConditions.ts';
import type { Context, Work } from './promotionWork.ts';

/** Returns why a promotion may not apply: one reason, or all if they are told. */
export function refusalsOf(
  promotion: Promotion,
  reasons: readonly PromotionReason[],
  work: Work,
  context: Context,
): readonly PromotionReason[] {
  const { conditions } = promotion;
  if (work.isTold) {
    const refused = [...reasons, ...unmetConditions(conditions, context)];
    if (refused.length > 0) return refused;
  } else {
    if (reasons.length > 0) return reasons;
    const unmet = firstUnmet(conditions, context);
    if (unmet) return [unmet];
  }
  const kept = exclusion(promotion, work);
  return kept ? [kept] : [];
}

/** Returns why a promotion does not apply beside those that do. Null if it may. */
function exclusion(promotion: Promotion, { applied, couponCode }: Work): PromotionReason | null {
  const isOfClass = (other: { readonly class: string }) => other.class === promotion.class;
  const last = applied.find((other) => isOfClass(other) && other.promotion.is_exclusive);
  if (last) return excluded('exclusive', last.promotion.label);
  if (promotion.is_exclusive) {
    const coupon = promotion.class === 'order' ? couponCode : null;
    const first = coupon ?? applied.find(isOfClass)?.promotion.label;
    if (first !== undefined) return excluded('notAlone', first);
  }
  const other = applied.find((one) => !combine(one.promotion, promotion));
  return other ? excluded('notCombined', other.promotion.label) : null;
}

const combine = (a: Promotion, b: Promotion): boolean =>
  a.combines.includes(b.class) && b.combines.includes(a.class);
