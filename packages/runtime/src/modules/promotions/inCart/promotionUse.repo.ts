import { z } from 'zod';
import { bool, noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { customerKey } from '../customerKey.ts';

/** A promotion that an order uses. */
export interface UsedPromotion {
  readonly uuid: string;
  /** The code with which it applies. Null if it needs none. */
  readonly code: string | null;
  /** The amount that it takes off, as a decimal string in the currency of the order. */
  readonly amount: string;
}

/** The order that uses promotions, and its buyer. */
export interface Usage {
  readonly orderId: number;
  readonly customerId: number | null;
  readonly email: string;
  readonly promotions: readonly UsedPromotion[];
}

/** A promotion whose use was not counted. `is_counted` is true if only the limit of the customer is reached. */
export const refusedUse = z.object({ code: text.nullable(), is_counted: bool });

/**
 * Builds the common table expressions that count the uses of promotions if all limits allow them. They lock the promotions by id, then their
 * codes, then the rows of the customer. Unless `refusedUses` is empty, the transaction must be rolled back.
 */
export const countedUses = ({ orderId, customerId, email, promotions }: Usage): SqlFragment => sql.fragment`
  offer_wanted as materialized (
    select offer.promotion_id, given.code, given.amount, (
      select entered.promotion_code_id from promotion_code entered
      where entered.promotion_id = offer.promotion_id and text_key(entered.code) = text_key(given.code)
    ) as promotion_code_id
    from jsonb_to_recordset(${JSON.stringify(promotions)}::jsonb) as given (uuid uuid, code text, amount numeric)
    left join promotion offer on offer.uuid = given.uuid
  ), offer_locked as materialized (
    select offer.promotion_id, offer.used, offer.max_uses, offer.max_uses_per_customer
    from promotion offer join offer_wanted using (promotion_id)
    where offer.status
    order by offer.promotion_id for no key update of offer
  ), offer_counted as (
    update promotion offer set used = offer_locked.used + 1 from offer_locked
    where offer.promotion_id = offer_locked.promotion_id
      and (offer_locked.max_uses is null or offer_locked.used < offer_locked.max_uses)
    returning offer.promotion_id, offer_locked.max_uses_per_customer
  ), code_locked as materialized (
    select entered.promotion_code_id, entered.promotion_id, entered.used, entered.max_uses
    from promotion_code entered join offer_wanted on offer_wanted.promotion_code_id = entered.promotion_code_id
    order by entered.promotion_code_id for no key update of entered
  ), code_counted as (
    update promotion_code entered set used = code_locked.used + 1 from code_locked
    where entered.promotion_code_id = code_locked.promotion_code_id
      and (code_locked.max_uses is null or code_locked.used < code_locked.max_uses)
    returning entered.promotion_id
  ), offer_used as (
    insert into promotion_use as use (promotion_id, customer_key, used)
    select promotion_id, ${customerKey(sql.fragment`${customerId}::int`, sql.fragment`${email}::text`)}, 1
    from offer_counted
    where max_uses_per_customer is null or max_uses_per_customer > 0
    order by promotion_id
    on conflict on constraint promotion_use_pkey do update set used = use.used + 1
    where use.used < coalesce((
      select max_uses_per_customer from offer_counted where offer_counted.promotion_id = use.promotion_id
    ), ${MAX_INT})
    returning promotion_id, customer_key
  ), offer_redeemed as (
    insert into promotion_redemption (order_id, promotion_id, promotion_code_id, customer_key, amount)
    select ${orderId}::int, promotion_id, offer_wanted.promotion_code_id, offer_used.customer_key, offer_wanted.amount
    from offer_used join offer_wanted using (promotion_id)
    where offer_wanted.code is null or promotion_id in (select promotion_id from code_counted)
    returning promotion_id
  )`;

const MAX_INT = 2_147_483_647;

/** Selects the promotions whose uses `countedUses` did not count, to be parsed with an array of `refusedUse`. */
export const refusedUses: SqlFragment = sql.fragment`coalesce((
  select json_agg(json_build_object('code', wanted.code, 'is_counted', exists (
    select from offer_counted where offer_counted.promotion_id = wanted.promotion_id
  ) and (wanted.code is null or exists (select from code_counted where code_counted.promotion_id = wanted.promotion_id))))
  from offer_wanted wanted
  where not exists (select from offer_redeemed where offer_redeemed.promotion_id = wanted.promotion_id)
), '[]')`;

/**
 * Returns the uses of promotions that an order counted. Does nothing if there are none or they were already returned. Locks in the same
 * sequence as when uses are counted.
 */
export const deletePromotionUses = (tx: Db, orderId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with offer_locked as materialized (
      select promotion_id from promotion
      where promotion_id in (select promotion_id from promotion_redemption where order_id = ${orderId})
      order by promotion_id for no key update
    ), returned as (
      delete from promotion_redemption redemption using offer_locked
      where redemption.order_id = ${orderId} and redemption.promotion_id = offer_locked.promotion_id
      returning redemption.promotion_id, redemption.promotion_code_id, redemption.customer_key
    ), offer_freed as (
      update promotion offer set used = used - 1 from returned where offer.promotion_id = returned.promotion_id
      returning offer.promotion_id, returned.customer_key
    ), code_freed as (
      update promotion_code entered set used = used - 1 from returned
      where entered.promotion_code_id = returned.promotion_code_id
    )
    update promotion_use use set used = used - 1 from offer_freed
    where use.promotion_id = offer_freed.promotion_id and use.customer_key = offer_freed.customer_key`);
