import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Author } from '../../auth/index.ts';
import type { Order } from '../order.ts';
import { getOrder } from '../order.repo.ts';
import { writeInvoice } from './invoice.repo.ts';

/**
 * Issues an order's invoice when it is first printed, by permanently assigning the next invoice number and the
 * invoice time. An order canceled before it was invoiced gets no invoice. If the transaction is rolled back, the next
 * invoice gets the number. Throws `ORDER_NOT_FOUND` (404).
 */
export async function issueInvoice(app: AppContext, db: Db, order: Order, author: Author): Promise<Order> {
  if (order.invoice_number !== null || order.canceled_at !== null) return order;
  const prefix = (await app.setting('invoiceNumberPrefix', db)) ?? '';
  const start = await app.setting('invoiceNumberStart', db);
  await writeInvoice(db, order.uuid, { prefix, start, at: app.clock.now(), author });
  return getOrder(db, order.uuid);
}
