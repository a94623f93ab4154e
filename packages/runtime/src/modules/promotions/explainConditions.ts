import type { Coupon } from './coupon.ts';
import type { CouponInputs } from './couponInputs.ts';
import { evaluateCoupon } from './evaluateCoupon.ts';
import type { CouponCart } from './evaluateCoupon.ts';

/** A coupon condition, and whether a cart meets it. */
export interface ExplainedCondition {
  /** The coupon column, or the property of the coupon's conditions. */
  readonly condition: string;
  /** The required value, as stored. */
  readonly required: string;
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
  const evaluateSeparately = (
    condition: string,
    required: unknown,
    conditions: Partial<Coupon>,
  ): ExplainedCondition[] => {
    if (
      required === null ||
      required === undefined ||
      required === '' ||
      (Array.isArray(required) && required.length === 0)
    )
      return [];
    const { refusal } = evaluateCoupon(
      { ...inputs, coupon: { ...coupon, ...FREE, ...conditions } },
      cart,
      now,
    );
    return [
      {
        condition,
        required: typeof required === 'object' ? JSON.stringify(required) : String(required),
        refusal: refusal?.message ?? null,
      },
    ];
  };
  return [
    ...evaluateSeparately('status', coupon.status, { status: coupon.status }),
    ...evaluateSeparately('start_date', coupon.start_date, { start_date: coupon.start_date }),
    ...evaluateSeparately('end_date', coupon.end_date, { end_date: coupon.end_date }),
    ...evaluateSeparately('max_uses_time_per_coupon', coupon.max_uses_time_per_coupon, {
      max_uses_time_per_coupon: coupon.max_uses_time_per_coupon,
    }),
    ...evaluateSeparately('max_uses_time_per_customer', coupon.max_uses_time_per_customer, {
      max_uses_time_per_customer: coupon.max_uses_time_per_customer,
    }),
    ...Object.entries(coupon.user_condition ?? {}).flatMap(([name, value]) =>
      evaluateSeparately(`user_condition.${name}`, value, {
        user_condition: { [name]: value } as Coupon['user_condition'],
      }),
    ),
    ...Object.entries(coupon.condition ?? {}).flatMap(([name, value]) =>
      evaluateSeparately(`condition.${name}`, value, { condition: { [name]: value } as Coupon['condition'] }),
    ),
  ];
}
