import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { selectOrder, wholeOrder } from '../order.repo.ts';

const shipmentItemRow = z.object({
  shipment_item_id: int,
  uuid,
  shipment_id: int,
  order_item_id: int,
  qty: int,
});

const shipmentColumns = z.object({
  shipment_id: int,
  shipment_order_id: int,
  uuid,
  status: z.enum(['shipped', 'delivered', 'canceled']),
  carrier_name: text.nullable(),
  tracking_number: text.nullable(),
  shipped_at: timestamp,
  delivered_at: timestamp.nullable(),
  canceled_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});

export const shipmentRow = shipmentColumns.extend({ items: z.array(shipmentItemRow) });
export type ShipmentRow = z.output<typeof shipmentRow>;
export type ShipmentItemRow = z.output<typeof shipmentItemRow>;

const deliveredQty = z.object({ order_item_id: int, qty: int });
const lockedOrder = wholeOrder.extend({ delivered: z.array(deliveredQty) });
/** An order with the units of its lines that have arrived. */
export type LockedOrder = z.output<typeof lockedOrder>;

const orderUuid = z.object({ uuid });

const itemsOf = sql.fragment`coalesce(
  (select json_agg(i order by i.shipment_item_id) from shipment_item i where i.shipment_id = s.shipment_id), '[]')`;

/** The order, locked against every other change of it. Its lines are read under the lock. */
export async function lockOrder(tx: Db, uuid: string): Promise<LockedOrder | null> {
  const locked = await tx.maybeOne(
    sql.type(orderUuid)`select uuid from "order" where uuid = ${uuid} for no key update`,
  );
  if (!locked) return null;
  return tx.maybeOne(sql.type(lockedOrder)`
    select whole.*, coalesce((
      select json_agg(row_to_json(arrived)) from (
        select i.order_item_id, sum(i.qty)::int as qty
        from shipment s join shipment_item i using (shipment_id)
        where s.shipment_order_id = whole.order_id and s.status = 'delivered'
        group by i.order_item_id
      ) arrived
    ), '[]') as delivered
    from (${selectOrder} where o.uuid = ${uuid}) whole`);
}

/** The uuid of the order that a shipment belongs to. */
export const findOrderOfShipment = (db: Db, shipment: string) =>
  db.maybeOne(sql.type(orderUuid)`
    select o.uuid from "order" o join shipment s on s.shipment_order_id = o.order_id where s.uuid = ${shipment}`);

export const listShipments = (db: Db, orderIds: readonly number[]) =>
  db.any(sql.type(shipmentRow)`
    select s.*, ${itemsOf} as items from shipment s
    where s.shipment_order_id = any(${sql.array(orderIds, 'int4')}) order by s.shipment_id`);

export interface NewShipment {
  readonly orderId: number;
  readonly carrier_name: string | null;
  readonly tracking_number: string | null;
  readonly items: readonly { readonly order_item_id: number; readonly qty: number }[];
}

/** The shipment with its items, whose units no longer count as unshipped. */
export const insertShipment = (tx: Db, shipment: NewShipment): Promise<ShipmentRow> =>
  tx.one(sql.type(shipmentRow)`
    with s as (
      insert into shipment (shipment_order_id, carrier_name, tracking_number)
      values (${shipment.orderId}, ${shipment.carrier_name}, ${shipment.tracking_number})
      returning *
    ), i as (
      insert into shipment_item (shipment_id, order_item_id, qty)
      select s.shipment_id, item.order_item_id, item.qty
      from s, jsonb_to_recordset(${JSON.stringify(shipment.items)}::jsonb) as item (order_item_id int, qty int)
      returning *
    ), sent as (
      update order_item set shipped_qty = shipped_qty + i.qty from i where order_item.order_item_id = i.order_item_id
    )
    select s.*, (select json_agg(i order by i.shipment_item_id) from i) as items from s`);

/** What a change of a shipment writes; absent fields stay. */
export interface ShipmentChange {
  readonly carrier_name?: string | null | undefined;
  readonly tracking_number?: string | null | undefined;
  readonly status?: 'delivered' | 'canceled';
}

/** The units of a canceled shipment count as unshipped again. */
export const updateShipment = (tx: Db, id: number, change: ShipmentChange): Promise<ShipmentRow> =>
  tx.one(sql.type(shipmentRow)`
    with s as (
      update shipment set
        carrier_name = ${change.carrier_name === undefined ? sql.fragment`carrier_name` : sql.fragment`${change.carrier_name}`},
        tracking_number = ${change.tracking_number === undefined ? sql.fragment`tracking_number` : sql.fragment`${change.tracking_number}`},
        status = coalesce(${change.status ?? null}, status),
        delivered_at = case when ${change.status === 'delivered'} then now() else delivered_at end,
        canceled_at = case when ${change.status === 'canceled'} then now() else canceled_at end,
        updated_at = now()
      where shipment_id = ${id}
      returning *
    ), back as (
      update order_item set shipped_qty = shipped_qty - i.qty
      from shipment_item i
      where ${change.status === 'canceled'} and i.shipment_id = ${id} and order_item.order_item_id = i.order_item_id
    )
    select s.*, ${itemsOf} as items from s`);
