import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

const DAYS = 90;
/** Maximum number of best-selling products stored. No page shows more. */
const KEPT = 500;

/**
 * Recounts recent sales, and writes only the changed counts. Sales of a variant are counted for the product whose page
 * shows it.
 */
export const refreshProductSales = (db: Db, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    with sold as (
      select p.entry_id as product_id, sum(i.qty - i.refunded_qty)::int as units
      from "order" o
        join order_item i on i.order_item_order_id = o.order_id
        join product p on p.product_id = i.product_id
      where o.placed_at >= ${new Date(now.getTime() - DAYS * 86_400_000).toISOString()}::timestamptz
        and o.canceled_at is null and o.superseded_at is null
      group by p.entry_id
      having sum(i.qty - i.refunded_qty) > 0
      order by units desc, p.entry_id desc
      limit ${KEPT}
    ), gone as (
      delete from product_sales s where not exists (select from sold where sold.product_id = s.product_id)
    )
    insert into product_sales as s (product_id, units)
    select product_id, units from sold
    on conflict on constraint product_sales_pkey do update set units = excluded.units where s.units <> excluded.units`);
