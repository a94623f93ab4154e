import { z } from 'zod';
import { int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { addToDeletedRow, lockDeletionsOf } from '../deletions/index.ts';
import { stockChange } from './order.ts';
import type { LineUnits, StockChange } from './order.ts';
import { countUnpaidOf } from './unpaidOrders.ts';
import type { UnpaidLimit } from './unpaidOrders.ts';

const allocation = z.object({
  /** The number of products with insufficient stock. */
  short: int,
  /** The quantities by product id. */
  changes: z.array(stockChange),
  /** The number of unpaid orders of the client, including this order. 0 if no limit applies. */
  unpaid: int,
});

/**
 * Allocates the units of an order: deducts the units from stock, locking the products by id. If `short` is not 0, the
 * caller must roll back. The SQL statement also counts the client's unpaid orders.
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

const returned = z.object({
  changes: z.array(stockChange),
  /** The restocked units of deleted products, by product id. */
  missing: z.array(z.object({ product_id: int, units: int })),
});

/**
 * Restocks units of order lines, locking the products by id. Units of a deleted product are restored if its deletion is
 * undone. Returns the changes by product id.
 */
export async function restock(tx: Db, units: readonly LineUnits[]): Promise<readonly StockChange[]> {
  const { changes, missing } = await addToStock(tx, units);
  if (missing.length === 0) return changes;
  const isBack = new Set<number>();
  for (const { product_id, units: amount } of missing) {
    const row = { table: 'product_inventory', match: { product_id, manage_stock: true } };
    const deletions = await lockDeletionsOf(tx, row.table, { product_id });
    for (const deletion of deletions) await addToDeletedRow(tx, deletion, { ...row, column: 'qty', amount });
    if (deletions.length === 0) isBack.add(product_id);
  }
  if (isBack.size === 0) return changes;
  const again = await addToStock(tx, units, [...isBack]);
  return [...changes, ...again.changes].toSorted((one, other) => one.product_id - other.product_id);
}

/** Adds units to the stock of existing products, optionally limited to the products in `only`. Runs one SQL statement. */
const addToStock = (tx: Db, units: readonly LineUnits[], only: readonly number[] | null = null) =>
  tx.one(sql.type(returned)`
    with back as (
      select product_id, sum(given.qty)::int as units
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as given (order_item_id int, qty int)
      join order_item using (order_item_id)
      where ${only === null} or product_id = any(${sql.array(only ?? [], 'int4')})
      group by product_id having sum(given.qty) > 0
    ), stock as materialized (
      select product_id, inventory.qty, manage_stock, back.units
      from product_inventory inventory join back using (product_id)
      order by product_id for update of inventory
    ), returned as (
      update product_inventory inventory set qty = stock.qty + stock.units
      from stock where inventory.product_id = stock.product_id and stock.manage_stock
      returning inventory.*, stock.qty as old_qty
    )
    select
      coalesce((
        select json_agg(json_build_object(
          'product_id', product_id, 'uuid', product.uuid, 'sku', product.sku, 'old_qty', returned.old_qty, 'qty', returned.qty,
          'manage_stock', returned.manage_stock, 'stock_availability', returned.stock_availability
        ) order by product_id)
        from returned join product using (product_id)
      ), '[]') as changes,
      coalesce((
        select json_agg(json_build_object('product_id', product_id, 'units', back.units) order by product_id)
        from back where product_id not in (select product_id from stock)
      ), '[]') as missing`);
