import { orderItemsNotFound } from './errors.ts';
import type { Order, OrderItemRow } from './order.repo.ts';

/** The item of an order that a body names, by integer id or uuid. Throws `ORDER_ITEM_NOT_FOUND` (400). */
export function orderItemOf(order: Pick<Order, 'items'>, ref: string): OrderItemRow {
  const item = order.items.find(
    ({ order_item_id, uuid }) => String(order_item_id) === ref || uuid === ref.toLowerCase(),
  );
  if (!item) throw orderItemsNotFound();
  return item;
}
