import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Author } from '../../auth/index.ts';
import { orderNotFound } from '../errors.ts';
import type { Order } from '../order.ts';
import { addActivity, getOrder, lockOrder } from '../order.repo.ts';
import { setInvoice, takeInvoiceNumber } from './invoice.repo.ts';

/**
 * Gives an order its invoice, when it is first printed: the next number of the series, and the time. It keeps both from then on. An
 * order that was canceled before it had an invoice gets none. Opens a transaction, in which the series is locked last, so that a
 * number that is not kept is the next one's. Throws `ORDER_NOT_FOUND` (404).
 */
export async function issueInvoice(app: AppContext, db: Db, order: Order, author: Author): Promise<Order> {
  if (order.invoice_number !== null || order.canceled_at !== null) return order;
  const prefix = (await app.setting('invoiceNumberPrefix', db)) ?? '';
  const start = await app.setting('invoiceNumberStart', db);
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.uuid);
    if (!locked) throw orderNotFound();
    if (locked.invoice_number !== null || locked.canceled_at !== null) return locked;
    const number = `${prefix}${await takeInvoiceNumber(tx, start)}`;
    await setInvoice(tx, locked.order_id, number, app.clock.now());
    await addActivity(tx, locked.uuid, `Invoice ${number} was issued`, { author });
    return getOrder(tx, locked.uuid);
  });
}
