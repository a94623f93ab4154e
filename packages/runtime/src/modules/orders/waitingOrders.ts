import { sql } from '../../platform/db/db.ts';

/** The SQL condition for orders `o` that the dashboard counts: neither canceled nor superseded. Dashboard indexes use it. */
export const COUNTED_ORDERS = sql.fragment`o.canceled_at is null and o.superseded_at is null`;

/** The SQL condition for order lines `i` with units to ship: neither shipped, refunded nor withdrawn. */
export const IS_UNSHIPPED = sql.fragment`i.qty > i.shipped_qty + i.refunded_qty - i.returned_qty + i.blocked_qty`;

/**
 * The SQL condition for orders `o` with units to ship. The dashboard counts them, and lists filter by it. The index
 * `order_unshipped_index` covers all of it except the order lines.
 */
export const ORDERS_TO_SHIP = sql.fragment`o.placed_at is not null and ${COUNTED_ORDERS} and o.status in ('new', 'processing')
  and o.shipment_status in ('unfullfilled', 'partially_shipped', 'partially_delivered')
  and (o.shipment_status <> 'partially_delivered' or exists (
    select from order_item i where i.order_item_order_id = o.order_id and not i.no_shipping_required
      and ${IS_UNSHIPPED}))`;

/** The SQL condition for orders `o` that leave nothing to a payment method or have a captured payment. */
export const PAID_ORDERS = sql.fragment`(o.grand_total = o.stored_amount or exists (
  select from payment_transaction t
  where t.order_id = o.order_id and t.payment_action = 'capture' and t.is_final
))`;

/**
 * The SQL condition for orders `o` that await payment, including orders with authorized money. The dashboard counts them,
 * and lists filter by it. The limit keeps the planner from reading all payments if only a few orders are needed.
 */
export const UNPAID_ORDERS = sql.fragment`${COUNTED_ORDERS} and o.status in ('new', 'processing', 'completed')
  and o.grand_total > 0 and o.grand_total > o.stored_amount and (
    select true from payment_transaction t
    where t.order_id = o.order_id and t.payment_action = 'capture' and t.is_final limit 1
  ) is null`;
