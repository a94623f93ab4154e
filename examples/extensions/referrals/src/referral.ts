import { column, sql, z } from '@shop/runtime/extension';
import type { Db, Minor, Order } from '@shop/runtime/extension';

/** A referral. Amounts are minor units of its currency. */
const referralRow = z.object({
  customer_id: column.int,
  currency: column.text,
  reward: column.int,
  amount: column.int,
  step: column.int,
});
export type Referral = z.output<typeof referralRow>;

const none = z.object({});
const customerRow = z.object({ uuid: column.uuid });

type Placed = Pick<Order, 'order_id' | 'uuid' | 'coupons' | 'customer_id' | 'customer_email'>;

/**
 * Finds the customer whose code an order was placed with. Null if it is the buyer's own one, by account or email address, or if the buyer
 * has placed an order before that was not canceled.
 */
export const findReferrer = async (db: Db, order: Placed): Promise<string | null> =>
  (
    await db.maybeOne(sql.type(customerRow)`
      select customer.uuid from referral_code join customer on customer.uuid = referral_code.customer
      where lower(code) = any(${sql.array(
        order.coupons.map((code) => code.toLowerCase()),
        'text',
      )})
        and customer.customer_id is distinct from ${order.customer_id}::int and lower(customer.email) <> lower(${order.customer_email})
        and not exists (
          select from "order" earlier
          where earlier.order_id < ${order.order_id} and earlier.placed_at is not null and earlier.canceled_at is null
            and (earlier.customer_id = ${order.customer_id}::int or lower(earlier.customer_email) = lower(${order.customer_email})))
      order by referral_code_id limit 1`)
  )?.uuid ?? null;

/** The referral of an order that was placed. */
export interface NewReferral {
  readonly order: Placed;
  readonly referrer: string;
  readonly currency: string;
  readonly reward: Minor;
}

/** Writes a referral, once for each order and friend. The order of a friend takes the place of a former one that came to nothing. */
export const insertReferral = (tx: Db, { order, referrer, currency, reward }: NewReferral): Promise<number> =>
  tx.run(sql.type(none)`
    insert into referral (referrer, order_uuid, friend, currency, reward)
    select ${referrer}::uuid, ${order.uuid}::uuid, encode(sha256(convert_to(lower(${order.customer_email}::text), 'UTF8')), 'hex'),
      ${currency}::text, ${reward}::bigint
    where not exists (select from referral where order_uuid = ${order.uuid})
    on conflict (friend) do update set
      referrer = excluded.referrer, order_uuid = excluded.order_uuid, currency = excluded.currency, reward = excluded.reward
    where referral.amount = 0`);

/** Locks the referral of an order until the transaction ends. Null if it has none. */
export const lockReferral = (tx: Db, orderUuid: string): Promise<Referral | null> =>
  tx.maybeOne(sql.type(referralRow)`
    select customer_id, currency, reward::float8 as reward, amount::float8 as amount, step
    from referral join customer on customer.uuid = referral.referrer
    where order_uuid = ${orderUuid} for update of referral`);

/** Writes what the referral of an order stands at. */
export const updateReferral = (
  tx: Db,
  orderUuid: string,
  { amount, step }: Pick<Referral, 'amount' | 'step'>,
): Promise<number> =>
  tx.run(
    sql.type(none)`update referral set amount = ${amount}, step = ${step} where order_uuid = ${orderUuid}`,
  );

const countRow = z.object({ count: column.int });

/** Counts the friends of a customer whose orders gave a reward. */
export const countFriends = async (db: Db, customer: string): Promise<number> =>
  (
    await db.one(
      sql.type(
        countRow,
      )`select count(*)::int as count from referral where referrer = ${customer} and amount > 0`,
    )
  ).count;
