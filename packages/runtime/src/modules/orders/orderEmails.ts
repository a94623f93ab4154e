import type { AppContext } from '../../platform/contracts/context.ts';
import { defineSubscriber } from '../../platform/contracts/events.ts';
import { readOrderTexts } from '../legal/index.ts';
import { emailOn, sendEmail } from '../mail/index.ts';
import type { EmailKind } from '../mail/index.ts';
import { readFile } from './documents/document.repo.ts';
import type {
  DocumentEventPayload,
  OrderEmailPayload,
  OrderEventPayload,
  RefundEventPayload,
} from './events.ts';
import { exampleOf } from './exampleEmails.ts';
import type { Order } from './order.ts';
import { instructionsOf } from './payment/instructionsOf.ts';
import { findOrder } from './order.repo.ts';
import { cancellationEmail, confirmationEmail, newOrderEmail, refundEmail } from './composeOrderEmails.ts';
import { documentEmail } from './composeDocumentEmail.ts';
import { aboutOrder, showsTaxTo } from './aboutOrder.ts';
import { shipmentCreated, shipmentDelivered } from './shipmentEmails.ts';

/** The email that confirms an order to the customer when it is paid or its payment is authorized. */
const orderConfirmation: EmailKind<OrderEventPayload> = {
  id: 'orderConfirmation',
  to: 'customer',
  isOpen: true,
  words: [
    { part: 'subject', key: 'orders.email.confirmation.subject', placeholders: ['number', 'shop'] },
    { part: 'intro', key: 'orders.email.confirmation.intro', placeholders: ['number', 'shop'] },
  ],
  example: exampleOf(async (app, order) =>
    confirmed(app, order, await instructionsOf(app, { ...order, locale: app.language })),
  ),
  compose: ({ orderUuid }, app) =>
    aboutOrder(app, orderUuid, async (speaking, order) =>
      confirmed(speaking, order, await instructionsOf(app, order)),
    ),
};

async function confirmed(
  app: AppContext,
  order: Order,
  instructions: Awaited<ReturnType<typeof instructionsOf>>,
) {
  const { texts, priceIncludingTax } = await readOrderTexts(app, app.db, order);
  const withTax = await showsTaxTo(app, order, priceIncludingTax);
  return confirmationEmail(app, order, { instructions, texts, withTax });
}

/**
 * The email that notifies the customer of a cancellation. If the order was never placed, no email is sent, because the
 * customer received no confirmation.
 */
const orderCanceled: EmailKind<OrderEventPayload> = {
  id: 'orderCanceled',
  to: 'customer',
  words: [
    { part: 'subject', key: 'orders.email.canceled.subject', placeholders: ['number', 'shop'] },
    { part: 'intro', key: 'orders.email.canceled.intro', placeholders: ['number', 'shop'] },
  ],
  example: exampleOf(cancellationEmail),
  compose: ({ orderUuid }, app) =>
    aboutOrder(app, orderUuid, (speaking, order) =>
      order.placed_at === null ? null : cancellationEmail(speaking, order),
    ),
};

/** The email that notifies the customer of a partial or full refund, regardless of where it was made. */
const orderRefunded: EmailKind<RefundEventPayload> = {
  id: 'orderRefunded',
  to: 'customer',
  words: [
    { part: 'subject', key: 'orders.email.refund.subject', placeholders: ['number', 'shop'] },
    { part: 'full', key: 'orders.email.refund.full', placeholders: ['number', 'amount'] },
    { part: 'partial', key: 'orders.email.refund.partial', placeholders: ['number', 'amount'] },
  ],
  example: exampleOf((app, order) =>
    refundEmail(app, order, {
      amount: Number(order.grand_total),
      currency: order.currency,
      isFullRefund: true,
    }),
  ),
  compose: (refund, app) =>
    aboutOrder(app, refund.orderUuid, (speaking, order) => refundEmail(speaking, order, refund)),
};

/** The email with an issued document, which is sent if the setting `invoiceAttached` is on. */
const documentIssued: EmailKind<DocumentEventPayload> = {
  id: 'documentIssued',
  to: 'customer',
  words: [
    { part: 'subject', key: 'orders.email.document.subject', placeholders: ['number', 'shop', 'document'] },
    { part: 'intro', key: 'orders.email.document.intro', placeholders: ['number', 'shop', 'document'] },
  ],
  example: exampleOf((app, order) =>
    documentEmail(app, order, { kind: 'invoice', number: order.invoice_number ?? '00001', content: null }),
  ),
  async compose({ orderUuid, documentUuid, kind, number }, app) {
    if ((await app.setting('invoiceAttached')) !== 1) return null;
    const file = await readFile(app.db, documentUuid);
    return (
      file &&
      aboutOrder(app, orderUuid, (speaking, order) =>
        documentEmail(speaking, order, { kind, number, content: file.content }),
      )
    );
  },
};

/** The email that notifies the merchant of an order when it is paid or its payment is authorized. */
const merchantNewOrder: EmailKind<OrderEventPayload> = {
  id: 'merchantNewOrder',
  to: 'merchant',
  words: [
    { part: 'subject', key: 'orders.email.merchant.subject', placeholders: ['number', 'total'] },
    { part: 'intro', key: 'orders.email.merchant.intro', placeholders: ['number', 'shop'] },
  ],
  example: exampleOf(newOrderEmail),
  async compose({ orderUuid }, app) {
    const order = await findOrder(app.db, orderUuid);
    return order && { entityUuid: order.uuid, orderUuid: order.uuid, message: newOrderEmail(app, order) };
  },
};

/** The order emails. */
export const orderEmails: readonly EmailKind[] = [
  orderConfirmation,
  orderCanceled,
  orderRefunded,
  documentIssued,
  shipmentCreated,
  shipmentDelivered,
  merchantNewOrder,
];

/**
 * Resends an email that an administrator requested. The email is not counted in the rate tier `mail`, which limits emails
 * that anyone can trigger.
 */
function sendAgain(app: AppContext, payload: OrderEmailPayload, deliveryId: string): Promise<void> {
  const { kind, shipment, refund } = payload;
  const send = <Input>(email: EmailKind<Input>, input: Input): Promise<void> =>
    sendEmail(app, { ...email, isOpen: false }, input, deliveryId);
  if (refund) return send(orderRefunded, refund);
  if (shipment) return send(kind === 'shipmentDelivered' ? shipmentDelivered : shipmentCreated, shipment);
  if (kind === 'merchantNewOrder') return send(merchantNewOrder, payload);
  return send(kind === 'orderCanceled' ? orderCanceled : orderConfirmation, payload);
}

/** The subscribers that send the order emails. */
export const orderMailers = [
  emailOn('order_placed', 'orders.mailConfirmation', orderConfirmation),
  emailOn('order_placed', 'orders.mailMerchant', merchantNewOrder),
  emailOn('order_canceled', 'orders.mailCanceled', orderCanceled),
  emailOn('order_refunded', 'orders.mailRefunded', orderRefunded),
  emailOn('document_issued', 'orders.mailDocument', documentIssued),
  emailOn('shipment_created', 'orders.mailShipmentCreated', shipmentCreated),
  emailOn('shipment_delivered', 'orders.mailShipmentDelivered', shipmentDelivered),
  defineSubscriber({
    id: 'orders.mailAgain',
    event: 'order_email_requested',
    handle: (payload, app, { deliveryId }) => sendAgain(app, payload, deliveryId),
  }),
];
