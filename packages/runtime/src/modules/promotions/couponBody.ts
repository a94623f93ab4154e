import { z } from 'zod';
import { decimal, keyLine, moment } from '../../platform/http/forms/bodyFields.ts';
import { amountsField } from '../currencies/index.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { idRefOf } from '../../platform/db/ids.ts';
import {
  condition as conditionFields,
  couponRow,
  DISCOUNT_TYPES,
  gift as giftFields,
  targetProducts as targetFields,
  userCondition as userFields,
} from './coupon.ts';
import {
  count,
  emailList,
  limit,
  optionalAmount,
  optionalPercent,
  optionalWhole,
  zeroOrOne,
} from './couponFields.ts';
import { requiredRule, targetRule } from './couponRule.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_ROWS = 100;
const MAX_VALUES = 1000;

const code = z
  .string()
  .max(255)
  .regex(/^[a-zA-Z0-9]+$/, 'coupon can only contain the letters a-z, A-Z and digits');

const group = z
  .union([z.int(), z.string()])
  .refine(
    (ref) => idRefOf(String(ref)) !== null,
    breaks('format', 'groups must be IDs or UUIDs of customer groups', { format: 'reference' }),
  );

const targetProducts = z.object(
  describedBy(targetFields, {
    maxQty: optionalWhole('maxQty'),
    products: z.array(targetRule).max(MAX_ROWS).nullish(),
  }),
);

const condition = z.object(
  describedBy(conditionFields, {
    order_total: optionalAmount('order_total'),
    order_qty: optionalWhole('order_qty'),
    required_products: z.array(requiredRule).max(MAX_ROWS).nullish(),
  }),
);

/** The request body of a user condition. `email` and `emails` are equivalent, on create and on update. */
const userCondition = z.object(
  describedBy(userFields, {
    groups: z.array(group).max(MAX_VALUES).nullish(),
    purchased: optionalAmount('purchased'),
    email: emailList('email'),
    emails: emailList('emails'),
  }),
);

/**
 * The request body of a gift. Buying `buy_qty` units of a product adds `get_qty` more units of the product at `discount`
 * percent off, up to `max_y` units.
 */
const gift = z.object(
  describedBy(giftFields, {
    sku: keyLine('sku'),
    buy_qty: count('buy_qty'),
    get_qty: count('get_qty'),
    max_y: optionalWhole('max_y'),
    discount: optionalPercent('discount'),
  }),
);

const carried = describedBy(couponRow, { coupon: code });
const required = describedBy(couponRow, {
  status: zeroOrOne('status'),
  discount_amount: decimal('discount_amount'),
  discount_type: z.enum(DISCOUNT_TYPES),
});
const optional = z
  .object(
    describedBy(couponRow, {
      description: z
        .string()
        .nullable()
        .transform((value) => value ?? ''),
      amounts: amountsField('amounts'),
      free_shipping: zeroOrOne('free_shipping'),
      target_products: targetProducts.nullable(),
      condition: condition.nullable(),
      user_condition: userCondition.nullable(),
      buyx_gety: z.array(gift).max(MAX_ROWS).nullable(),
      max_uses_time_per_coupon: limit('max_uses_time_per_coupon'),
      max_uses_time_per_customer: limit('max_uses_time_per_customer'),
      start_date: moment('start_date'),
      end_date: moment('end_date', 'end'),
    }),
  )
  .partial();

export const newCouponBody = z.object({ ...carried, ...required, ...optional.shape });
/**
 * The request body for an update, which changes only the included fields. The fields therefore have no defaults. The code
 * is always required.
 */
export const couponBody = z.object({
  ...carried,
  ...z.object(required).partial().shape,
  ...optional.shape,
});

/** The fields that can be changed for many coupons together. The code is excluded, because it is unique. */
export const couponsChange = couponBody.omit({ coupon: true });

export type NewCouponBody = z.output<typeof newCouponBody>;
export type CouponBody = z.output<typeof couponBody>;
