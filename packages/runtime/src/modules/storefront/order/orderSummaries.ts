import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isPayable, paymentPath, shipmentsOfOrders } from '../../orders/index.ts';
import type { Order, ShipmentRow } from '../../orders/index.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { OrderSummary } from '../../defaultTheme/index.ts';
import { arrivalOf } from './arrivalOf.ts';
import { orderSteps } from './orderSteps.ts';

/**
 * Creates the views of orders in a list. Runs at most two SQL statements for any number of orders, and none if none of them has shipped.
 */
export async function orderSummaries(
  app: AppContext,
  db: Db,
  orders: readonly Order[],
): Promise<readonly OrderSummary[]> {
  const shipments = await shipmentsOfOrders(app, db, orders);
  return orders.map((order) => summaryOf(app, order, shipments.get(order.order_id) ?? []));
}

function summaryOf(app: AppContext, order: Order, shipments: readonly ShipmentRow[]): OrderSummary {
  const { phase } = paymentStatusOf(app, order.payment_status);
  const is_payable = isPayable(app, order);
  // Lists do not read the times of payments and refunds, because they show only the time of the current step.
  const steps = orderSteps({
    ...order,
    phase,
    is_payable,
    paid_at: null,
    refunded_at: null,
    shipments,
  });
  return {
    uuid: order.uuid,
    order_number: order.order_number,
    created_at: order.created_at,
    status: order.status,
    grand_total: Number(order.grand_total),
    currency: order.currency,
    step: steps.find(({ state }) => state === 'current') ?? null,
    arrival: arrivalOf(app, order, phase),
    lines: order.items.map(({ product_name: name, qty, thumbnail: image }) => ({ name, qty, image })),
    payment_path: is_payable ? paymentPath(app, order) : null,
    tracking: trackingOf(shipments),
  };
}

/** Returns the tracking page of the newest shipment that is still in transit. */
function trackingOf(shipments: readonly ShipmentRow[]): OrderSummary['tracking'] {
  const tracked = shipments.findLast(
    ({ status, tracking_url }) => status === 'shipped' && tracking_url !== null,
  );
  return tracked?.tracking_url ? { carrier: tracked.carrier_name, url: tracked.tracking_url } : null;
}
