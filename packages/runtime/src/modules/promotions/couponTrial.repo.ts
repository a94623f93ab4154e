import { z } from 'zod';
import { bool, decimal, int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import { keyMatch } from '../../platform/text/keyMatch.ts';
import type { Db } from '../../platform/db/db.ts';
import { groupIdsOf } from '../customers/index.ts';
import { spentColumn } from '../payments/index.ts';
import { membershipColumn, membershipRow } from './couponInputs.ts';
import { couponNamed } from './couponUse.repo.ts';
import { customerKey } from './customerKey.ts';

const trialProduct = z.object({
  product_id: int,
  sku: text,
  name: text,
  price: decimal,
  membership: membershipRow,
});

/** Lists the products with these SKUs, with the values that rules compare. */
export const listTrialProducts = (db: Db, skus: readonly string[]) =>
  db.any(sql.type(trialProduct)`
    select promo_product.product_id, promo_product.sku, promo_product.name, promo_product.price::text as price,
      ${membershipColumn} as membership
    from product promo_product where ${keyMatch(sql.fragment`promo_product.sku`, skus)} order by promo_product.product_id`);

const trialCustomer = z.object({
  email: text,
  is_email_confirmed: bool,
  groups: z.array(text),
  customer_uses: int,
  purchased: decimal,
});

/** Reads the customer data that a coupon depends on: the groups, the uses of the code, and the amount spent in a currency. */
export const findTrialCustomer = (
  db: Db,
  uuid: string,
  { code, currency }: { readonly code: string; readonly currency: string },
) =>
  db.maybeOne(sql.type(trialCustomer)`
    select c.email, c.email_confirmed_at is not null as is_email_confirmed, array(
        select id from customer_group g, unnest(array[g.customer_group_id::text, g.uuid::text]) id
        where g.customer_group_id in (${groupIdsOf(sql.fragment`c.customer_id`)})
      ) as groups,
      coalesce((
        select u.used from coupon k join coupon_use u using (coupon_id)
        where k.coupon_id = ${couponNamed(sql.fragment`${code}::text`)}
          and u.customer_key = ${customerKey(sql.fragment`c.customer_id`, sql.fragment`c.email`)}
      ), 0) as customer_uses,
      ${spentColumn(sql.fragment`c.customer_id`, sql.fragment`${currency}`)} as purchased
    from customer c
    where c.uuid = ${uuid}`);

const usesRow = z.object({ used_time: int });

/** Reads the number of uses of the coupon with the given code. Null if there is no such coupon. */
export const findUses = (db: Db, code: string) =>
  db.maybeOne(
    sql.type(
      usesRow,
    )`select used_time from coupon where coupon_id = ${couponNamed(sql.fragment`${code}::text`)}`,
  );
