import { Refusal } from '@shop/runtime/extension';
import type { AppContext, Order } from '@shop/runtime/extension';
import { applyReport } from './applyReport.ts';
import { webhookNotConfigured } from './errors.ts';
import { findEventOrder } from './eventOrder.ts';
import { finalisePayment } from './finalisePayment.ts';
import { captureOfRefund, reportOfCapture, reportOfRefund } from './paymentReport.ts';
import { findRemote } from './remoteOrder.ts';
import { CAPTURED, REFUNDED } from './transitions.ts';
import { verifyDelivery } from './verifyDelivery.ts';
import type { Delivery } from './verifyDelivery.ts';
import type { Wallet, WalletSession } from './wallet.ts';
import { capture, refund, remoteOrder } from './walletShapes.ts';
import type { Refund } from './walletShapes.ts';

/**
 * Receives a gateway webhook, which may arrive repeatedly, late and in any sequence. Throws 503 if it cannot be verified, 400 if the
 * gateway did not send it, and an Error if it must be redelivered. Accepts and ignores other event types.
 */
export async function receiveWebhook(app: AppContext, wallet: Wallet, delivery: Delivery): Promise<void> {
  const session = await wallet.open(app);
  if (!session?.account.webhookId) throw webhookNotConfigured();
  const event = await verifyDelivery(session, delivery);
  if (!event.success) return;
  const { event_type, resource } = event.data;
  switch (event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return approved(app, wallet, resource);
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED':
      return captured(app, event_type, resource);
    case 'PAYMENT.CAPTURE.REFUNDED':
      return refunded(session, resource);
  }
}

/** Finishes the payment of a shopper who approved it but did not return, like the return page. */
async function approved(app: AppContext, wallet: Wallet, resource: unknown): Promise<void> {
  const remote = remoteOrder.safeParse(resource);
  if (!remote.success) return unreadable(app, resource);
  const { id, purchase_units } = remote.data;
  const unit = purchase_units?.[0];
  const order = await findEventOrder(app, {
    integrationId: id,
    invoiceId: unit?.invoice_id ?? null,
    captureId: null,
    customId: unit?.custom_id ?? null,
  });
  if (order?.payment_status !== 'pending') return;
  const outcome = await finalisePayment(app, wallet, { ...order, integration_order_id: id });
  // The response with this ID was lost, or another ID was stored later. The ID that has the money is stored.
  if (outcome === 'paid' && order.integration_order_id !== id)
    await app.orders.setIntegrationId(app.db, order.uuid, id);
}

/** Capture status of each event that reports one. */
const STATUS = {
  'PAYMENT.CAPTURE.COMPLETED': 'COMPLETED',
  'PAYMENT.CAPTURE.PENDING': 'PENDING',
  'PAYMENT.CAPTURE.DENIED': 'DENIED',
} as const;

const NOTHING = { currency_code: '', value: '0' };

async function captured(app: AppContext, event: keyof typeof STATUS, resource: unknown): Promise<void> {
  // A denied capture may have no amount, which is not needed.
  const defaults = event === 'PAYMENT.CAPTURE.DENIED' ? { amount: NOTHING } : {};
  const parsed = capture.safeParse({ ...defaults, ...(resource as object), status: STATUS[event] });
  if (!parsed.success) return unreadable(app, resource);
  const { id, invoice_id, custom_id, supplementary_data } = parsed.data;
  const order = await findEventOrder(app, {
    integrationId: supplementary_data?.related_ids?.order_id ?? null,
    invoiceId: invoice_id ?? null,
    captureId: id,
    customId: custom_id ?? null,
  });
  const report = order && reportOfCapture(order, parsed.data);
  if (report) await applyReport(app, order, report);
}

async function refunded(session: WalletSession, resource: unknown): Promise<void> {
  const { app } = session;
  const given = refund.safeParse(resource);
  if (!given.success) return unreadable(app, resource);
  const order = await findRefundOrder(app, given.data);
  const report = order && reportOfRefund(order, given.data);
  if (!report) return;
  if (!COUNTED.has(order.payment_status) && !(await recordCapture(session, order, given.data))) return;
  try {
    await applyReport(app, order, report);
  } catch (error) {
    // The refund exceeds the remaining amount. An attempt of the shop may have reserved the amount, or another report may still arrive.
    if (error instanceof Refusal) throw new Error('The refund does not fit yet', { cause: error });
    throw error;
  }
}

/** Statuses of orders with a recorded, successful capture. */
const COUNTED = new Set([CAPTURED, ...REFUNDED]);

async function findRefundOrder(app: AppContext, given: Refund): Promise<Order | null> {
  const captureId = captureOfRefund(given);
  const known =
    captureId === null
      ? null
      : await app.orders.find(app.db, { method: 'walletgw', transactionId: captureId });
  if (known) return known;
  return findEventOrder(app, {
    integrationId: given.supplementary_data?.related_ids?.order_id ?? null,
    invoiceId: given.invoice_id ?? null,
    captureId: null,
    // In a refund, this ID may be an attempt key.
    customId: null,
  });
}

/**
 * If a refund arrives before its capture, reads the capture from the gateway and records it, so that the refund can be deducted from it.
 * Returns false if there is no such capture.
 */
async function recordCapture(session: WalletSession, order: Order, given: Refund): Promise<boolean> {
  const id = captureOfRefund(given);
  const isPaid = order.placed_at !== null;
  if (id === null) return isPaid;
  const path = `/v2/payments/captures/${encodeURIComponent(id)}`;
  const found = await findRemote(session, path, capture);
  const report = found && reportOfCapture(order, found);
  if (!report?.record) return isPaid;
  return (await applyReport(session.app, order, report)).outcome !== 'mismatch';
}

/** Logs an event in an unknown format. The gateway did send it, and redelivery would not change it. */
function unreadable(app: AppContext, resource: unknown): void {
  app.log.error({ resource }, 'wallet event of an unknown shape');
}
