import { column, sql, z } from '@shop/runtime/extension';
import type { Db, LoaderDefinition } from '@shop/runtime/extension';

/** A customer's points account. */
export const account = z.object({
  points: column.int.describe('The points of the customer.'),
  note: column.text.nullable().describe('A note for administrators; null: there is none.'),
});

const accountOf = z.object({ customer: column.uuid, points: column.int });

/** Reads a customer's points, or returns null if the customer does not exist. */
export const findAccount = (db: Db, customer: string) =>
  db.maybeOne(sql.type(account)`
    select coalesce(points, 0) as points, note
    from customer left join loyalty_account on loyalty_account.customer = customer.uuid
    where customer.uuid = ${customer}`);

/** Updates the given values. Returns null if the customer does not exist. */
export const saveAccount = (
  db: Db,
  customer: string,
  { points, note }: { points?: number | undefined; note?: string | null | undefined },
) =>
  db.maybeOne(sql.type(account)`
    insert into loyalty_account (customer, points, note)
    select uuid, coalesce(${points ?? null}::int, 0), ${note ?? null}::text from customer where uuid = ${customer}
    on conflict (customer) do update set
      points = coalesce(${points ?? null}::int, loyalty_account.points),
      note = case when ${note !== undefined} then excluded.note else loyalty_account.note end
    returning points, note`);

/** Recalculates the points of customers from the totals of their orders less refunds. Returns the customers. */
export const recount = (db: Db, customers: readonly string[], perUnit: number) =>
  db.any(sql.type(accountOf)`
    insert into loyalty_account (customer, points)
    select customer.uuid, coalesce(floor(sum("order".grand_total - coalesce(refund.amount, 0)) * ${perUnit}), 0)::int
    from customer
    left join "order" on "order".customer_id = customer.customer_id and "order".canceled_at is null
    left join lateral (
      select sum(amount) as amount from payment_transaction
      where payment_transaction.order_id = "order".order_id and payment_action = 'refund' and is_final
    ) refund on true
    where customer.uuid = any(${sql.array([...customers], 'uuid')})
    group by customer.uuid
    on conflict (customer) do update set points = excluded.points
    returning customer, points`);

export const summary = z.object({
  members: column.int.describe('The customers who have points.'),
  points: column.int.describe('The points of all customers.'),
});
export const readSummary = (db: Db) =>
  db.one(sql.type(summary)`
    select count(*)::int as members, coalesce(sum(points), 0)::int as points from loyalty_account where points > 0`);

const pointsRow = z.object({ points: column.int });

/** Reads a customer's points by the integer ID that carts use. Returns 0 if there is no account. */
export const pointsOfCustomer = async (db: Db, customerId: number): Promise<number> =>
  (
    await db.maybeOne(sql.type(pointsRow)`
      select points from loyalty_account join customer on customer.uuid = loyalty_account.customer
      where customer_id = ${customerId}`)
  )?.points ?? 0;

/** Loads the points of customers by UUID. */
export const pointsOf: LoaderDefinition<string, number> = {
  async load(customers, { db }) {
    const rows = await db.any(sql.type(accountOf)`
      select customer, points from loyalty_account
      where customer = any(${sql.array([...customers], 'uuid')})`);
    const points = new Map(rows.map((row) => [row.customer, row.points]));
    return customers.map((customer) => points.get(customer) ?? 0);
  },
};
