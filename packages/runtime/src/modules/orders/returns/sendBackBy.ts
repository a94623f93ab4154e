import type { Order } from '../order.ts';
import type { ReturnRow } from './return.ts';

const DAY_MS = 86_400_000;
/** The days within which withdrawn goods have to be sent back. The law sets them. */
const SEND_BACK_DAYS = 14;

/** Returns by when the goods of a withdrawal have to be sent back (ISO 8601). Null if none of them was shipped. Pure. */
export function sendBackBy(
  order: Pick<Order, 'items'>,
  row: Pick<ReturnRow, 'items' | 'declared_at' | 'created_at'>,
): string | null {
  const isSent = row.items.some(({ order_item_id, requested, unshipped }) => {
    const line = order.items.find((item) => item.order_item_id === order_item_id);
    return line !== undefined && !line.no_shipping_required && requested > unshipped && line.shipped_qty > 0;
  });
  const declared = Date.parse(row.declared_at ?? row.created_at);
  return isSent ? new Date(declared + SEND_BACK_DAYS * DAY_MS).toISOString() : null;
}
