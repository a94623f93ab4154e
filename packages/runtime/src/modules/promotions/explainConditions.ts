import type { Coupon } from './coupon.ts';
import type { CouponInputs } from './couponInputs.ts';
import { evaluateCoupon } from './evaluateCoupon.ts';
import type { CouponCart } from './evaluateCoupon.ts';

/** A coupon condition, and whether a cart meets it. */
export interface ExplainedCondition {
  /** The coupon column, or the property of the coupon's conditions. */
  readonly condition: string;
  /** The required value, as stored. */
  readonly asks: string;
  /** The rejection of a cart that does not meet the condition. Null if the condition is met. */
  readonly refusal: string | null;
}

/** The fields of an enabled coupon without conditions, dates or limits. */
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
 * Evaluates each coupon condition separately, as if the coupon had no other condition. Cart evaluation stops at the first
 * unmet condition. Pure.
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
