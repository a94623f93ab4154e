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
import { storedAmounts } from '../currencies/index.ts';
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
  key: z.enum(RULE_KEYS).describe('The product property to compare.'),
  operator: z
    .enum(OPERATORS)
    .describe('The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`.'),
  value: z
    .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
    .describe(
      'One value, several comma-separated values, or a list. For `price`, one amount in the shop currency.',
    ),
});
const texts = z.union([z.string(), z.array(z.string())]);

export const targetProducts = z.looseObject({
  maxQty: numeric
    .nullish()
    .describe('Maximum number of units per line that get the discount. Null if there is no limit.'),
  products: z
    .array(rule)
    .nullish()
    .describe('The rules. A product must match all of them. Null if the discount applies to all products.'),
});
export const requiredRule = rule.extend({
  qty: numeric.describe('Minimum number of units that must match the rule.'),
});
export const condition = z.looseObject({
  order_total: numeric
    .nullish()
    .meta(
      kind(
        'money',
        'Minimum subtotal of the cart, excluding tax, in the shop currency. Null if there is no minimum.',
      ),
    ),
  order_qty: numeric.nullish().describe('Minimum number of units in the cart. Null if there is no minimum.'),
  required_products: z
    .array(requiredRule)
    .nullish()
    .describe('The products that the cart must contain. All rules must be met. Null if there are none.'),
});
export const userCondition = z.looseObject({
  groups: z
    .array(numeric)
    .nullish()
    .describe(
      'Customer groups, by integer ID or UUID. The customer must be in one of them. Null if there is no restriction.',
    ),
  purchased: numeric
    .nullish()
    .meta(
      kind(
        'money',
        "Minimum total of the customer's earlier orders, in the shop currency. Null if there is no minimum.",
      ),
    ),
  email: texts
    .nullish()
    .describe('Customer email addresses, same as `emails`. Null if there is no restriction.'),
  emails: texts
    .nullish()
    .describe('Customer email addresses, comma-separated or as a list. Null if there is no restriction.'),
});
export const gift = z.looseObject({
  sku: text.describe('The SKU of the product that is bought and discounted.'),
  buy_qty: numeric.describe('The number of units to buy.'),
  get_qty: numeric.describe('The number of additional units that get the discount.'),
  max_y: numeric
    .nullish()
    .describe('Maximum number of discounted units per cart. Null if there is no limit.'),
  discount: numeric
    .nullish()
    .meta(kind('percent', 'The discount on the additional units. Defaults to 100, also if null.')),
});

export const couponRow = z.object({
  coupon_id: entityId,
  uuid: entityUuid,
  coupon: text.describe('The code that shoppers enter. Letters and digits only. Must be unique.'),
  status: int.meta(kind('flag', '1 if the coupon can be used, else 0.')),
  description: text.describe('A note for administrators. Null if there is none.'),
  discount_type: z.enum(DISCOUNT_TYPES).describe('The discount type.'),
  discount_amount: decimal.describe(
    'The discount: an amount in the shop currency, or a percentage from 0 to 100, depending on `discount_type`.',
  ),
  amounts: storedAmounts.describe(
    'Fixed discounts in other currencies by code. Where a currency is missing, `discount_amount` is converted.',
  ),
  free_shipping: int.meta(kind('flag', '1 if the coupon gives free shipping, else 0.')),
  target_products: targetProducts
    .nullable()
    .describe('The products that product-specific discounts apply to. Null if there is no restriction.'),
  condition: condition.nullable().describe('The conditions that a cart must meet. Null if there are none.'),
  user_condition: userCondition
    .nullable()
    .describe('The customers who can use the coupon. Null if all customers can.'),
  buyx_gety: z.array(gift).nullable().describe('The `buy_x_get_y` rules. Null if there are none.'),
  max_uses_time_per_coupon: int
    .nullable()
    .describe('Maximum number of orders that can use the coupon. Null if there is no limit.'),
  max_uses_time_per_customer: int
    .nullable()
    .describe('Maximum number of orders per customer that can use the coupon. Null if there is no limit.'),
  used_time: int.describe('The number of orders that have used the coupon.'),
  start_date: timestamp
    .nullable()
    .describe('The time at which the coupon becomes valid, in ISO 8601 format. Null means immediately.'),
  end_date: timestamp
    .nullable()
    .describe('The time at which the coupon expires, in ISO 8601 format. Null if it never expires.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A row of `coupon`. The JSON columns contain values as they were received. */
export type Coupon = z.output<typeof couponRow>;
export type Rule = z.output<typeof rule>;
export type RequiredRule = z.output<typeof requiredRule>;
export type UserCondition = z.output<typeof userCondition>;
export type Gift = z.output<typeof gift>;
