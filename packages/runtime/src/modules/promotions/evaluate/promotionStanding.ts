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
    const entered = codes.get(promotion.promotion_id)?.toSorted(byUse)[0];
    const usable = entered && !isUsedUp(entered) ? entered.code : null;
    return { code: usable, reasons: reasonsOf(promotion, entered, inputs, now) };
  };
}

/** Orders codes so that the first can be used, if any can. The order in which they were entered decides nothing. */
const byUse = (a: PromotionCode, b: PromotionCode): number =>
  Number(isUsedUp(a)) - Number(isUsedUp(b)) || Number(a.code > b.code) - Number(a.code < b.code);

const NONE: readonly PromotionReason[] = [];

function reasonsOf(
  promotion: Promotion,
  code: PromotionCode | undefined,
  { buyer }: PromotionInputs,
  now: number,
): readonly PromotionReason[] {
  const { status, code_required, max_uses_per_customer: most } = promotion;
  const { from, to } = timesOf(promotion);
  const isOfBuyer = most === null || (buyer.usedBy.get(promotion.promotion_id) ?? 0) < most;
  const isOn = status && now >= from && now < to;
  if (isOn && !code_required && isOfBuyer && !isUsedUp(promotion)) return NONE;
  const reasons: PromotionReason[] = [];
  if (!status) reasons.push(REASONS.off);
  if (now < from) reasons.push(REASONS.notStarted);
  if (now >= to) reasons.push(REASONS.ended);
  if (isUsedUp(promotion)) reasons.push(REASONS.usedUp);
  if (!isOfBuyer) reasons.push(REASONS.usedByCustomer);
  if (code_required && !code) reasons.push(REASONS.code);
  if (code_required && code && isUsedUp(code)) reasons.push(REASONS.codeUsedUp);
  return reasons;
}

interface Times {
  readonly from: number;
  readonly to: number;
}

/** The times of promotions. Promotions are kept from one change of a cart to the next. */
const times = new WeakMap<Promotion, Times>();

function timesOf(promotion: Promotion): Times {
  const known = times.get(promotion);
  if (known) return known;
  const { starts_at, ends_at } = promotion;
  const read = {
    from: starts_at === null ? Number.NEGATIVE_INFINITY : Date.parse(starts_at),
    to: ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(ends_at),
  };
  times.set(promotion, read);
  return read;
}
