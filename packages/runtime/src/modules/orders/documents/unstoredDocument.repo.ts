import { z } from 'zod';
import { noColumns, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

const unstored = z.object({ uuid });
const UNSTORED = 'invoices to store';
const remaining = z.object({ is_pending: z.boolean() });

/** Returns true until all invoices that were issued before there were documents have been stored. */
export const isStoringPending = async (db: Db): Promise<boolean> =>
  (
    await db.one(sql.type(remaining)`
      select exists (select from number_series where name = ${UNSTORED}) as is_pending`)
  ).is_pending;

/** Lists orders whose invoice has no document, newest first. */
export const listUnstored = async (db: Db, limit: number): Promise<readonly string[]> =>
  (
    await db.any(sql.type(unstored)`
      select o.uuid from "order" o
      where o.invoice_number is not null and not exists (
        select from document d where d.document_order_id = o.order_id and d.kind = 'invoice')
      order by o.order_id desc limit ${limit}`)
  ).map((row) => row.uuid);

/** Records that all earlier invoices have been stored. */
export const endStoring = (db: Db): Promise<number> =>
  db.run(sql.type(noColumns)`delete from number_series where name = ${UNSTORED}`);
