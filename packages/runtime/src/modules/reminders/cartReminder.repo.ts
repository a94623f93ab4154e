import { z } from 'zod';
import { decimal, int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { CONSENT } from './reminderConsent.repo.ts';

const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

/** Cart `c` was left by a person on the shop's pages, and not by a sales channel, which speaks with its buyers itself. */
const LEFT_HERE = sql.fragment`(c.origin is null or c.taken_over_at is not null)`;

/** The shopper of cart `c` ordered after the last change of the cart. An order whose payment was canceled does not count. */
const BOUGHT = sql.fragment`exists (
  select from "order" o
  where o.created_at >= c.updated_at and lower(o.customer_email) = lower(c.customer_email)
    and o.canceled_at is null and o.payment_ended_at is null)`;

/** Cart `c` has an item that can be bought. */
const BUYABLE = sql.fragment`exists (
  select from cart_item i
  join product p on p.product_id = i.product_id and p.status
  left join product_inventory s on s.product_id = p.product_id
  where i.cart_id = c.cart_id and (not coalesce(s.manage_stock, false) or (s.qty > 0 and s.stock_availability)))`;

const claimed = z.object({ uuid });

/** Describes which carts are due. */
export interface DueCarts {
  readonly number: 1 | 2;
  /** The cart did not change since this time. */
  readonly idleSince: Date;
  /** A cart that was left before this time is not reminded of any more. */
  readonly notBefore: Date;
  /** For the second email: the first one was sent before this time. */
  readonly firstBefore: Date;
  readonly now: Date;
  readonly limit: number;
}

/**
 * Notes the carts whose email is due, one for each address, and returns the new reminders. The constraint `cart_reminder_cart_key` makes
 * each of them exist once, whoever else does the same.
 */
export const claimCarts = (
  tx: Db,
  { number, idleSince, notBefore, firstBefore, now, limit }: DueCarts,
): Promise<readonly z.output<typeof claimed>[]> =>
  tx.any(sql.type(claimed)`
    insert into cart_reminder (cart_id, number, email, created_at)
    select due.cart_id, ${number}::int, due.customer_email, ${time(now)} from (
      select distinct on (lower(c.customer_email)) c.cart_id, c.customer_email
      from cart c ${CONSENT.joins}
      where c.status and c.customer_email is not null and ${LEFT_HERE}
        and c.updated_at <= ${time(idleSince)} and c.updated_at > ${time(notBefore)} and ${CONSENT.holds}
        and not exists (select from cart_reminder r where r.cart_id = c.cart_id and r.number = ${number}::int)
        and (${number}::int = 1 or exists (
          select from cart_reminder r
          where r.cart_id = c.cart_id and r.number = 1 and r.created_at <= ${time(firstBefore)}))
        and not exists (
          select from cart_reminder r
          where lower(r.email) = lower(c.customer_email) and r.cart_id <> c.cart_id and r.created_at > ${time(notBefore)})
        and ${BUYABLE} and not ${BOUGHT}
      order by lower(c.customer_email), c.updated_at desc
      limit ${limit}
    ) due
    on conflict on constraint cart_reminder_cart_key do nothing
    returning uuid`);

const remindedCart = z.object({
  uuid,
  number: int,
  email: text,
  cart_uuid: uuid,
  full_name: text.nullable(),
  locale: text.nullable(),
});
export type RemindedCart = z.output<typeof remindedCart>;

/** Finds the cart of a reminder. Null if the email must not be sent any more, because the cart changed or the shopper ordered or refused. */
export const findRemindedCart = (db: Db, reminder: string): Promise<RemindedCart | null> =>
  db.maybeOne(sql.type(remindedCart)`
    select r.uuid, r.number, c.customer_email as email, c.uuid as cart_uuid, c.customer_full_name as full_name, c.locale
    from cart_reminder r join cart c on c.cart_id = r.cart_id and lower(c.customer_email) = lower(r.email) ${CONSENT.joins}
    where r.uuid = ${reminder} and c.status and ${LEFT_HERE} and c.updated_at <= r.created_at and ${CONSENT.holds} and not ${BOUGHT}`);

const recoverable = z.object({ uuid, items: z.array(z.object({ product_sku: text, qty: int })) });

/** Finds the items of an open cart, for the link of a reminder. */
export const findOpenCart = (db: Db, cartUuid: string) =>
  db.maybeOne(sql.type(recoverable)`
    select uuid, (
      select coalesce(json_agg(json_build_object('product_sku', product_sku, 'qty', qty) order by cart_item_id), '[]')
      from cart_item i where i.cart_id = cart.cart_id and i.inputs is null
    ) as items
    from cart where uuid = ${cartUuid} and status`);

const figures = z.object({ sent: int, orders: int, total: decimal });

/**
 * Counts the emails about carts that were sent since a time, and the orders that came of them: placed by the same address within two weeks
 * of an email.
 */
export const countCartReminders = (db: Db, since: Date, currency: string) =>
  db.one(sql.type(figures)`
    with sent as (
      select r.email, r.created_at from cart_reminder r
      where r.created_at >= ${time(since)}
        and exists (select from email_log l where l.entity_uuid = r.uuid and l.status = 'sent')
    ), won as (
      select distinct o.order_id, case when o.currency = ${currency} then o.grand_total else o.base_total end as total from sent join "order" o
        on lower(o.customer_email) = lower(sent.email)
        and o.placed_at >= sent.created_at and o.placed_at < sent.created_at + interval '14 days'
      where o.canceled_at is null and o.superseded_at is null
    )
    select (select count(*)::int from sent) as sent, (select count(*)::int from won) as orders,
      (select coalesce(sum(total), 0) from won) as total`);

/** Deletes the notes of emails before a time, up to `limit` of each kind. Returns whether there may be more. */
export async function deleteOldReminders(db: Db, before: Date, limit: number): Promise<boolean> {
  const carts = await db.run(sql.type(noColumns)`
    delete from cart_reminder where cart_reminder_id in (
      select cart_reminder_id from cart_reminder where created_at < ${time(before)} order by created_at limit ${limit})`);
  return carts === limit;
}
