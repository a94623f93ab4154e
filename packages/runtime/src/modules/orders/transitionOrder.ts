import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Author } from '../auth/index.ts';
import { paymentStatusOf } from '../payments/index.ts';
import type { Activity } from '../payments/index.ts';
import { activityRow } from './activity.ts';
import { issueCards } from './giftCards/issueCards.ts';
import { orderPayload } from './events.ts';
import type { LockedOrder } from './order.ts';
import { updateOrderState } from './orderState.repo.ts';
import { orderStatus } from './orderStatus.ts';
import type { ShipmentStatus } from './orderStatus.ts';

/** A change to the statuses of an order. Absent statuses stay unchanged. */
export interface OrderTransition {
  readonly paymentStatus?: string;
  readonly shipmentStatus?: ShipmentStatus;
  readonly activities: readonly Activity[];
  /** The actor who made the change. If absent, the shop itself or the gateway. */
  readonly author?: Author | null | undefined;
  /** The reason why this transition cancels the order. */
  readonly cancelReason?: string;
}

/**
 * Writes the payment and shipment statuses, and derives the order status from them. No other function changes a status.
 * Emits `order_status_updated` if the order status changed, and `order_payment_updated` if the payment status did. Runs inside the transaction that locks the order: one SQL
 * statement, and one for the events. Issues the gift cards of an order that is now paid.
 */
export async function transitionOrder(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  transition: OrderTransition,
): Promise<void> {
  const payment_status = transition.paymentStatus ?? order.payment_status;
  const shipment_status = transition.shipmentStatus ?? order.shipment_status;
  const status = orderStatus(paymentStatusOf(app, payment_status).phase, shipment_status);
  await updateOrderState(tx, order.order_id, {
    status,
    payment_status,
    shipment_status,
    activities: transition.activities.map((activity) => activityRow(app, activity)),
    author: transition.author ?? null,
    cancelReason: transition.cancelReason ?? null,
  });
  const shared = orderPayload(order);
  const events = [
    ...(status === order.status
      ? []
      : [
          {
            name: 'order_status_updated' as const,
            payload: { ...shared, before: order.status, after: status },
          },
        ]),
    ...(payment_status === order.payment_status
      ? []
      : [
          {
            name: 'order_payment_updated' as const,
            payload: { ...shared, before: order.payment_status, after: payment_status },
          },
        ]),
  ];
  if (events.length > 0) await app.emit(tx, ...events);
  await issueCards(app, tx, order, { before: order.payment_status, status: payment_status });
}
