import { tooManyToRefund } from '../errors.ts';
import { orderItemOf } from '../order.ts';
import type { Order, OrderItemRow } from '../order.ts';
import { returnInProgress } from '../returns/errors.ts';
import type { RefundedReturn } from '../returns/refundedReturn.ts';
import type { RefundRequest } from './planRefund.ts';

export interface RefundedItem {
  readonly order_item_id: number;
  readonly qty: number;
  readonly restock: boolean;
}

/**
 * Returns the requested order lines without duplicates, or the units of the return if none are requested. Throws `TOO_MANY_TO_REFUND` (400), and
 * `RETURN_IN_PROGRESS` (409) for units of another return, which are refunded with it.
 */
export function refundedItems(
  order: Order,
  { items: requested }: RefundRequest,
  returned: RefundedReturn | null,
): readonly RefundedItem[] {
  const chosen = new Map<OrderItemRow, RefundedItem>();
  const units =
    requested.length > 0
      ? requested
      : (returned?.items ?? []).map((unit) => ({ ...unit, order_item_id: String(unit.order_item_id) }));
  for (const { order_item_id, qty, restock } of units) {
    const item = orderItemOf(order, order_item_id);
    const total = (chosen.get(item)?.qty ?? 0) + qty;
    const left = item.qty - item.refunded_qty;
    if (total > left) throw tooManyToRefund(item.product_sku, total, left);
    const own = returned?.units.get(item.order_item_id) ?? 0;
    if (total > left - item.returning_qty + own) throw returnInProgress(item.product_sku);
    chosen.set(item, { order_item_id: item.order_item_id, qty: total, restock });
  }
  return [...chosen.values()];
}
