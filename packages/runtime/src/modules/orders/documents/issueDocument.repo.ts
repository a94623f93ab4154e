import { z } from 'zod';
import { noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { MessageKey } from '../../../platform/contracts/messages.ts';
import { authorColumns, authorValues } from '../../auth/index.ts';
import type { Author } from '../../auth/index.ts';
import { documentRow } from './document.ts';
import type { DocumentRow, IssuedKind, TaxOfRate } from './document.ts';
import type { Snapshot } from './snapshot.ts';
import { documentColumns } from './document.repo.ts';

/** The message key of the new history entry. */
const INVOICED: MessageKey = 'orders.activity.invoiced';
const CREDITED: MessageKey = 'orders.activity.credited';

const seriesOf = (series: string): string => `document ${series}`;
const taken = z.object({ last_number: z.coerce.number() });

/**
 * Takes the next number of a series, at least `start`. A new series goes on after the invoices that had its prefix before there were
 * documents. Other transactions wait for the series until this one ends.
 */
export async function takeNumber(tx: Db, series: string, start: number): Promise<number> {
  const name = seriesOf(series);
  await tx.run(sql.type(noColumns)`
    insert into number_series (name, last_number)
    select ${name}, coalesce(max(substr(invoice_number, length(${series}::text) + 1)::bigint), 0)
    from "order"
    where not exists (select from number_series where name = ${name})
      and starts_with(invoice_number, ${series}) and substr(invoice_number, length(${series}::text) + 1) ~ '^[0-9]{1,18}$'
    having not exists (select from number_series where name = ${name})
    on conflict do nothing`);
  const { last_number } = await tx.one(sql.type(taken)`
    update number_series set last_number = greatest(last_number + 1, ${start}::bigint)
    where name = ${name} returning last_number`);
  return last_number;
}

export interface NewDocument {
  readonly orderId: number;
  readonly kind: IssuedKind;
  readonly series: string;
  readonly number: string;
  readonly issuedAt: string;
  readonly supplyDate: string | null;
  readonly currency: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly taxes: readonly TaxOfRate[];
  readonly refundId: number | null;
  readonly cancels: string | null;
  readonly snapshot: Snapshot;
  readonly sha256: string;
  readonly content: Buffer;
}

/** Writes a document. Runs in the transaction that took its number. */
export const insertDocument = (tx: Db, one: NewDocument): Promise<DocumentRow> =>
  tx.one(sql.type(documentRow)`
    with d as (
      insert into document (document_order_id, kind, series, number, issued_at, supply_date, currency, net, tax, gross, taxes, refund_id,
        cancels, snapshot, sha256, content)
      values (${one.orderId}, ${one.kind}, ${one.series}, ${one.number}, ${one.issuedAt}::timestamptz, ${one.supplyDate}::date,
        ${one.currency}, ${one.net}::numeric, ${one.tax}::numeric, ${one.gross}::numeric, ${JSON.stringify(one.taxes)}::jsonb,
        ${one.refundId}::int, ${one.cancels}::uuid, ${JSON.stringify(one.snapshot)}::jsonb, ${one.sha256}, ${sql.binary(one.content)})
      returning *
    ) select ${documentColumns} from d`);

/** Copies the number and time of an invoice to its order, and adds a history entry. */
export const markInvoiced = (
  tx: Db,
  { order_id, number, issued_at }: Pick<DocumentRow, 'order_id' | 'number' | 'issued_at'>,
  author: Author | null,
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with invoiced as (
      update "order" set invoice_number = ${number}, invoiced_at = ${issued_at}::timestamptz, updated_at = now()
      where order_id = ${order_id} returning order_id
    )
    insert into order_activity (order_activity_order_id, comment, kind, "values", ${authorColumns})
    select order_id, 'Invoice ' || ${number}::text || ' was issued', ${INVOICED}, jsonb_build_object('number', ${number}::text),
      ${authorValues(author)} from invoiced`);

/** Adds an entry to the history of an order that a credit note was issued. */
export const markCredited = (
  tx: Db,
  { order_id, number }: Pick<DocumentRow, 'order_id' | 'number'>,
  author: Author | null,
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    insert into order_activity (order_activity_order_id, comment, kind, "values", ${authorColumns})
    select ${order_id}::int, 'Credit note ' || ${number}::text || ' was issued', ${CREDITED},
      jsonb_build_object('number', ${number}::text), ${authorValues(author)}`);
