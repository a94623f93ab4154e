import { z } from 'zod';
import {
  createdAt,
  decimal,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
} from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** The discount types of a coupon. The type determines what `discount_amount` means. */
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

/** A number or its string, as received. An empty string, null or a missing property means that no value is set. */
const numeric = z.union([z.number(), z.string()]);
const rule = z.looseObject({
  key: z.enum(RULE_KEYS).describe('The property of a product that is compared.'),
  operator: z
    .enum(OPERATORS)
    .describe('The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`.'),
  value: z
    .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
    .describe(
      'One value, several separated by commas, or a list; of `price` one amount in the currency of the shop.',
    ),
});
const texts = z.union([z.string(), z.array(z.string())]);

export const targetProducts = z.looseObject({
  maxQty: numeric.nullish().describe('The most units of a line that get the discount; null: any number.'),
  products: z
    .array(rule)
    .nullish()
    .describe('The rules that a product must match, all of them; null: any product.'),
});
export const requiredRule = rule.extend({
  qty: numeric.describe('The least number of units that must match the rule.'),
});
export const condition = z.looseObject({
  order_total: numeric
    .nullish()
    .meta(
      kind('money', 'The least subtotal of the cart, in the currency of the shop, without tax; null: any.'),
    ),
  order_qty: numeric.nullish().describe('The least number of units in the cart; null: any number.'),
  required_products: z
    .array(requiredRule)
    .nullish()
    .describe('The products that the cart must contain: every rule must be met; null: any.'),
});
export const userCondition = z.looseObject({
  groups: z
    .array(numeric)
    .nullish()
    .describe('Customer groups, by integer id or UUID; the customer is in one of them; null: any group.'),
  purchased: numeric
    .nullish()
    .meta(
      kind(
        'money',
        'The least total of earlier orders of the customer, in the currency of the shop; null: any.',
      ),
    ),
  email: texts.nullish().describe('Email addresses of customers; the same as `emails`; null: any.'),
  emails: texts
    .nullish()
    .describe('Email addresses of customers, separated by commas or as a list; null: any.'),
});
export const gift = z.looseObject({
  sku: text.describe('The SKU of the product that is bought and given.'),
  buy_qty: numeric.describe('The number of units to buy.'),
  get_qty: numeric.describe('The number of further units that are given for them.'),
  max_y: numeric.nullish().describe('The most units of a cart that are given; null: any number.'),
  discount: numeric
    .nullish()
    .meta(kind('percent', 'The discount of the given units; 100 by default; null: 100.')),
});

export const couponRow = z.object({
  coupon_id: entityId,
  uuid: entityUuid,
  coupon: text.describe('The code that shoppers enter: letters and digits; unique.'),
  status: int.meta(kind('flag', '1: it can be used, 0: it cannot.')),
  description: text.describe('A note for administrators; null: there is none.'),
  discount_type: z.enum(DISCOUNT_TYPES).describe('The kind of the discount.'),
  discount_amount: decimal.describe(
    'The discount: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says.',
  ),
  free_shipping: int.meta(kind('flag', '1: the order ships for free, 0: it does not.')),
  target_products: targetProducts
    .nullable()
    .describe('The products that discounts of specific products apply to; null: none.'),
  condition: condition.nullable().describe('The conditions that a cart must meet; null: none.'),
  user_condition: userCondition.nullable().describe('The customers who may use the coupon; null: everybody.'),
  buyx_gety: z
    .array(gift)
    .nullable()
    .describe('The units that `buy_x_get_y` gives for units that are bought; null: none.'),
  max_uses_time_per_coupon: int.nullable().describe('The most orders that may use it; null: no limit.'),
  max_uses_time_per_customer: int
    .nullable()
    .describe('The most orders of one customer that may use it; null: no limit.'),
  used_time: int.describe('The number of orders that have used it.'),
  start_date: timestamp.nullable().describe('The start of its validity, an ISO 8601 time; null: at once.'),
  end_date: timestamp.nullable().describe('The end of its validity, an ISO 8601 time; null: never.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A row of `coupon`. The JSON columns contain values as they were received. */
export type Coupon = z.output<typeof couponRow>;
export type Rule = z.output<typeof rule>;
export type RequiredRule = z.output<typeof requiredRule>;
export type UserCondition = z.output<typeof userCondition>;
export type Gift = z.output<typeof gift>;
