import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

/** The credit of an order. Amounts are minor units of its currency. */
export const creditRow = z.object({
  order_uuid: column.uuid,
  customer_id: column.int,
  currency: column.text,
  percent: column.decimal,
  amount: column.int,
  step: column.int,
  expires_at: column.timestamp.nullable(),
  is_expired: column.bool,
});
export type CreditRow = z.output<typeof creditRow>;

const none = z.object({});

/** Makes the row of an order of a customer, if it has none. */
export const insertCredit = (tx: Db, orderUuid: string, percent: number): Promise<number> =>
  tx.run(sql.type(none)`
    insert into loyalty_credit (order_uuid, customer, currency, percent)
    select "order".uuid, customer.uuid, "order".currency, ${percent}::numeric
    from "order" join customer using (customer_id) where "order".uuid = ${orderUuid}
    on conflict (order_uuid) do nothing`);

/** Locks the row of an order until the transaction ends. Null if it has none. */
export const lockCredit = (tx: Db, orderUuid: string): Promise<CreditRow | null> =>
  tx.maybeOne(sql.type(creditRow)`
    select order_uuid, customer_id, currency, percent, amount::float8 as amount, step, expires_at, is_expired
    from loyalty_credit join customer on customer.uuid = loyalty_credit.customer
    where order_uuid = ${orderUuid} for update of loyalty_credit`);

/** Writes what an order stands at after a change. */
export const updateCredit = (
  tx: Db,
  {
    order_uuid,
    amount,
    step,
    expires_at,
    is_expired,
  }: Omit<CreditRow, 'customer_id' | 'currency' | 'percent'>,
): Promise<number> =>
  tx.run(sql.type(none)`
    update loyalty_credit set amount = ${amount}, step = ${step}, expires_at = ${expires_at}::timestamptz, is_expired = ${is_expired}
    where order_uuid = ${order_uuid}`);

const groupRow = z.object({ uuid: column.uuid });

/** Lists the groups of the customer of an order by their UUIDs. */
export const groupsOfBuyer = async (db: Db, orderUuid: string): Promise<readonly string[]> =>
  (
    await db.any(sql.type(groupRow)`
      select customer_group.uuid from "order" join customer using (customer_id) join customer_group on
        customer_group.customer_group_id = customer.group_id or exists (
          select from customer_group_member member
          where member.customer_id = customer.customer_id and member.customer_group_id = customer_group.customer_group_id)
      where "order".uuid = ${orderUuid}`)
  ).map(({ uuid }) => uuid);

const orderRef = z.object({ order_uuid: column.uuid });

/** Lists the orders whose credit has expired and was not looked at yet, the oldest first. */
export const listExpired = (
  db: Db,
  now: Date,
  limit: number,
): Promise<readonly z.output<typeof orderRef>[]> =>
  db.any(sql.type(orderRef)`
    select order_uuid from loyalty_credit where not is_expired and expires_at <= ${now.toISOString()}::timestamptz
    order by expires_at, loyalty_credit_id limit ${limit}`);

/** The credit that a page shows. */
export const shownCredit = z.object({
  currency: column.text,
  amount: column.int,
  expires_at: column.timestamp.nullable(),
});

/** Finds the credit of an order. Null if it gave none, or if nothing of it is left. */
export const findOrderCredit = (db: Db, orderUuid: string): Promise<z.output<typeof shownCredit> | null> =>
  db.maybeOne(sql.type(shownCredit)`
    select currency, amount::float8 as amount, expires_at from loyalty_credit where order_uuid = ${orderUuid} and amount > 0 and not is_expired`);

/** Finds the credit of a customer that expires next. */
export const findNextCredit = (db: Db, customer: string): Promise<z.output<typeof shownCredit> | null> =>
  db.maybeOne(sql.type(shownCredit)`
    select currency, amount::float8 as amount, expires_at from loyalty_credit where customer = ${customer} and amount > 0 and not is_expired
    order by expires_at nulls last, loyalty_credit_id limit 1`);
