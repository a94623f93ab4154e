import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { paymentStatusOf } from '../payments/index.ts';
import { updateOrderState } from './order.repo.ts';
import { orderFacts } from './orderFacts.ts';
import { orderStatus } from './orderStatus.ts';
import type { ShipmentStatus } from './orderStatus.ts';
import { shipmentStatus } from './fulfilment/shipmentStatus.ts';
import type { LockedOrder } from './fulfilment/shipment.repo.ts';

/** What happened to an order. Absent statuses stay. */
export interface OrderMove {
  readonly paymentStatus?: string;
  readonly shipmentStatus?: ShipmentStatus;
  readonly activities: readonly string[];
  /** Why it was canceled; it counts as canceled from now on. */
  readonly cancelReason?: string;
}

/**
 * Writes where an order stands, and derives its own status from that of its money and its goods: the only way that any of
 * them moves. Emits `order_status_updated` when the order's own status changed. Inside the transaction that holds the
 * order's lock. One statement, and one for the event.
 */
export async function moveOrder(app: AppContext, tx: Db, order: LockedOrder, move: OrderMove): Promise<void> {
  const payment_status = move.paymentStatus ?? order.payment_status;
  const shipment_status = move.shipmentStatus ?? (order.shipment_status as ShipmentStatus);
  const status = orderStatus(paymentStatusOf(app, payment_status).phase, shipment_status);
  await updateOrderState(tx, order.order_id, {
    status,
    payment_status,
    shipment_status,
    activities: move.activities,
    cancelReason: move.cancelReason ?? null,
  });
  if (status === order.status) return;
  await app.emit(tx, {
    name: 'order_status_updated',
    payload: { ...orderFacts(order), before: order.status, after: status },
  });
}

/** How far the goods are after some of them moved. A canceled order stays canceled. */
export function shipmentStatusOf(order: LockedOrder, moved: QtyChange): ShipmentStatus {
  if (order.canceled_at) return 'canceled';
  const arrived = new Map(order.delivered.map(({ order_item_id, qty }) => [order_item_id, qty]));
  return shipmentStatus(
    order.items.map((item) => ({
      ...item,
      shipped_qty: item.shipped_qty + (moved.shipped?.get(item.order_item_id) ?? 0),
      refunded_qty: item.refunded_qty + (moved.refunded?.get(item.order_item_id) ?? 0),
      delivered_qty: (arrived.get(item.order_item_id) ?? 0) + (moved.delivered?.get(item.order_item_id) ?? 0),
    })),
  );
}

/** Units by `order_item_id`, less than 0 where they come back. */
interface QtyChange {
  readonly shipped?: ReadonlyMap<number, number>;
  readonly delivered?: ReadonlyMap<number, number>;
  readonly refunded?: ReadonlyMap<number, number>;
}
