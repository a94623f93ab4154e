import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { bool, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { paymentStatusOf } from '../payments/index.ts';
import { isInvoiceDue } from './documents/dueInvoices.ts';
import { findOrder } from './order.repo.ts';
import type { InvoicedOn } from './orderSettings.ts';
import { ORDERS_TO_SHIP } from './waitingOrders.ts';

/** An order with something left to do, by which the shopper and the merchant know it. */
export interface OpenOrder {
  readonly uuid: string;
  readonly order_number: string;
}

const standingRow = z.object({
  uuid,
  order_number: text,
  payment_status: text,
  is_live: bool,
  is_ended: bool,
  is_to_ship: bool,
  is_moving: bool,
  has_invoice: bool,
});
type Standing = z.output<typeof standingRow>;

/** Decides if an order is open, by the payment statuses and the time at which invoices are due. */
export interface OpenRule {
  readonly app: AppContext;
  readonly issuedOn: InvoicedOn;
}

/** Reads the rule for `listOpenOrders`. Never call it in a transaction. */
export const readOpenRule = async (app: AppContext): Promise<OpenRule> => ({
  app,
  issuedOn: await app.setting('invoiceIssuedOn'),
});

/**
 * Lists those of the given orders that are open: something is left to ship, money is to come or to go back, or the invoice is due and not
 * issued yet. Oldest first.
 */
export async function listOpenOrders(
  { app, issuedOn }: OpenRule,
  db: Db,
  orderIds: readonly number[],
): Promise<readonly OpenOrder[]> {
  const rows = await db.any(sql.type(standingRow)`
    select o.uuid, o.order_number, o.payment_status, o.canceled_at is null and o.superseded_at is null as is_live,
      o.placed_at is null and o.payment_ended_at is not null as is_ended,
      (${ORDERS_TO_SHIP}) and not o.no_shipping_required as is_to_ship,
      exists (select from payment_attempt a where a.order_id = o.order_id and a.state = 'open')
        or exists (select from refund r where r.order_id = o.order_id and r.status in ('pending', 'unknown'))
        or exists (select from return_request rr
          where rr.return_order_id = o.order_id and rr.state in ('requested', 'approved', 'declared', 'received')) as is_moving,
      o.invoice_number is not null as has_invoice
    from "order" o where o.order_id = any(${sql.array(orderIds, 'int4')}) order by o.order_id`);
  const open: OpenOrder[] = [];
  for (const row of rows) {
    const order = row.is_live && !row.has_invoice ? await findOrder(db, row.uuid) : null;
    if (isOpen(app, row) || (order && isInvoiceDue(app, order, issuedOn)))
      open.push({ uuid: row.uuid, order_number: row.order_number });
  }
  return open;
}

function isOpen(app: AppContext, row: Standing): boolean {
  if (row.is_moving) return true;
  if (!row.is_live) return false;
  const { phase } = paymentStatusOf(app, row.payment_status);
  const isUnpaid = phase === 'unpaid' || phase === 'authorized' || phase === 'failed';
  return row.is_to_ship || (isUnpaid && !row.is_ended);
}

/** Reports whether an order that is not completed, closed or canceled has a currency. */
export const isCurrencyOfOrders = (db: Db, code: string): Promise<boolean> =>
  db.exists(sql.type(z.object({}))`
    select from "order" where currency = ${code} and status in ('new', 'processing') and superseded_at is null limit 1`);
