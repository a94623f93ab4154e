import { z } from 'zod';
import { bool, decimal, int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { groupIdsOf } from '../customers/index.ts';
import { spentColumn } from '../payments/index.ts';
import { couponRow } from './coupon.ts';
import { couponNamed } from './couponUse.repo.ts';
import { customerKey } from './customerKey.ts';

/** Describes the categories, collections and attribute groups of a product, as `membershipColumn` reads them. */
export const membershipRow = z.object({
  product_id: int,
  category: z.array(text),
  collection: z.array(text),
  attribute_group: z.array(text),
});

/** The inputs of `evaluateCoupon`, as `couponInputsColumn` loads them. Null if no coupon has that code. */
export const couponInputs = z
  .object({
    /** The coupon. `used_time` excludes any order of this cart, because the next order supersedes it. */
    coupon: couponRow,
    customer: z.object({ email: text, is_email_confirmed: bool, groups: z.array(text) }).nullable(),
    /** The number of orders by this customer with the coupon, excluding any order of this cart. */
    customer_uses: int,
    /** The amount that the customer spent in the shop's currency; see `spentColumn`. Null if the coupon does not depend on it. */
    purchased: decimal.nullable(),
    /** The categories, collections and attribute groups of the products in the cart, if the coupon may depend on them. */
    products: z.array(membershipRow),
  })
  .nullable();

export type CouponInputs = NonNullable<z.output<typeof couponInputs>>;

/** The coupon lookup parameters, as SQL expressions of the enclosing statement. Columns are qualified, such as `c.coupon`. */
export interface CouponLookup {
  /** The coupon code, as a string. If null, no coupon is looked up. */
  readonly code: SqlFragment;
  /** The id of the cart. Null if the cart is not written yet. */
  readonly cartId: SqlFragment;
  readonly customerId: SqlFragment;
  /** The email address of the contact, which identifies a guest. */
  readonly email: SqlFragment;
  /** The currency of the shop. */
  readonly currency: SqlFragment;
  /** A query that selects the `product_id` of each line. */
  readonly productIds: SqlFragment;
}

/**
 * Creates a column with the inputs of `evaluateCoupon`, for the SQL statement that loads a cart. Parse the column with
 * `couponInputs`. Null if no coupon has the code.
 */
export const couponInputsColumn = (of: CouponLookup): SqlFragment => sql.fragment`(
  select jsonb_build_object(
    'coupon', to_jsonb(promo) || jsonb_build_object(
      'discount_amount', promo.discount_amount::text,
      'used_time', promo.used_time - (promo_own.customer_key is not null)::int
    ),
    'customer', (
      select jsonb_build_object('email', promo_customer.email,
        'is_email_confirmed', promo_customer.email_confirmed_at is not null, 'groups', (
          select jsonb_agg(promo_id)
          from customer_group promo_group, unnest(array[promo_group.customer_group_id::text, promo_group.uuid::text]) promo_id
          where promo_group.customer_group_id in (${groupIdsOf(sql.fragment`promo_customer.customer_id`)})
        ))
      from customer promo_customer
      where promo_customer.customer_id = ${of.customerId}
    ),
    'customer_uses', coalesce((
      select promo_use.used from coupon_use promo_use
      where promo_use.coupon_id = promo.coupon_id
        and promo_use.customer_key = ${customerKey(of.customerId, of.email)}
    ), 0) - coalesce((promo_own.customer_key = ${customerKey(of.customerId, of.email)})::int, 0),
    'purchased', case when promo.user_condition ->> 'purchased' <> '' then ${spentColumn(of.customerId, of.currency)} end,
    'products', case when promo.target_products is null and promo.condition is null then '[]' else (
      select coalesce(jsonb_agg(${membershipColumn}), '[]')
      from product promo_product
      where promo_product.product_id in (${of.productIds})
    ) end
  )
  from coupon promo
  left join lateral (
    select promo_redemption.customer_key
    from "order" promo_order join coupon_redemption promo_redemption using (order_id)
    where promo_order.cart_id = ${of.cartId} and promo_order.superseded_at is null
      and promo_redemption.coupon_id = promo.coupon_id
  ) promo_own on true
  where promo.coupon_id = ${couponNamed(of.code)}
)`;

/**
 * The ids of a product's categories, collections and attribute group. Includes both integer ids and UUIDs, because rules
 * may use either. The product is `promo_product`.
 */
export const membershipColumn = sql.fragment`jsonb_build_object(
    'product_id', promo_product.product_id,
    'category', (
      select coalesce(jsonb_agg(promo_id), '[]')
      from product_category promo_link join category promo_in using (category_id),
        unnest(array[promo_in.category_id::text, promo_in.uuid::text]) promo_id
      where promo_link.product_id = promo_product.product_id
    ),
    'collection', (
      select coalesce(jsonb_agg(promo_id), '[]')
      from product_collection promo_link join collection promo_in using (collection_id),
        unnest(array[promo_in.collection_id::text, promo_in.uuid::text]) promo_id
      where promo_link.product_id = promo_product.product_id
    ),
    'attribute_group', (
      select jsonb_build_array(promo_in.attribute_group_id::text, promo_in.uuid::text)
      from attribute_group promo_in where promo_in.attribute_group_id = promo_product.group_id
    )
  )`;
