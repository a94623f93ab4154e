import { z } from 'zod';
import { decimal, int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';

const figures = z.object({ customer_id: int, orders: int, spent: decimal });
type Figures = z.output<typeof figures>;

/**
 * Loads how many orders each customer has and what was captured for them less what was given back, in the currency of the shop.
 * By `customer_id`. It reads the orders of these customers alone, by an index.
 */
export const customerFigures: LoaderDefinition<number, Omit<Figures, 'customer_id'>> = {
  async load(ids, { app, db }) {
    const rows = await db.any(sql.type(figures)`
      select owner.customer_id, orders.count as orders, money.spent
      from unnest(${sql.array(ids, 'int4')}) as owner (customer_id)
      cross join lateral (
        select count(*)::int as count from "order" o
        where o.customer_id = owner.customer_id and o.canceled_at is null and o.superseded_at is null
      ) orders
      cross join lateral (
        select coalesce(sum(case t.payment_action when 'refund' then -t.amount else t.amount end), 0)::text as spent
        from "order" o join payment_transaction t using (order_id)
        where o.customer_id = owner.customer_id and t.is_final and t.payment_action in ('capture', 'refund')
          and t.currency = ${app.config.shop.currency}
      ) money`);
    const known = new Map(rows.map((row) => [row.customer_id, row]));
    return ids.map((id) => known.get(id) ?? { orders: 0, spent: '0' });
  },
};
