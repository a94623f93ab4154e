import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import type { Author } from '../auth/index.ts';
import { checkSendable, merchantAddresses } from '../mail/index.ts';
import { emailNotApplicable, orderNotFound, shipmentNotFound } from './errors.ts';
import { orderPayload } from './events.ts';
import type { OrderEmailId, OrderEmailPayload, RefundEventPayload, ShipmentEventPayload } from './events.ts';
import type { ShipmentRow } from './fulfilment/shipment.ts';
import { listShipments } from './fulfilment/shipment.repo.ts';
import type { LockedOrder } from './order.ts';
import { addActivity } from './activity.ts';
import { lockOrder } from './order.repo.ts';
import { paidTotal, refundedTotal } from './payment/paymentSums.ts';
import { listTransactions } from './payment/transaction.repo.ts';
import { storedText } from '../../platform/messages/storedText.ts';

export interface EmailRequest {
  readonly kind: OrderEmailId;
  /** The integer id or uuid of the shipment. Null for the newest matching shipment. */
  readonly shipmentRef: string | null;
  readonly author: Author;
}

/**
 * Resends an order email through the outbox, to the order's current email address or to the merchant. A history entry
 * records the author. Opens a transaction. Throws `ORDER_NOT_FOUND` and `SHIPMENT_NOT_FOUND` (404). Throws 409 with
 * `EMAIL_NOT_APPLICABLE` if the email's event never happened to the order, `EMAIL_SWITCHED_OFF`, or `NO_MAIL_TRANSPORT`.
 */
export async function resendEmail(
  app: AppContext,
  orderUuid: string,
  { kind, shipmentRef, author }: EmailRequest,
): Promise<{ readonly kind: OrderEmailId; readonly to: string }> {
  await checkSendable(app, { id: kind });
  const merchants = kind === 'merchantNewOrder' ? await merchantAddresses(app) : null;
  return app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const payload = await payloadOf(tx, order, kind, shipmentRef);
    const to = merchants ? merchants.map(({ address }) => address).join(', ') : order.customer_email;
    await addActivity(
      app,
      tx,
      order.uuid,
      { text: storedText(`orders.activity.resent.${kind}`, { to }) },
      { author },
    );
    await app.emit(tx, { name: 'order_email_requested', payload });
    return { kind, to };
  });
}

async function payloadOf(
  tx: Db,
  order: LockedOrder,
  kind: OrderEmailId,
  shipmentRef: string | null,
): Promise<OrderEmailPayload> {
  const payload = { ...orderPayload(order), kind, shipment: null, refund: null };
  if (kind === 'orderRefunded') return { ...payload, refund: await lastRefund(tx, order) };
  if (kind === 'shipmentCreated' || kind === 'shipmentDelivered')
    return { ...payload, shipment: await shipmentFor(tx, order, kind, shipmentRef) };
  if (order.placed_at === null)
    throw emailNotApplicable(kind, 'the order was never placed because it was not paid');
  if (kind === 'orderCanceled' && !order.canceled_at) throw emailNotApplicable(kind, 'it is not canceled');
  if (kind === 'orderConfirmation' && order.canceled_at) throw emailNotApplicable(kind, 'it is canceled');
  return payload;
}

async function lastRefund(tx: Db, order: LockedOrder): Promise<RefundEventPayload> {
  const known = await listTransactions(tx, order.order_id);
  const refund = known.findLast((row) => row.payment_action === 'refund' && row.is_final);
  if (!refund) throw emailNotApplicable('orderRefunded', 'the order has no refund');
  return {
    orderId: order.order_id,
    orderUuid: order.uuid,
    amount: Number(refund.amount),
    currency: refund.currency,
    isFullRefund: refundedTotal(known, order.currency) >= paidTotal(known, order.currency),
    transactionId: refund.transaction_id,
    paymentMethod: order.payment_method,
  };
}

async function shipmentFor(
  tx: Db,
  order: LockedOrder,
  kind: 'shipmentCreated' | 'shipmentDelivered',
  ref: string | null,
): Promise<ShipmentEventPayload> {
  const shipments = (await listShipments(tx, [order.order_id])).filter(
    ({ shipment_id, uuid }) =>
      ref === null || (isUuid(ref) ? uuid === ref.toLowerCase() : String(shipment_id) === ref),
  );
  if (ref !== null && shipments.length === 0) throw shipmentNotFound();
  const isFit = ({ status }: ShipmentRow) =>
    kind === 'shipmentDelivered' ? status === 'delivered' : status !== 'canceled';
  const shipment = shipments.findLast(isFit);
  if (!shipment)
    throw emailNotApplicable(
      kind,
      kind === 'shipmentDelivered'
        ? 'the order has no delivered shipment'
        : 'the order has no shipment in transit',
    );
  return { ...orderPayload(order), shipmentId: shipment.shipment_id, shipmentUuid: shipment.uuid };
}
