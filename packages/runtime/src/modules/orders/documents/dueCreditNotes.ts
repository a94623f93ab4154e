import type { AppContext } from '../../../platform/contracts/context.ts';
import { defineSubscriber } from '../../../platform/contracts/events.ts';
import type { Job } from '../../../platform/contracts/jobs.ts';
import { invoiceAlreadyIssued, orderNotIssuable } from '../errors.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../order.repo.ts';
import { listRefunds } from '../refunds/refund.repo.ts';
import { billedState } from './billedState.ts';
import { listBilled, listUncredited } from './document.repo.ts';
import { issueCreditNotes } from './issueCreditNotes.ts';
import { issueInvoice, storeIssued } from './issueInvoice.ts';
import { voucherLabel } from './taxedVouchers.ts';

/** Issues the credit notes that an order lacks. An order that was refunded before it had an invoice gets the invoice first. */
async function creditIfDue(app: AppContext, orderUuid: string): Promise<void> {
  const order = await findOrder(app.db, orderUuid);
  // A canceled order without an invoice gets none any more, so there is nothing to credit.
  if (!order || (order.canceled_at !== null && order.invoice_number === null)) return;
  const documents = await listBilled(app.db, order.order_id);
  const refunds = await listRefunds(app.db, order.order_id);
  const { holding, uncredited, hasFailedRefund } = billedState(
    order,
    documents,
    refunds,
    voucherLabel(app, order),
  );
  const isEnded = order.canceled_at !== null && (holding !== null || documents.length === 0);
  if (uncredited.length === 0 && !hasFailedRefund && !isEnded) return;
  if (documents.length === 0 && !(await hasInvoice(app, order))) return;
  await issueCreditNotes(app, orderUuid);
}

/** Makes sure that an order has a stored invoice. Returns false if it was canceled before it was invoiced. */
async function hasInvoice(app: AppContext, order: Order): Promise<boolean> {
  if (order.invoice_number !== null) {
    await storeIssued(app, order.uuid);
    return true;
  }
  try {
    await issueInvoice(app, order.uuid, null);
    return true;
  } catch (error) {
    if (invoiceAlreadyIssued.is(error)) return true;
    if (orderNotIssuable.is(error)) return false;
    throw error;
  }
}

/** Issues due credit notes whenever an event may have made one due. Two deliveries of an event issue one. */
export const creditNoteIssuers = [
  defineSubscriber({
    id: 'creditRefunded',
    event: 'order_refunded',
    handle: ({ orderUuid }, app) => creditIfDue(app, orderUuid),
  }),
  defineSubscriber({
    id: 'creditCanceled',
    event: 'order_canceled',
    handle: ({ orderUuid }, app) => creditIfDue(app, orderUuid),
  }),
  // A refund that fails at the gateway changes the payment status back.
  defineSubscriber({
    id: 'correctFailedRefund',
    event: 'order_payment_updated',
    handle: ({ orderUuid }, app) => creditIfDue(app, orderUuid),
  }),
];

const BATCH = 100;
const LOOKED_BACK_MS = 30 * 86_400_000;

/** Issues credit notes that no event led to, such as that of a part of a refund that failed. */
export const issueDueCreditNotes: Job = {
  id: 'issueDueCreditNotes',
  schedule: '41 * * * *',
  async run(app, signal) {
    const since = new Date(app.clock.now().getTime() - LOOKED_BACK_MS);
    for (const uuid of await listUncredited(app.db, since, BATCH)) {
      if (signal?.aborted) return;
      await creditIfDue(app, uuid);
    }
  },
};
