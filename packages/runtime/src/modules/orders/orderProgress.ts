import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { OrderProgress } from './contract.ts';
import { trackedShipments } from './fulfilment/trackedShipments.ts';
import { listShipments } from './fulfilment/shipment.repo.ts';
import type { Order } from './order.ts';
import { listRefunds } from './refunds/refund.repo.ts';
import { listReturnsOfOrders } from './returns/return.repo.ts';
import { listCarriers } from '../shipping/index.ts';

/** Returns the shipments, refunds and returns of an order. Runs at most four SQL statements. */
export async function orderProgress(
  app: AppContext,
  db: Db,
  { order_id: id, order_number: number }: Pick<Order, 'order_id' | 'order_number'>,
): Promise<OrderProgress> {
  const shipments = await trackedShipments(
    app,
    () => listCarriers(app, db),
    number,
    await listShipments(db, [id]),
  );
  const refunds = await listRefunds(db, id);
  const returns = await listReturnsOfOrders(db, [id]);
  return {
    shipments: shipments.map((one) => ({
      uuid: one.uuid,
      status: one.status,
      carrier: one.carrier_name,
      trackingNumber: one.tracking_number,
      trackingUrl: one.tracking_url,
      shippedAt: one.shipped_at,
      deliveredAt: one.delivered_at,
      canceledAt: one.canceled_at,
      items: one.items.map(({ order_item_id, qty }) => ({ order_item_id, qty })),
    })),
    refunds: refunds.map((one) => ({
      uuid: one.uuid,
      status: one.status,
      amount: one.amount,
      currency: one.currency,
      returnUuid: one.return_uuid,
      createdAt: one.created_at,
      items: one.items.map(({ order_item_id, qty }) => ({ order_item_id, qty })),
    })),
    returns: returns.map((one) => ({
      uuid: one.uuid,
      number: one.number,
      state: one.state,
      createdAt: one.created_at,
      updatedAt: one.updated_at,
      items: one.items.map(({ order_item_id, requested, approved, received, unshipped }) => ({
        order_item_id,
        requested,
        approved,
        received,
        unshipped,
      })),
    })),
  };
}
