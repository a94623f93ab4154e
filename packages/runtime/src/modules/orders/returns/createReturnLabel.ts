import { reportFault } from '../../../platform/acting/guard.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { Refusal } from '../../../platform/errors.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import type { Author } from '../../auth/index.ts';
import { returnLabelFault, trackingUrlOf } from '../../shipping/index.ts';
import type { CarrierReturnLabel, ListedCarrier, ReturnLabelRequest } from '../../shipping/index.ts';
import { addActivity } from '../activity.ts';
import { carrierFailed } from '../errors.ts';
import type { Order, OrderAddressRow } from '../order.ts';
import { getOrder } from '../order.repo.ts';
import { nothingToSendBack, returnNotFound, wrongReturnState } from './errors.ts';
import { returnPayload } from './events.ts';
import { toReturnAnswer } from './return.ts';
import type { ReturnRow } from './return.ts';
import { findReturn } from './return.repo.ts';
import { insertReturnLabel } from './returnLabel.repo.ts';
import { lockReturn } from './stepReturn.ts';
import { chosenCarrier } from './chosenCarrier.ts';

interface LabelOrder {
  /** The carrier. Null for the one of the order's parcels, or else the first that makes labels for returns. */
  readonly carrierCode: string | null;
  readonly author: Author;
}

/**
 * Requests the label of a return from its carrier, outside any transaction, stores it, and has it mailed to the shopper. A return that has a
 * label is returned unchanged. Two concurrent calls send the same idempotency key to the carrier, and the first response is stored. Throws
 * `RETURN_NOT_FOUND` (404), `RETURN_STATE` and `NOTHING_TO_SEND_BACK` (409), `UNKNOWN_CARRIER` and `NO_RETURN_LABELS` (400), the
 * carrier's `Refusal`, and `CARRIER_FAILED` (502).
 */
export async function createReturnLabel(
  app: AppContext,
  returnUuid: string,
  { carrierCode, author }: LabelOrder,
  claim: Claim | null,
): Promise<ReturnRow> {
  const { db } = app;
  const known = await findReturn(db, returnUuid);
  if (!known) throw returnNotFound();
  if (known.label) return known;
  const order = await getOrder(db, known.order_uuid);
  const request = requestOf(app, order, known);
  const carrier = await chosenCarrier(app, order, carrierCode);
  const label = await labelOf(app, carrier, request);
  return db.transaction(async (tx) => {
    const { order: locked, row } = await lockReturn(tx, returnUuid);
    if (row.label) return row;
    checkState(row);
    await insertReturnLabel(tx, row.return_request_id, {
      carrier_code: carrier.name,
      carrier_name: carrier.label,
      tracking_number: label.trackingNumber,
      tracking_url: label.trackingUrl ?? trackingPage(app, carrier, request, label),
      content: Buffer.from(label.file),
      now: app.clock.now(),
    });
    const text = storedText('orders.return.activity.labeled', {
      number: row.number,
      carrier: carrier.label,
      tracking: label.trackingNumber,
    });
    await addActivity(app, tx, order.uuid, { text }, { author });
    const after = (await findReturn(tx, returnUuid)) as ReturnRow;
    await app.emit(tx, { name: 'return_label_created', payload: returnPayload(locked, after) });
    await claim?.keep(tx, toReturnAnswer(after));
    return after;
  });
}

/** Throws 409 `RETURN_STATE` for a return that nobody has to send back. */
function checkState({ state }: ReturnRow): void {
  if (state !== 'approved' && state !== 'declared') throw wrongReturnState(state);
}

/** Creates the request to the carrier. Throws `RETURN_STATE` and `NOTHING_TO_SEND_BACK` (409). */
function requestOf(app: AppContext, order: Order, row: ReturnRow): ReturnLabelRequest {
  checkState(row);
  const items = row.items.flatMap(({ order_item_id, approved, received, unshipped }) => {
    const line = order.items.find((one) => one.order_item_id === order_item_id);
    const qty = approved - received - unshipped;
    return line && qty > 0 && !line.no_shipping_required
      ? [{ sku: line.product_sku, name: line.product_name, qty, weight: String(line.product_weight) }]
      : [];
  });
  if (items.length === 0) throw nothingToSendBack();
  return {
    app,
    key: row.uuid,
    returnNumber: row.number,
    orderNumber: order.order_number,
    // An order with shipped goods always has a shipping address.
    origin: order.shipping_address as OrderAddressRow,
    destination: app.config.shop.address ?? null,
    items,
  };
}

const trackingPage = (
  app: AppContext,
  carrier: ListedCarrier,
  { key, orderNumber }: ReturnLabelRequest,
  { trackingNumber }: CarrierReturnLabel,
): string | null => trackingUrlOf(app, carrier, { uuid: key, orderNumber, trackingNumber });

/**
 * Requests the label from the carrier. A `Refusal` is rethrown. Other errors and invalid results are logged and rethrown as
 * `CARRIER_FAILED`.
 */
async function labelOf(
  app: AppContext,
  carrier: ListedCarrier,
  request: ReturnLabelRequest,
): Promise<CarrierReturnLabel> {
  try {
    const label = await carrier.createReturnLabel?.(request);
    const fault = returnLabelFault(label);
    if (label && fault === null) return label;
    throw new Error(`The carrier returned a label for a return that cannot be used: ${fault}`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const of = { extension: carrier.extension ?? 'none', contribution: `carrier "${carrier.name}"` };
    reportFault(serverOf(app), 'error', of, error, {
      message: 'a carrier failed to make a label for a return',
      carrier: carrier.name,
      return: request.key,
    });
    throw carrierFailed(carrier.label);
  }
}
