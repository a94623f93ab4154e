import type { ProductRow } from './products/product.ts';
import { setsStock } from './products/productBody.ts';
import type { ProductBody } from './products/productBody.ts';

export interface ProductEvent {
  readonly productId: number;
  readonly productUuid: string;
  readonly sku: string;
}

export interface InventoryEvent extends ProductEvent {
  readonly oldQty: number;
  readonly qty: number;
  readonly manageStock: boolean;
  readonly stockAvailability: boolean;
}

declare module '../../platform/events/contract.ts' {
  interface Events {
    readonly product_created: ProductEvent;
    readonly product_updated: ProductEvent;
    readonly product_deleted: ProductEvent;
    /** An administrator set the stock, or an order allocated units of managed stock. */
    readonly inventory_updated: InventoryEvent;
  }
}

export const productEvent = (row: {
  readonly product_id: number;
  readonly uuid: string;
  readonly sku: string;
}): ProductEvent => ({ productId: row.product_id, productUuid: row.uuid, sku: row.sku });

type Changed = Pick<
  ProductRow,
  'product_id' | 'uuid' | 'sku' | 'qty' | 'manage_stock' | 'stock_availability'
>;

/** Makes the events of a changed product: `product_updated`, and `inventory_updated` where the body sets the stock. */
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
