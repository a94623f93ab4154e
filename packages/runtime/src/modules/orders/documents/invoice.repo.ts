import { z } from 'zod';
import { noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

const numberRow = z.object({ last_number: z.coerce.number() });

/** Takes the next number of the series of invoices, at least `start`, and locks the series until the transaction ends. */
export async function takeInvoiceNumber(tx: Db, start: number): Promise<number> {
  const { last_number } = await tx.one(sql.type(numberRow)`
    update number_series set last_number = greatest(last_number + 1, ${start}::bigint) where name = 'invoice'
    returning last_number`);
  return last_number;
}

/** Writes the invoice of an order that has none. */
export const setInvoice = (tx: Db, orderId: number, number: string, at: Date): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update "order" set invoice_number = ${number}, invoiced_at = ${at.toISOString()}::timestamptz, updated_at = now()
    where order_id = ${orderId}`);
