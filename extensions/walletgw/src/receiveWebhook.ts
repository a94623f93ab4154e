import { Refusal } from '@shop/runtime/extension';
import type { AppContext, Order } from '@shop/runtime/extension';
import { applyReport } from './applyReport.ts';
import { webhookNotConfigured } from './errors.ts';
import { findEventOrder } from './eventOrder.ts';
import { finalisePayment } from './finalisePayment.ts';
import { captureOfRefund, reportOfCapture, reportOfRefund } from './paymentReport.ts';
import { findRemote } from './remoteOrder.ts';
import { verifyDelivery } from './verifyDelivery.ts';
import type { Delivery } from './verifyDelivery.ts';
import type { Wallet } from './wallet.ts';
import type { WalletAccount } from './walletAccount.ts';
import { capture, refund, remoteOrder } from './walletShapes.ts';
import type { Refund } from './walletShapes.ts';

/**
 * A delivery of the gateway. It may come several times, late, and in any order. Throws 503 where it cannot be verified, 400
 * where it is not the gateway's, and an Error where it has to come again. What is of no interest is taken silently.
 */
export async function receiveWebhook(app: AppContext, wallet: Wallet, delivery: Delivery): Promise<void> {
  const account = await wallet.account(app);
  if (!account?.webhookId) throw webhookNotConfigured();
  const event = await verifyDelivery(app, wallet, account, delivery);
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
      return refunded(app, wallet, account, resource);
  }
}

/** The shopper approved and did not come back: what the return page would do is done here. */
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
  // The answer that told the id was lost, or another one was stored since: the one with the money counts.
  if (outcome === 'settled' && order.integration_order_id !== id)
    await app.orders.setIntegrationId(app.db, order.uuid, id);
}

/** The status by which a capture is read is that of its event. */
const STATUS = {
  'PAYMENT.CAPTURE.COMPLETED': 'COMPLETED',
  'PAYMENT.CAPTURE.PENDING': 'PENDING',
  'PAYMENT.CAPTURE.DENIED': 'DENIED',
} as const;

const NOTHING = { currency_code: '', value: '0' };

async function captured(app: AppContext, event: keyof typeof STATUS, resource: unknown): Promise<void> {
  // A denial may leave out the amount, and nobody asks for it.
  const untold = event === 'PAYMENT.CAPTURE.DENIED' ? { amount: NOTHING } : {};
  const taken = capture.safeParse({ ...untold, ...(resource as object), status: STATUS[event] });
  if (!taken.success) return unreadable(app, resource);
  const { id, invoice_id, custom_id, supplementary_data } = taken.data;
  const order = await findEventOrder(app, {
    integrationId: supplementary_data?.related_ids?.order_id ?? null,
    invoiceId: invoice_id ?? null,
    captureId: id,
    customId: custom_id ?? null,
  });
  const report = order && reportOfCapture(order, taken.data);
  if (report) await applyReport(app, order, report);
}

async function refunded(
  app: AppContext,
  wallet: Wallet,
  account: WalletAccount,
  resource: unknown,
): Promise<void> {
  const given = refund.safeParse(resource);
  if (!given.success) return unreadable(app, resource);
  const order = await findRefundOrder(app, given.data);
  const report = order && reportOfRefund(order, given.data);
  if (!report) return;
  if (!COUNTED.has(order.payment_status) && !(await recordCapture(app, wallet, account, order, given.data)))
    return;
  try {
    await applyReport(app, order, report);
  } catch (error) {
    // More than is left: an attempt of the shop holds it back, or another report is on its way.
    if (error instanceof Refusal) throw new Error('The refund does not fit yet', { cause: error });
    throw error;
  }
}

/** Statuses of orders whose capture is recorded and counts. */
const COUNTED = new Set(['walletgw_captured', 'walletgw_partial_refunded', 'walletgw_refunded']);

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
    // Of a refund it may be the key of an attempt.
    customId: null,
  });
}

/**
 * A refund that comes before its capture: the capture is read at the gateway and recorded first, so that the refund counts
 * against it. False where there is no capture that it could count against.
 */
async function recordCapture(
  app: AppContext,
  wallet: Wallet,
  account: WalletAccount,
  order: Order,
  given: Refund,
): Promise<boolean> {
  const id = captureOfRefund(given);
  const isPaid = order.placed_at !== null;
  if (id === null) return isPaid;
  const path = `/v2/payments/captures/${encodeURIComponent(id)}`;
  const taken = await findRemote(app, wallet, account, path, capture);
  const report = taken && reportOfCapture(order, taken);
  if (!report?.record) return isPaid;
  return (await applyReport(app, order, report)).outcome !== 'mismatch';
}

/** It is the gateway's, and coming again it would be the same. */
function unreadable(app: AppContext, resource: unknown): void {
  app.log.error({ resource }, 'wallet event of an unknown shape');
}
