import { productEvent } from '../events.ts';
import type { ProductRow } from './product.ts';
import { setsStock } from './productBody.ts';
import type { ProductBody } from './productBody.ts';

type Changed = Pick<
  ProductRow,
  'product_id' | 'uuid' | 'sku' | 'qty' | 'manage_stock' | 'stock_availability'
>;

/** Creates the events of a changed product: `product_updated`, and `inventory_updated` if the request body sets the stock. */
export function changeEvents(before: Pick<ProductRow, 'qty'>, after: Changed, body: ProductBody) {
  const payload = productEvent(after);
  const updated = { name: 'product_updated', payload } as const;
  if (!setsStock(body)) return [updated];
  const inventory = {
    ...payload,
    oldQty: before.qty,
    qty: after.qty,
    manageStock: after.manage_stock,
    stockAvailability: after.stock_availability,
  };
  return [updated, { name: 'inventory_updated', payload: inventory } as const];
}
