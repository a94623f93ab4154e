import { z } from 'zod';
import { uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { shipmentRow } from './shipment.ts';
import type { ShipmentChange, ShipmentRow } from './shipment.ts';

const orderUuid = z.object({ uuid });

const itemsOf = sql.fragment`coalesce(
  (select json_agg(i order by i.shipment_item_id) from shipment_item i where i.shipment_id = s.shipment_id), '[]')`;

/** Finds the order uuid of a shipment. */
export const findOrderOfShipment = (db: Db, shipment: string) =>
  db.maybeOne(sql.type(orderUuid)`
    select o.uuid from "order" o join shipment s on s.shipment_order_id = o.order_id where s.uuid = ${shipment}`);

/** Lists the shipments of orders, oldest first. */
export const listShipments = (db: Db, orderIds: readonly number[]): Promise<readonly ShipmentRow[]> =>
  db.any(sql.type(shipmentRow)`
    select s.*, ${itemsOf} as items from shipment s
    where s.shipment_order_id = any(${sql.array(orderIds, 'int4')}) order by s.shipment_id`);

export interface NewShipment {
  readonly orderId: number;
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
  readonly tracking_number: string | null;
  readonly tracking_url: string | null;
  readonly items: readonly { readonly order_item_id: number; readonly qty: number }[];
}

/** Inserts a shipment with its items. The units are no longer counted as unshipped. */
export const insertShipment = (tx: Db, shipment: NewShipment): Promise<ShipmentRow> =>
  tx.one(sql.type(shipmentRow)`
    with s as (
      insert into shipment (shipment_order_id, carrier_code, carrier_name, tracking_number, tracking_url)
      values (
        ${shipment.orderId}, ${shipment.carrier_code}, ${shipment.carrier_name}, ${shipment.tracking_number},
        ${shipment.tracking_url}
      )
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

const set = (column: string, value: string | null | undefined) =>
  value === undefined ? sql.fragment`${sql.identifier([column])}` : sql.fragment`${value}`;

/** Updates a shipment. If the shipment is canceled, its units are counted as unshipped again. */
export const updateShipmentRow = (tx: Db, id: number, change: ShipmentChange): Promise<ShipmentRow> =>
  tx.one(sql.type(shipmentRow)`
    with s as (
      update shipment set
        carrier_code = ${set('carrier_code', change.carrier_code)},
        carrier_name = ${set('carrier_name', change.carrier_name)},
        tracking_number = ${set('tracking_number', change.tracking_number)},
        tracking_url = ${set('tracking_url', change.tracking_url)},
        label_url = ${set('label_url', change.label_url)},
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
