import { z } from 'zod';
import { int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { stockChange } from './order.ts';
import type { LineUnits, StockChange } from './order.ts';
import { countUnpaidOf } from './unpaidOrders.ts';
import type { UnpaidLimit } from './unpaidOrders.ts';

const allocation = z.object({
  /** The number of products that had too few units. */
  short: int,
  /** The quantities by product id. */
  changes: z.array(stockChange),
  /** The number of unpaid orders of the client, this one included; 0 without a limit. */
  unpaid: int,
});

/**
 * Allocates the units of an order: takes them out of stock, with the products locked by id. Where products are `short`, the
 * caller rolls back. The statement counts the unpaid orders of the client as well.
 */
export const allocateStock = (
  tx: Db,
  orderId: number,
  limit: UnpaidLimit | null,
): Promise<z.output<typeof allocation>> =>
  tx.one(sql.type(allocation)`
    with ordered as (
      select product_id, sum(qty) as qty from order_item where order_item_order_id = ${orderId} group by product_id
    ), stock as materialized (
      select product_id, inventory.qty, manage_stock, stock_availability, ordered.qty as ordered
      from product_inventory inventory join ordered using (product_id)
      order by product_id for update of inventory
    ), allocated as (
      update product_inventory inventory set qty = stock.qty - stock.ordered
      from stock
      where inventory.product_id = stock.product_id and stock.manage_stock and stock.qty >= stock.ordered
      returning inventory.*, stock.qty as old_qty
    )
    select
      ((select count(*) from ordered) - (select count(*) from stock where not manage_stock or qty >= ordered))::int as short,
      coalesce((
        select json_agg(json_build_object(
          'product_id', product_id, 'uuid', product.uuid, 'sku', product.sku, 'old_qty', allocated.old_qty, 'qty', allocated.qty,
          'manage_stock', allocated.manage_stock, 'stock_availability', allocated.stock_availability
        ) order by product_id)
        from allocated join product using (product_id)
      ), '[]') as changes,
      ${limit ? countUnpaidOf(limit) : sql.fragment`0`} as unpaid`);

/** Puts units of an order's lines back into stock, with the products locked by id. Returns the changes by product id. */
export const restock = (tx: Db, units: readonly LineUnits[]): Promise<readonly StockChange[]> =>
  tx.any(sql.type(stockChange)`
    with back as (
      select product_id, sum(given.qty)::int as units
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as given (order_item_id int, qty int)
      join order_item using (order_item_id)
      group by product_id having sum(given.qty) > 0
    ), stock as materialized (
      select product_id, inventory.qty, back.units
      from product_inventory inventory join back using (product_id)
      where manage_stock order by product_id for update of inventory
    ), returned as (
      update product_inventory inventory set qty = stock.qty + stock.units
      from stock where inventory.product_id = stock.product_id
      returning inventory.*, stock.qty as old_qty
    )
    select product_id, product.uuid, product.sku, returned.old_qty, returned.qty, returned.manage_stock,
      returned.stock_availability
    from returned join product using (product_id) order by product_id`);
