import type { StockMove } from './order.repo.ts';

/** Tells that a product's stock moved. */
export const stockEvent = (move: StockMove) => ({
  name: 'inventory_updated' as const,
  payload: {
    productId: move.product_id,
    productUuid: move.uuid,
    sku: move.sku,
    oldQty: move.old_qty,
    qty: move.qty,
    manageStock: move.manage_stock,
    stockAvailability: move.stock_availability,
  },
});
