import type { Minor } from '../../../platform/money.ts';
import type { Condition, Promotion, Tier } from '../promotion.ts';
import { thresholdOf } from './amounts.ts';
import { evaluatePromotions } from './evaluatePromotions.ts';
import type { PromotionCart, PromotionInputs } from './promotionCart.ts';
import type { PromotionKinds } from './promotionKinds.ts';
import { standing } from './promotionStanding.ts';
import { isSelected } from './selectMatch.ts';
import { shopTime } from './shopTime.ts';
import { unmetConditions } from './unmetConditions.ts';

/** An offer that a cart is near: what is missing, and what it gives then. */
export interface NextOffer {
  readonly promotion: Promotion;
  /** The missing amount, net of tax like `sub_total`, or the number of missing units. */
  readonly missing: { readonly amount: Minor } | { readonly units: number };
  /** The part that the cart has reached, from 0 to below 1. */
  readonly reached: number;
  /** The tier that the cart reaches next. Null for an offer that lowers the shipping fee. */
  readonly tier: Tier | null;
}

/** A cart as it would be with what is missing. */
interface Goal extends NextOffer {
  readonly filled: PromotionCart;
}

/** The most offers that are tried, so that a shop with thousands of them answers at once. */
const MOST = 8;

/**
 * Returns the offers without a code that a cart would get if it had a little more: one that lowers the shipping fee, for which only the subtotal
 * or the number of units is missing, and the next tier. An offer that would not apply even then, for example because another excludes it,
 * is left out. The nearest goes first. Pure.
 */
export function nextOffers(
  cart: PromotionCart,
  inputs: PromotionInputs,
  kinds: PromotionKinds,
): readonly NextOffer[] {
  if (cart.lines.length === 0) return [];
  const standingOf = standing(inputs);
  const context = { ...inputs, cart, kinds, time: shopTime(inputs.now, inputs.timeZone), isTold: false };
  const goals = inputs.promotions.flatMap((promotion): readonly Goal[] => {
    const { action, code_required: needsCode } = promotion;
    if (needsCode || (action.kind !== 'shipping' && action.kind !== 'tiers')) return [];
    if (standingOf(promotion).reasons.length > 0) return [];
    const unmet = promotion.conditions.filter(
      (condition) => unmetConditions([condition], context).length > 0,
    );
    if (action.kind === 'tiers') return unmet.length === 0 ? tierGoal(promotion, cart) : [];
    const [only, ...more] = unmet;
    return only && more.length === 0 && cart.shippingCost !== 0 ? conditionGoal(promotion, only, cart) : [];
  });
  return goals
    .toSorted((a, b) => b.reached - a.reached || a.promotion.promotion_id - b.promotion.promotion_id)
    .slice(0, MOST)
    .filter(({ promotion, filled }) =>
      evaluatePromotions(filled, inputs, kinds).discounts.some((given) => given.promotion === promotion),
    )
    .map(({ filled: _filled, ...goal }) => goal);
}

function conditionGoal(promotion: Promotion, condition: Condition, cart: PromotionCart): readonly Goal[] {
  // The fee is not known yet, but there will be one.
  const shipped = { ...cart, shippingCost: cart.shippingCost ?? 1 };
  if (condition.kind === 'subtotal') {
    const least = thresholdOf(cart.terms, condition.min, condition.amounts);
    return amountGoal({ promotion, tier: null }, shipped, least);
  }
  if (condition.kind !== 'qty') return [];
  const place = cart.lines.findIndex((line) => isSelected(line, condition.of));
  return unitsGoal({ promotion, tier: null }, shipped, condition.min, {
    have: unitsOf(cart, (line) => isSelected(line, condition.of)),
    place,
  });
}

function tierGoal(promotion: Promotion, cart: PromotionCart): readonly Goal[] {
  const { action } = promotion;
  if (action.kind !== 'tiers') return [];
  const have = unitsOf(cart, ({ eligible }) => eligible);
  const isAhead = ({ min }: Tier): boolean =>
    action.by === 'qty' ? min > have : (thresholdOf(cart.terms, min) ?? 0) > cart.sub_total;
  const tier = action.tiers.filter(isAhead).toSorted((a, b) => a.min - b.min)[0];
  if (!tier) return [];
  if (action.by === 'subtotal')
    return amountGoal({ promotion, tier }, cart, thresholdOf(cart.terms, tier.min));
  const place = cart.lines.findIndex(({ eligible }) => eligible);
  return unitsGoal({ promotion, tier }, cart, tier.min, { have, place });
}

type About = Pick<NextOffer, 'promotion' | 'tier'>;

function amountGoal(about: About, cart: PromotionCart, least: Minor | null): readonly Goal[] {
  if (least === null || least <= cart.sub_total) return [];
  const missing = { amount: least - cart.sub_total };
  return [{ ...about, missing, reached: cart.sub_total / least, filled: { ...cart, sub_total: least } }];
}

/** `place` is a line that further units may be of. Without one, nothing in the cart says what to add. */
function unitsGoal(
  about: About,
  cart: PromotionCart,
  least: number,
  { have, place }: { readonly have: number; readonly place: number },
): readonly Goal[] {
  if (place < 0) return [];
  const units = least - have;
  const lines = cart.lines.map((line, index) =>
    index === place ? { ...line, qty: line.qty + units } : line,
  );
  return [{ ...about, missing: { units }, reached: have / least, filled: { ...cart, lines } }];
}

const unitsOf = (
  { lines }: PromotionCart,
  counts: (line: PromotionCart['lines'][number]) => boolean,
): number => lines.reduce((units, line) => units + (counts(line) ? line.qty : 0), 0);
