import type { Promotion, PromotionCode } from '../promotion.ts';
import type { PromotionInputs, PromotionReason } from './promotionCart.ts';
import { REASONS } from './promotionReason.ts';

/** The code by which a promotion may apply, and the reasons why it may not, besides its conditions. */
export interface Standing {
  readonly code: string | null;
  readonly reasons: readonly PromotionReason[];
}

const isUsedUp = ({ max_uses, used }: { readonly max_uses: number | null; readonly used: number }): boolean =>
  max_uses !== null && used >= max_uses;

/** Returns the standing of promotions: their status, dates, uses and codes. Pure. */
export function standing(inputs: PromotionInputs): (promotion: Promotion) => Standing {
  const codes = Map.groupBy(inputs.codes, ({ promotion_id }) => promotion_id);
  const now = inputs.now.getTime();
  return (promotion) => {
    const entered = codes.get(promotion.promotion_id)?.toSorted(byUse) ?? [];
    const usable = entered[0] && !isUsedUp(entered[0]) ? entered[0].code : null;
    return { code: usable, reasons: reasonsOf(promotion, entered[0], inputs, now) };
  };
}

/** Orders codes so that the first can be used, if any can. The order in which they were entered decides nothing. */
const byUse = (a: PromotionCode, b: PromotionCode): number =>
  Number(isUsedUp(a)) - Number(isUsedUp(b)) || Number(a.code > b.code) - Number(a.code < b.code);

function reasonsOf(
  promotion: Promotion,
  code: PromotionCode | undefined,
  { buyer }: PromotionInputs,
  now: number,
): readonly PromotionReason[] {
  const { status, starts_at, ends_at, code_required, max_uses_per_customer: most } = promotion;
  const reasons: PromotionReason[] = [];
  if (!status) reasons.push(REASONS.off);
  if (starts_at !== null && now < Date.parse(starts_at)) reasons.push(REASONS.notStarted);
  if (ends_at !== null && now >= Date.parse(ends_at)) reasons.push(REASONS.ended);
  if (isUsedUp(promotion)) reasons.push(REASONS.usedUp);
  if (most !== null && (buyer.usedBy.get(promotion.promotion_id) ?? 0) >= most)
    reasons.push(REASONS.usedByCustomer);
  if (code_required && !code) reasons.push(REASONS.code);
  if (code_required && code && isUsedUp(code)) reasons.push(REASONS.codeUsedUp);
  return reasons;
}
