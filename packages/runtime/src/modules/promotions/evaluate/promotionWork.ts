import { sum } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Promotion } from '../promotion.ts';
import type {
  PromotionCart,
  PromotionDiscount,
  PromotionGift,
  PromotionInputs,
  PromotionOutcome,
} from './promotionCart.ts';
import type { ConditionContext } from './unmetConditions.ts';

/** The inputs of an evaluation. */
export type Context = ConditionContext & PromotionInputs;

/** The state of an evaluation. Lines are in the order in which they were made. */
export interface Work {
  readonly cart: PromotionCart;
  /** True if it is told why promotions do not apply. */
  readonly isTold: boolean;
  left: readonly Minor[];
  shippingLeft: Minor | null;
  coupon: readonly Minor[];
  /** The code of the coupon, if it takes something off. */
  couponCode: string | null;
  readonly applied: PromotionDiscount[];
  readonly lines: { readonly promotion: Promotion; readonly amount: Minor }[][];
  readonly gifts: PromotionGift[];
  readonly explained: PromotionOutcome['explained'][number][];
}

/** Returns the state before the first promotion is applied. */
export const startWork = (cart: PromotionCart, isTold: boolean): Work => ({
  cart,
  isTold,
  left: cart.lines.map(({ unit_price, qty }) => sum([unit_price * qty])),
  shippingLeft: cart.shippingCost,
  coupon: cart.lines.map(() => 0),
  couponCode: null,
  applied: [],
  lines: cart.lines.map(() => []),
  gifts: [],
  explained: [],
});

/** Returns values of lines in the order of the lines that were given. */
export function inPlaces<T>(values: readonly T[], places: readonly number[]): readonly T[] {
  const placed: T[] = [];
  for (const [index, place] of places.entries()) placed[place] = values[index] as T;
  return placed;
}
