import { sum } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { PROMOTION_CLASSES } from '../promotion.ts';
import type { Promotion } from '../promotion.ts';
import { actionGain } from './actionGain.ts';
import type { Gain, LeftCart } from './actionGain.ts';
import type {
  PromotionCart,
  PromotionInputs,
  PromotionLine,
  PromotionOutcome,
  PromotionReason,
} from './promotionCart.ts';
import { byPriority, inOrder, possiblePromotions } from './promotionIndex.ts';
import { NO_KINDS } from './promotionKinds.ts';
import type { PromotionKinds } from './promotionKinds.ts';
import { standing } from './promotionStanding.ts';
import type { Standing } from './promotionStanding.ts';
import { shopTime } from './shopTime.ts';
import type { Context, Work } from './promotionWork.ts';
import { startWork, inPlaces } from './promotionWork.ts';
import { refusalsOf } from './refusalsOf.ts';

/**
 * Decides which promotions apply to a cart, and what each takes off its lines and its shipping fee. Classes go one after the other: product,
 * order with the coupon first, shipping; inside of one the highest priority goes first, then the older promotion. The order of the arrays
 * decides nothing: lines carry their position. A line never falls below 0. Only promotions that may apply are evaluated; the others, and
 * explanations, are when they are read. Pure.
 */
export function evaluatePromotions(
  cart: PromotionCart,
  inputs: PromotionInputs,
  kinds: PromotionKinds = NO_KINDS,
): PromotionOutcome {
  const places = placesOf(cart.lines);
  const sorted: PromotionCart = { ...cart, lines: places.map((place) => cart.lines[place] as PromotionLine) };
  const context = { ...inputs, cart: sorted, kinds, time: shopTime(inputs.now, inputs.timeZone) };
  const possible = withEntered(possiblePromotions(inputs.promotions, sorted, inputs.buyer), inputs);
  const run = (promotions: readonly Promotion[], isTold: boolean) =>
    evaluate({ ...context, promotions, isTold }, places);
  let explained: PromotionOutcome['explained'] | null = null;
  let explainedEntered: PromotionOutcome['explained'] | null = null;
  return {
    ...outcomeOf(run(possible, false), places),
    get explained() {
      explained ??= run(withEntered(inOrder(inputs.promotions), inputs), true).explained;
      return explained;
    },
    get explainedEntered() {
      // What does not apply decides nothing about others.
      explainedEntered ??= run(possible, true).explained.filter(({ promotion }) =>
        inputs.entered?.includes(promotion),
      );
      return explainedEntered;
    },
  };
}

/** Adds the entered promotions to those that are in order, in the place of themselves. */
function withEntered(
  promotions: readonly Promotion[],
  { entered = [] }: Pick<PromotionInputs, 'entered'>,
): readonly Promotion[] {
  if (entered.length === 0) return promotions;
  const ids = new Set(entered.map(({ promotion_id }) => promotion_id));
  return [...promotions.filter(({ promotion_id }) => !ids.has(promotion_id)), ...entered].toSorted(
    byPriority,
  );
}

function evaluate(context: Context, places: readonly number[]): Work {
  const work = startWork(context.cart, context.isTold);
  const standingOf = standing(context);
  const { promotions } = context;
  for (const name of PROMOTION_CLASSES) {
    if (name === 'order') takeCoupon(work, context, places);
    for (const promotion of promotions)
      if (promotion.class === name) consider(promotion, standingOf(promotion), work, context);
  }
  return work;
}

/** Returns the indexes of the lines in the order in which they were made. */
const placesOf = (lines: readonly PromotionLine[]): readonly number[] =>
  lines
    .map(({ position, key }, place) => ({ position, key, place }))
    .toSorted((a, b) => a.position - b.position || Number(a.key > b.key) - Number(a.key < b.key))
    .map(({ place }) => place);

/** Takes the coupon off what the class of products left. */
function takeCoupon(work: Work, { coupon }: PromotionInputs, places: readonly number[]): void {
  if (!coupon) return;
  const { discounts } = coupon;
  const given = typeof discounts === 'function' ? discounts(inPlaces(work.left, places)) : discounts;
  work.coupon = work.left.map((left, index) =>
    Math.min(Math.max(given[places[index] as number] ?? 0, 0), left),
  );
  work.left = work.left.map((left, index) => left - (work.coupon[index] as Minor));
  if (work.coupon.some((amount) => amount > 0)) work.couponCode = coupon.code;
}

function consider(promotion: Promotion, { code, reasons }: Standing, work: Work, context: Context): void {
  const refused = refusalsOf(promotion, reasons, work, context);
  if (refused.length === 0) {
    const on: LeftCart = { ...context, left: work.left, shippingLeft: work.shippingLeft };
    const gain = actionGain(promotion, on);
    if (!('code' in gain)) apply(promotion, code, gain, work);
    explain(promotion, 'code' in gain ? [gain] : [], work);
  } else explain(promotion, refused, work);
}

function explain(
  promotion: Promotion,
  reasons: readonly PromotionReason[],
  { isTold, explained }: Work,
): void {
  if (isTold) explained.push({ promotion, applies: reasons.length === 0, reasons });
}

function apply(promotion: Promotion, code: string | null, gain: Gain, work: Work): void {
  for (const [index, amount] of gain.lines.entries())
    if (amount > 0) work.lines[index]?.push({ promotion, amount });
  work.left = work.left.map((left, index) => left - (gain.lines[index] ?? 0));
  if (work.shippingLeft !== null) work.shippingLeft -= gain.shipping;
  work.gifts.push(...gain.gifts.map((gift) => ({ ...gift, promotion })));
  const amount = sum([...gain.lines, gain.shipping]);
  work.applied.push({ promotion, code, amount, class: promotion.class });
}

/** An outcome without its explanations. */
type Decided = Omit<PromotionOutcome, 'explained' | 'explainedEntered'>;

const outcomeOf = (work: Work, places: readonly number[]): Decided => ({
  discounts: work.applied,
  lines: inPlaces(work.lines, places),
  coupon: inPlaces(work.coupon, places),
  shippingOff: (work.cart.shippingCost ?? 0) - (work.shippingLeft ?? 0),
  gifts: work.gifts,
});
