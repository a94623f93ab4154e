import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { reportFault } from '../../../platform/acting/guard.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import type { Author } from '../../auth/index.ts';
import { findCarrier, isWebAddress, listCarriers } from '../../shipping/index.ts';
import type { CarrierLabel, LabelRequest, ListedCarrier } from '../../shipping/index.ts';
import {
  carrierFailed,
  carrierMakesNoLabels,
  labelNotPossible,
  orderNotFound,
  shipmentNotFound,
} from '../errors.ts';
import type { Order, OrderAddressRow, OrderItemRow } from '../order.ts';
import { addActivity } from '../activity.ts';
import { getOrder, lockOrder } from '../order.repo.ts';
import type { ShipmentRow } from './shipment.ts';
import { findOrderOfShipment, updateShipmentRow } from './shipment.repo.ts';
import { trackedShipment } from './trackedShipments.ts';
import { shipmentOf } from './updateShipment.ts';
import { storedText } from '../../../platform/messages/storedText.ts';

/**
 * Requests a shipment's label from its carrier, outside any transaction, and stores the label with the tracking number. A
 * shipment that already has a label is returned unchanged. Two concurrent calls send the same idempotency key to the
 * carrier, and the first response is stored. Throws `SHIPMENT_NOT_FOUND` (404), `LABEL_NOT_POSSIBLE` and
 * `CARRIER_MAKES_NO_LABELS` (400), the carrier's `Refusal`, and `CARRIER_FAILED` (502).
 */
export async function createLabel(app: AppContext, uuid: string, author: Author): Promise<ShipmentRow> {
  const { db } = app;
  const owner = await findOrderOfShipment(db, uuid);
  if (!owner) throw shipmentNotFound();
  const order = await getOrder(db, owner.uuid);
  const shipment = await shipmentOf(db, order, uuid);
  if (shipment.label_url !== null) return trackedShipment(app, db, order.order_number, shipment);
  if (shipment.status !== 'shipped') throw labelNotPossible(shipment.status);
  const word = shipment.carrier_code ?? shipment.carrier_name;
  const carrier = word === null ? null : findCarrier(await listCarriers(app, db), word);
  if (!carrier?.createLabel) throw carrierMakesNoLabels(carrier?.label ?? word);
  const label = await labelOf(app, carrier, requestOf(app, order, shipment));
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.uuid);
    if (!locked) throw orderNotFound();
    const now = await shipmentOf(tx, locked, uuid);
    if (now.label_url !== null) return trackedShipment(app, tx, order.order_number, now);
    const written = await updateShipmentRow(tx, shipment.shipment_id, {
      carrier_code: carrier.name,
      tracking_number: label.trackingNumber,
      tracking_url: label.trackingUrl ?? null,
      label_url: label.labelUrl,
    });
    const text = storedText('orders.activity.labelCreated', {
      carrier: carrier.label,
      number: label.trackingNumber,
    });
    await addActivity(app, tx, order.uuid, { text }, { author });
    return trackedShipment(app, tx, order.order_number, written);
  });
}

/**
 * Requests the label from the carrier. A `Refusal` is rethrown. Other errors and invalid results are logged and rethrown
 * as `CARRIER_FAILED`.
 */
async function labelOf(
  app: AppContext,
  carrier: ListedCarrier,
  request: LabelRequest,
): Promise<CarrierLabel> {
  try {
    const label = await carrier.createLabel?.(request);
    if (label && isUseful(label)) return label;
    throw new Error('The carrier returned a label without a tracking number or with an invalid URL');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const of = { extension: carrier.extension ?? 'none', contribution: `carrier "${carrier.name}"` };
    reportFault(serverOf(app), 'error', of, error, {
      message: 'a carrier failed to make a label',
      carrier: carrier.name,
      shipment: request.key,
    });
    throw carrierFailed(carrier.label);
  }
}

const isUseful = ({ trackingNumber, labelUrl, trackingUrl }: CarrierLabel): boolean =>
  typeof trackingNumber === 'string' &&
  trackingNumber.trim() !== '' &&
  isWebAddress(labelUrl) &&
  (trackingUrl === undefined || trackingUrl === null || isWebAddress(trackingUrl));

function requestOf(app: AppContext, order: Order, shipment: ShipmentRow): LabelRequest {
  const lines = new Map(order.items.map((item) => [item.order_item_id, item]));
  return {
    app,
    key: shipment.uuid,
    shipment: {
      uuid: shipment.uuid,
      orderNumber: order.order_number,
      trackingNumber: shipment.tracking_number,
    },
    serviceCode: order.shipping_method_data?.snapshot.serviceCode ?? null,
    origin: app.config.shop.address ?? null,
    // An order with a shipment always has a shipping address.
    destination: order.shipping_address as OrderAddressRow,
    items: shipment.items.map(({ order_item_id, qty }) => {
      const line = lines.get(order_item_id) as OrderItemRow;
      return { sku: line.product_sku, name: line.product_name, qty, weight: String(line.product_weight) };
    }),
  };
}
