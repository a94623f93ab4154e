import { z } from 'zod';
import { int, noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { authorColumns, authorValues } from '../auth/index.ts';
import type { Author } from '../auth/index.ts';
import type { OrderStatus, ShipmentStatus } from './orderStatus.ts';
import { activityColumns, activityLines } from './activity.repo.ts';
import type { ActivityRow } from './activity.repo.ts';

/** Assigns a customer to an order that a session placed as a guest. Returns false if there is no such order. */
export const setOrderCustomer = async (
  tx: Db,
  uuid: string,
  { sessionId, customerId }: { readonly sessionId: string; readonly customerId: number },
): Promise<boolean> =>
  (await tx.run(sql.type(noColumns)`
    update "order" set customer_id = ${customerId}, updated_at = now()
    where uuid = ${uuid} and sid = ${sessionId}::uuid and customer_id is null`)) > 0;

/** Marks an order as superseded by the next order of its cart. */
export const markSuperseded = (tx: Db, uuid: string) =>
  tx.run(sql.type(noColumns)`update "order" set superseded_at = now() where uuid = ${uuid}`);

const placedOrder = z.object({ order_id: int });

/**
 * Marks an order as placed. If the shopper had reopened its cart, closes the cart, so that paid items are not ordered
 * twice. The cart of a superseded order stays open. Returns false if the order was already placed.
 */
export const markPlaced = async (tx: Db, orderId: number): Promise<boolean> =>
  (await tx.run(sql.type(placedOrder)`
    with placed as (
      update "order" set placed_at = now() where order_id = ${orderId} and placed_at is null
      returning order_id, cart_id, superseded_at
    ), closed as (
      update cart set status = false, version = version + 1, updated_at = now()
      from placed where cart.cart_id = placed.cart_id and cart.status and placed.superseded_at is null
    )
    select order_id from placed`)) > 0;

interface OrderState {
  readonly status: OrderStatus;
  readonly payment_status: string;
  readonly shipment_status: ShipmentStatus;
  readonly activities: readonly ActivityRow[];
  /** The author of the activities. Null for the shop itself. */
  readonly author: Author | null;
  /** The reason for the cancellation. Null if the order is not being canceled. */
  readonly cancelReason: string | null;
}

/** Writes the three statuses of an order, with history entries. Only `transitionOrder` may call this function. */
export const updateOrderState = (tx: Db, orderId: number, state: OrderState) =>
  tx.run(sql.type(noColumns)`
    with changed as (
      update "order" set status = ${state.status}, payment_status = ${state.payment_status},
        shipment_status = ${state.shipment_status}, updated_at = now(),
        canceled_at = case when ${state.cancelReason !== null} then now() else canceled_at end,
        cancel_reason = coalesce(${state.cancelReason}, cancel_reason)
      where order_id = ${orderId}
    )
    insert into order_activity (order_activity_order_id, ${activityColumns}, ${authorColumns})
    select ${orderId}::int, ${activityColumns}, ${authorValues(state.author)} from ${activityLines(state.activities)}`);

export const updateIntegrationId = (db: Db, uuid: string, id: string) =>
  db.run(sql.type(noColumns)`update "order" set integration_order_id = ${id} where uuid = ${uuid}`);

/** Stores the URL to which the shopper returns from the gateway. Null for the shop's own pages. */
export const updateReturnUrl = (db: Db, uuid: string, url: string | null) =>
  db.run(sql.type(noColumns)`update "order" set payment_return_url = ${url} where uuid = ${uuid}`);
