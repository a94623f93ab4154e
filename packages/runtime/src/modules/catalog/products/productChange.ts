import { productEvent } from '../events.ts';
import type { ProductRow } from './product.repo.ts';
import type { ProductBody } from './productBody.ts';

/** Whether a body says anything about the stock: then it is set, and locked against sales before. */
export const setsStock = (body: ProductBody): boolean =>
  body.qty !== undefined || body.manage_stock !== undefined || body.stock_availability !== undefined;

type Changed = Pick<
  ProductRow,
  'product_id' | 'uuid' | 'sku' | 'qty' | 'manage_stock' | 'stock_availability'
>;

/** What is emitted when a body has changed a product: `product_updated`, and `inventory_updated` when the stock was set. */
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
