import type { AppContext } from '../../../platform/contracts/context.ts';
import { defineSubscriber } from '../../../platform/contracts/events.ts';
import type { Job } from '../../../platform/contracts/jobs.ts';
import { STORED_VALUE, paymentStatusOf } from '../../payments/index.ts';
import { invoiceAlreadyIssued, orderNotIssuable } from '../errors.ts';
import type { OrderEventPayload } from '../events.ts';
import type { Order } from '../order.ts';
import { INVOICED_ON } from '../orderSettings.ts';
import type { InvoicedOn } from '../orderSettings.ts';
import { findOrder } from '../order.repo.ts';
import { endStoring, isStoringPending, listUnstored } from './unstoredDocument.repo.ts';
import { issueInvoice, storeIssued } from './issueInvoice.ts';

/**
 * Returns true if an order gets its invoice now, by the setting `invoiceIssuedOn`. With `paid`, an order whose money comes later, such as
 * one with cash on delivery, gets it with its first shipment.
 */
export function isInvoiceDue(app: AppContext, order: Order, issuedOn: InvoicedOn): boolean {
  if (order.invoice_number !== null || order.canceled_at !== null || order.placed_at === null) return false;
  const { phase } = paymentStatusOf(app, order.payment_status);
  const isPaid = phase === 'paid' || phase === 'refunded';
  const isShipped = order.items.some(({ shipped_qty }) => shipped_qty > 0);
  if (issuedOn === 'placed') return true;
  if (issuedOn === 'paid') return isPaid || isShipped;
  return isShipped || (isPaid && order.no_shipping_required);
}

/** Issues the invoice of an order if it is due by one of the given settings. Two deliveries of an event issue one invoice. */
async function issueIfDue(
  app: AppContext,
  { orderUuid }: OrderEventPayload,
  settings: readonly InvoicedOn[],
): Promise<void> {
  const issuedOn = await app.setting('invoiceIssuedOn');
  if (!settings.includes(issuedOn)) return;
  const order = await findOrder(app.db, orderUuid);
  if (!order || !isInvoiceDue(app, order, issuedOn)) return;
  try {
    await issueInvoice(app, orderUuid, null);
  } catch (error) {
    if (!invoiceAlreadyIssued.is(error) && !orderNotIssuable.is(error)) throw error;
  }
}

/** Issues due invoices whenever an event may have made one due. */
export const invoiceIssuers = [
  defineSubscriber({
    id: 'issueInvoiceOfPlaced',
    event: 'order_placed',
    // An order that gift cards and credit pay in full is paid when it is placed.
    handle: (payload, app) =>
      issueIfDue(app, payload, payload.paymentMethod === STORED_VALUE ? INVOICED_ON : ['placed']),
  }),
  defineSubscriber({
    id: 'issueInvoiceOfPaid',
    event: 'order_payment_updated',
    handle: (payload, app) => issueIfDue(app, payload, INVOICED_ON),
  }),
  defineSubscriber({
    id: 'issueInvoiceOfShipped',
    event: 'shipment_created',
    handle: (payload, app) => issueIfDue(app, payload, ['paid', 'shipped']),
  }),
];

const BATCH = 100;
const LONGEST_RUN_MS = 45_000;

/** Stores the invoices that were issued before the shop stored documents, each as it prints now. */
export const storeIssuedInvoices: Job = {
  id: 'storeIssuedInvoices',
  schedule: '* * * * *',
  async run(app, signal) {
    if (!(await isStoringPending(app.db))) return;
    const end = Date.now() + LONGEST_RUN_MS;
    for (;;) {
      const uuids = await listUnstored(app.db, BATCH);
      if (uuids.length === 0) {
        await endStoring(app.db);
        return;
      }
      for (const uuid of uuids) {
        if (signal?.aborted || Date.now() > end) return;
        await storeIssued(app, uuid);
      }
    }
  },
};
