import { z } from 'zod';
import { decimal, int, text, timestamp, uuid } from '../../platform/db/columns.ts';

/** What a coupon can take off. It decides what `discount_amount` means. */
export const DISCOUNT_TYPES = [
  'fixed_discount_to_entire_order',
  'percentage_discount_to_entire_order',
  'fixed_discount_to_specific_products',
  'percentage_discount_to_specific_products',
  'buy_x_get_y',
] as const;

export const RULE_KEYS = ['category', 'collection', 'attribute_group', 'sku', 'price'] as const;
export const OPERATORS = ['IN', 'NOT IN', '=', '!=', '>', '>=', '<', '<='] as const;
export type RuleKey = (typeof RULE_KEYS)[number];
export type Operator = (typeof OPERATORS)[number];

/** A number or its text, as it was sent. An empty text says nothing, like null and a missing member. */
const figure = z.union([z.number(), z.string()]);
const rule = z.looseObject({
  key: z.enum(RULE_KEYS),
  operator: z.enum(OPERATORS),
  value: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
});
const texts = z.union([z.string(), z.array(z.string())]);

const targetProducts = z.looseObject({ maxQty: figure.nullish(), products: z.array(rule).nullish() });
const requiredRule = rule.extend({ qty: figure });
const condition = z.looseObject({
  order_total: figure.nullish(),
  order_qty: figure.nullish(),
  required_products: z.array(requiredRule).nullish(),
});
const userCondition = z.looseObject({
  groups: z.array(figure).nullish(),
  purchased: figure.nullish(),
  email: texts.nullish(),
  emails: texts.nullish(),
});
const gift = z.looseObject({
  sku: text,
  buy_qty: figure,
  get_qty: figure,
  max_y: figure.nullish(),
  discount: figure.nullish(),
});

export const couponRow = z.object({
  coupon_id: int,
  uuid,
  coupon: text,
  status: int,
  description: text,
  discount_type: z.enum(DISCOUNT_TYPES),
  discount_amount: decimal,
  free_shipping: int,
  target_products: targetProducts.nullable(),
  condition: condition.nullable(),
  user_condition: userCondition.nullable(),
  buyx_gety: z.array(gift).nullable(),
  max_uses_time_per_coupon: int.nullable(),
  max_uses_time_per_customer: int.nullable(),
  used_time: int,
  start_date: timestamp.nullable(),
  end_date: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});

/** A row of `coupon`; the JSON columns hold what was sent. */
export type Coupon = z.output<typeof couponRow>;
export type Rule = z.output<typeof rule>;
export type RequiredRule = z.output<typeof requiredRule>;
export type UserCondition = z.output<typeof userCondition>;
export type Gift = z.output<typeof gift>;
/** The columns that an administrator writes. */
export type CouponValues = Omit<Coupon, 'coupon_id' | 'uuid' | 'used_time' | 'created_at' | 'updated_at'>;
