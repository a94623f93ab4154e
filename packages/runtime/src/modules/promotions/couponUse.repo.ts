import { z } from 'zod';
import { bool, noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { customerKey } from './customerKey.ts';
import { countedUses, refusedUse, refusedUses } from './inCart/promotionUse.repo.ts';
import type { UsedPromotion } from './inCart/promotionUse.repo.ts';

/** Selects the id of the coupon with the given code, ignoring case. An exact match takes precedence, then the oldest coupon. */
export const couponNamed = (code: SqlFragment): SqlFragment => sql.fragment`(
  select named.coupon_id from coupon named where text_key(named.coupon) = text_key(${code})
  order by named.coupon <> ${code}, named.coupon_id limit 1)`;

export interface Redemption {
  readonly orderId: number;
  /** The coupon code. */
  readonly code: string;
  readonly customerId: number | null;
  readonly email: string;
}

const insertedUse = z.object({
  /** True if an enabled coupon with that code existed when the SQL statement began. */
  is_known: bool,
  /** True if the coupon's usage limit allowed another use. */
  is_counted: bool,
  /** True if the customer's usage limit also allowed another use. */
  is_redeemed: bool,
  /** The promotions whose uses were not counted. */
  refused: z.array(refusedUse),
});

/**
 * Counts one use of a coupon, and those of promotions, if all limits allow it. Locks the coupon first, then the customer's row for the
 * coupon, then the promotions. Unless the three results are true and none was refused, the transaction must be rolled back, because the
 * use counts may have changed.
 */
export const insertUse = (
  tx: Db,
  { orderId, code, customerId, email }: Redemption,
  promotions: readonly UsedPromotion[] = [],
) =>
  tx.one(sql.type(insertedUse)`
    with counted as (
      update coupon set used_time = used_time + 1
      where coupon_id = ${couponNamed(sql.fragment`${code}::text`)} and status = 1
        and (max_uses_time_per_coupon is null or used_time < max_uses_time_per_coupon)
      returning coupon_id, max_uses_time_per_customer
    ), used as (
      insert into coupon_use as use (coupon_id, customer_key, used)
      select coupon_id, ${customerKey(sql.fragment`${customerId}::int`, sql.fragment`${email}::text`)}, 1
      from counted
      where max_uses_time_per_customer is null or max_uses_time_per_customer > 0
      on conflict on constraint coupon_use_key do update set used = use.used + 1
      where use.used < coalesce((select max_uses_time_per_customer from counted), ${MAX_INT})
      returning coupon_id, customer_key
    ), redeemed as (
      insert into coupon_redemption (order_id, coupon_id, customer_key)
      select ${orderId}::int, coupon_id, customer_key from used
      returning order_id
    )${promotions.length > 0 ? sql.fragment`, ${countedUses({ orderId, customerId, email, promotions })}` : sql.fragment``}
    select
      exists (select from coupon where coupon_id = ${couponNamed(sql.fragment`${code}::text`)} and status = 1) as is_known,
      exists (select from counted) as is_counted,
      exists (select from redeemed) as is_redeemed,
      ${promotions.length > 0 ? refusedUses : sql.fragment`'[]'::json`} as refused`);

const MAX_INT = 2_147_483_647;

const insertedUses = z.object({ refused: z.array(refusedUse) });

/** Counts the uses of promotions by an order without a coupon, like `insertUse`. */
export const insertPromotionUses = (tx: Db, usage: Parameters<typeof countedUses>[0]) =>
  tx.one(sql.type(insertedUses)`with ${countedUses(usage)} select ${refusedUses} as refused`);

/**
 * Returns the coupon uses that an order counted. Does nothing if there are none or they were already returned. Locks the
 * coupons first, in the same sequence as when uses are counted.
 */
export const deleteUse = (tx: Db, orderId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with locked as materialized (
      select coupon_id from coupon
      where coupon_id in (select coupon_id from coupon_redemption where order_id = ${orderId})
      order by coupon_id for no key update
    ), returned as (
      delete from coupon_redemption redemption using locked
      where redemption.order_id = ${orderId} and redemption.coupon_id = locked.coupon_id
      returning redemption.coupon_id, redemption.customer_key
    ), freed as (
      update coupon set used_time = used_time - 1 from returned where coupon.coupon_id = returned.coupon_id
      returning coupon.coupon_id, returned.customer_key
    )
    update coupon_use use set used = used - 1 from freed
    where use.coupon_id = freed.coupon_id and use.customer_key = freed.customer_key`);
