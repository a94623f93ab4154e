import { z } from 'zod';
import { decimal, int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { spentColumn } from '../payments/index.ts';

const orderTotals = z.object({ customer_id: int, orders: int, spent: decimal });
type OrderTotals = z.output<typeof orderTotals>;

/**
 * Loads each customer's number of orders and total spending in the shop currency, by `customer_id`. Reads only the orders of
 * these customers, through an index.
 */
export const customerOrderTotals: LoaderDefinition<number, Omit<OrderTotals, 'customer_id'>> = {
  async load(ids, { app, db }) {
    const rows = await db.any(sql.type(orderTotals)`
      select owner.customer_id, orders.count as orders,
        ${spentColumn(sql.fragment`owner.customer_id`, sql.fragment`${app.config.shop.currency}`)} as spent
      from unnest(${sql.array(ids, 'int4')}) as owner (customer_id)
      cross join lateral (
        select count(*)::int as count from "order" o
        where o.customer_id = owner.customer_id and o.canceled_at is null and o.superseded_at is null
      ) orders`);
    const known = new Map(rows.map((row) => [row.customer_id, row]));
    return ids.map((id) => known.get(id) ?? { orders: 0, spent: '0' });
  },
};
