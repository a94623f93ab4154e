import { z } from 'zod';
import { decimal, int, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { COUNTED_ORDERS, ORDERS_TO_SHIP, UNPAID_ORDERS } from '../orders/index.ts';
import type { Period } from './period.ts';

/** The days to query, in a time zone, and the currency of the shop. Amounts in others are divided by the rate of their order. */
export interface Range extends Period {
  readonly timezone: string;
  readonly currency: string;
}

/** Returns the start of the first day and the end of the last day. */
export const bounds = ({ from, to, timezone }: Omit<Range, 'currency'>) => ({
  start: sql.fragment`(${from}::date::timestamp at time zone ${timezone}::text)`,
  end: sql.fragment`((${to}::date + 1)::timestamp at time zone ${timezone}::text)`,
});

/** The total of the order `o` in the shop's currency. Null if its currency had no rate. */
export const TOTAL = ({ currency }: Pick<Range, 'currency'>) =>
  sql.fragment`(case when o.currency = ${currency} then o.grand_total else o.base_total end)`;

const orderDay = z.object({ day: text, orders: int, total: decimal });

/** Sums the orders placed on each day, using an index-only scan. Days without orders have no row. */
export function listOrderDays(db: Db, range: Range) {
  const { start, end } = bounds(range);
  return db.any(sql.type(orderDay)`
    select (o.placed_at at time zone ${range.timezone}::text)::date::text as day, count(*)::int as orders,
      coalesce(sum(${TOTAL(range)}), 0) as total
    from "order" o
    where o.placed_at >= ${start} and o.placed_at < ${end} and ${COUNTED_ORDERS} and ${TOTAL(range)} is not null
    group by 1`);
}

const moneyDay = z.object({ day: text, captured: decimal, refunded: decimal });

/** The final captures and refunds `t` of the days. */
const MOVED = (range: Range) => {
  const { start, end } = bounds(range);
  return sql.fragment`t.created_at >= ${start} and t.created_at < ${end} and t.is_final
    and t.payment_action in ('capture', 'refund')`;
};

/** Sums each day's captures and refunds, using an index-only scan. Days without captures and refunds have no row. */
export const listMoneyDays = (db: Db, range: Range) =>
  db.any(sql.type(moneyDay)`
    with moved as (
      select t.created_at, t.payment_action, t.amount from payment_transaction t
      where ${MOVED(range)} and t.currency = ${range.currency}
      union all
      select t.created_at, t.payment_action, round(t.amount / o.base_rate, 4)
      from payment_transaction t join "order" o using (order_id)
      where ${MOVED(range)} and t.currency <> ${range.currency} and o.base_rate is not null
    )
    select (moved.created_at at time zone ${range.timezone}::text)::date::text as day,
      coalesce(sum(moved.amount) filter (where moved.payment_action = 'capture'), 0) as captured,
      coalesce(sum(moved.amount) filter (where moved.payment_action = 'refund'), 0) as refunded
    from moved group by 1`);

const newCustomers = z.object({ customers: int });

/** Counts the customers registered in a period. */
export async function countNewCustomers(db: Db, range: Range): Promise<number> {
  const { start, end } = bounds(range);
  const { customers } = await db.one(sql.type(newCustomers)`
    select count(*)::int as customers from customer where created_at >= ${start} and created_at < ${end}`);
  return customers;
}

/** The managed stock of enabled products. Each count of this stock has its own index. */
const enabledStock = sql.fragment`product_inventory s join product p using (product_id) where p.status and s.manage_stock`;

const work = z.object({ to_ship: int, unpaid: int, low: int, out: int });

/**
 * Counts pending work: placed orders with units to ship, orders awaiting payment, and enabled products with managed
 * stock that is low or sold out. `unpaid` lists the payment statuses of orders awaiting payment. The cost is
 * proportional to the counts, except that the generic plan does not know how rare these statuses are, and reads all of
 * some thousand orders (ADR 0053).
 */
export const countWork = (
  db: Db,
  { unpaid, lowStock }: { readonly unpaid: readonly string[]; readonly lowStock: number },
) =>
  db.one(sql.type(work)`
    select
      (select count(*) from "order" o where ${ORDERS_TO_SHIP})::int as to_ship,
      (select count(*) from "order" o
        where o.payment_status = any(${sql.array(unpaid, 'text')}) and ${UNPAID_ORDERS})::int as unpaid,
      (select count(*) from ${enabledStock} and s.qty between 1 and ${lowStock} and s.stock_availability)::int as low,
      (select count(*) from ${enabledStock} and s.qty = 0)::int
        + (select count(*) from ${enabledStock} and not s.stock_availability and s.qty > 0)::int as out`);

/** Units of the currency of the order `o` for one of the shop's. Null if it had no rate. */
export const RATE = ({ currency }: Pick<Range, 'currency'>) =>
  sql.fragment`(case when o.currency = ${currency} then 1 else o.base_rate end)`;

const bestProduct = z.object({
  product_id: int,
  uuid: uuid.nullable(),
  sku: text,
  name: text,
  qty: int,
  total: decimal,
});

/**
 * Lists the products with the most units sold in a period, excluding refunded units, with their revenue. The OFFSET
 * prevents the planner from reading the lines of all orders to join only a few.
 */
export function listBestProducts(db: Db, range: Range, limit: number) {
  const { start, end } = bounds(range);
  return db.any(sql.type(bestProduct)`
    with best as (
      select i.product_id, max(i.product_sku) as sku, max(i.product_name) as name,
        sum(i.qty - i.refunded_qty)::int as qty,
        sum(i.line_total_with_discount_incl_tax * (i.qty - i.refunded_qty) / i.qty / ${RATE(range)}) as total
      from "order" o cross join lateral (
        select * from order_item where order_item_order_id = o.order_id offset 0
      ) i
      where o.placed_at >= ${start} and o.placed_at < ${end} and ${COUNTED_ORDERS} and ${RATE(range)} is not null
      group by i.product_id
      having sum(i.qty - i.refunded_qty) > 0
      order by qty desc, total desc, i.product_id
      limit ${limit}
    )
    select best.product_id, p.uuid, coalesce(p.sku, best.sku) as sku, coalesce(p.name, best.name) as name, best.qty,
      best.total
    from best left join product p using (product_id)
    order by best.qty desc, best.total desc, best.product_id`);
}
