import type { Coupon } from './coupon.ts';
import type { CouponInputs } from './couponInputs.ts';
import { evaluateCoupon } from './evaluateCoupon.ts';
import type { CouponCart } from './evaluateCoupon.ts';

/** A condition of a coupon, and whether a cart meets it. */
export interface ExplainedCondition {
  /** The column of the coupon, or the member of its conditions. */
  readonly condition: string;
  /** The value that the coupon asks for, as it is stored. */
  readonly asks: string;
  /** The refusal of a cart that does not meet it; null: it is met. */
  readonly refusal: string | null;
}

/** A coupon that everybody may use, of which only the status is left. */
const FREE = {
  status: 1,
  start_date: null,
  end_date: null,
  max_uses_time_per_coupon: null,
  max_uses_time_per_customer: null,
  condition: null,
  user_condition: null,
} satisfies Partial<Coupon>;

/**
 * Evaluates each condition of a coupon by itself, as though it had no other: the evaluation of carts stops at the first that refuses. Pure.
 */
export function explainConditions(
  inputs: CouponInputs,
  cart: CouponCart,
  now: Date,
): readonly ExplainedCondition[] {
  const { coupon } = inputs;
  const alone = (condition: string, asks: unknown, kept: Partial<Coupon>): ExplainedCondition[] => {
    if (asks === null || asks === undefined || asks === '' || (Array.isArray(asks) && asks.length === 0))
      return [];
    const { refusal } = evaluateCoupon({ ...inputs, coupon: { ...coupon, ...FREE, ...kept } }, cart, now);
    return [
      {
        condition,
        asks: typeof asks === 'object' ? JSON.stringify(asks) : String(asks),
        refusal: refusal?.message ?? null,
      },
    ];
  };
  return [
    ...alone('status', coupon.status, { status: coupon.status }),
    ...alone('start_date', coupon.start_date, { start_date: coupon.start_date }),
    ...alone('end_date', coupon.end_date, { end_date: coupon.end_date }),
    ...alone('max_uses_time_per_coupon', coupon.max_uses_time_per_coupon, {
      max_uses_time_per_coupon: coupon.max_uses_time_per_coupon,
    }),
    ...alone('max_uses_time_per_customer', coupon.max_uses_time_per_customer, {
      max_uses_time_per_customer: coupon.max_uses_time_per_customer,
    }),
    ...Object.entries(coupon.user_condition ?? {}).flatMap(([name, value]) =>
      alone(`user_condition.${name}`, value, {
        user_condition: { [name]: value } as Coupon['user_condition'],
      }),
    ),
    ...Object.entries(coupon.condition ?? {}).flatMap(([name, value]) =>
      alone(`condition.${name}`, value, { condition: { [name]: value } as Coupon['condition'] }),
    ),
  ];
}
