import { z } from 'zod';
import { int, noColumns, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { MessageKey } from '../../../platform/contracts/messages.ts';
import { authorColumns, authorValues } from '../../auth/index.ts';
import type { Author } from '../../auth/index.ts';
import { storedParts } from './billedParts.ts';
import { documentRow, ISSUED_KINDS } from './document.ts';
import type { DocumentRow, IssuedKind, TaxOfRate } from './document.ts';
import { snapshot as snapshotSchema } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** The message key of the new history entry. */
const INVOICED: MessageKey = 'orders.activity.invoiced';
const CREDITED: MessageKey = 'orders.activity.credited';

const columns = sql.fragment`
  d.uuid, d.document_order_id as order_id, d.kind, d.series, d.number, d.issued_at, d.supply_date::text as supply_date, d.currency,
  d.net, d.tax, d.gross, d.taxes, d.cancels, d.sha256, (select r.uuid from refund r where r.refund_id = d.refund_id) as refund_id`;

/** Lists the documents of an order, oldest first. */
export const listDocuments = (db: Db, orderId: number): Promise<readonly DocumentRow[]> =>
  db.any(sql.type(documentRow)`
    select ${columns} from document d where d.document_order_id = ${orderId} order by d.document_id`);

const ownedDocument = documentRow.extend({ order_uuid: uuid });

/** Finds a document, with the UUID of its order. */
export const findDocument = (db: Db, documentUuid: string) =>
  db.maybeOne(sql.type(ownedDocument)`
    select ${columns}, o.uuid as order_uuid
    from document d join "order" o on o.order_id = d.document_order_id where d.uuid = ${documentUuid}`);

const file = z.object({ sha256: text, content: z.instanceof(Buffer) });

/** Reads the stored PDF of a document. */
export const readFile = (db: Db, documentUuid: string) =>
  db.maybeOne(sql.type(file)`select sha256, content from document where uuid = ${documentUuid}`);

const preceding = z.object({ number: text, issued_at: timestamp });
const snapshotRow = z.object({ snapshot: snapshotSchema, preceding: preceding.nullable() });

/** Reads the snapshot of a document, and of a credit note or correction the invoice that it refers to: the last one before it. */
export const readSnapshot = (db: Db, documentUuid: string) =>
  db.maybeOne(sql.type(snapshotRow)`
    select d.snapshot, (
      select jsonb_build_object('number', p.number, 'issued_at', p.issued_at) from document p
      where d.kind <> 'invoice' and p.document_order_id = d.document_order_id and p.document_id < d.document_id
        and p.kind <> 'credit_note'
      order by p.document_id desc limit 1
    ) as preceding
    from document d where d.uuid = ${documentUuid}`);

/** Finds the newest invoice or correction of an order, to which its next credit note or correction refers. */
export const findPreceding = (db: Db, orderId: number) =>
  db.maybeOne(sql.type(preceding)`
    select number, issued_at from document where document_order_id = ${orderId} and kind <> 'credit_note'
    order by document_id desc limit 1`);

const printed = z.object({ order_uuid: uuid, uuid, snapshot: snapshotSchema });

const invoice = z.object({ uuid });

/**
 * Orders documents so that the valid invoice comes first: the newest invoice or correction that no other document ended. If all of them are
 * ended, as those of a canceled order, it is the newest.
 */
const validFirst = sql.fragment`exists (select from document e where e.cancels = d.uuid), d.document_id desc`;

/** Finds the valid invoice of an order. */
export const findInvoice = (db: Db, orderId: number) =>
  db.maybeOne(sql.type(invoice)`
    select d.uuid from document d where d.document_order_id = ${orderId} and d.kind <> 'credit_note'
    order by ${validFirst} limit 1`);

/** Lists the valid invoices of several orders. */
export const listInvoices = (db: Db, orderUuids: readonly string[]) =>
  db.any(sql.type(printed)`
    select distinct on (d.document_order_id) o.uuid as order_uuid, d.uuid, d.snapshot
    from document d join "order" o on o.order_id = d.document_order_id
    where o.uuid = any(${sql.array(orderUuids, 'uuid')}) and d.kind <> 'credit_note'
    order by d.document_order_id, ${validFirst}`);

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
    ) select ${columns} from d`);

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

const billed = z.object({
  uuid,
  kind: z.enum(ISSUED_KINDS),
  number: text,
  issued_at: timestamp,
  refund_id: int.nullable(),
  cancels: uuid.nullable(),
  /** Null for documents that were issued before documents stored their parts. */
  parts: storedParts.nullable(),
  /** The amount that gift cards paid that were taxed when they were sold. Null if there is nothing, and for documents of before that was told. */
  taxed: text.nullable(),
});
export type BilledDocument = z.output<typeof billed>;

/** Lists the documents of an order with their parts, oldest first. */
export const listBilled = (db: Db, orderId: number): Promise<readonly BilledDocument[]> =>
  db.any(sql.type(billed)`
    select uuid, kind, number, issued_at, refund_id, cancels, snapshot -> 'parts' as parts, snapshot ->> 'taxed' as taxed
    from document where document_order_id = ${orderId} order by document_id`);

const uncredited = z.object({ uuid });

/**
 * Lists orders whose documents may lack a credit note: with a refund since a time that is done and has none, or that failed after it got
 * one, or that were canceled and whose invoice has not ended.
 */
export const listUncredited = async (db: Db, since: Date, limit: number): Promise<readonly string[]> => {
  const from = sql.fragment`${since.toISOString()}::timestamptz`;
  const rows = await db.any(sql.type(uncredited)`
    select o.uuid from "order" o where o.order_id in (
      select r.order_id from refund r
      where r.created_at > ${from} and r.status = 'done' and not r.carried_over
        and not exists (select from document d where d.refund_id = r.refund_id)
      union
      select r.order_id from refund r join document d on d.refund_id = r.refund_id
      where r.created_at > ${from} and r.status = 'refused' and not exists (
        select from document later
        where later.document_order_id = r.order_id and later.kind = 'correction' and later.document_id > d.document_id)
      union
      select c.order_id from "order" c where c.canceled_at > ${from} and c.invoice_number is not null
        and not exists (select from document d where d.document_order_id = c.order_id and d.cancels is not null)
    ) order by o.order_id limit ${limit}`);
  return rows.map((row) => row.uuid);
};

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

const supplyRow = z.object({ day: text.nullable() });

/**
 * Returns the day of an order's supply in a time zone: that of its first parcel, or of its first payment if nothing needs shipping, as for
 * services. Null if neither has happened.
 */
export const findSupplyDay = async (db: Db, orderId: number, timezone: string): Promise<string | null> =>
  (
    await db.one(sql.type(supplyRow)`
      select (coalesce(
        (select min(least(shipped_at, delivered_at)) from shipment where shipment_order_id = ${orderId} and canceled_at is null),
        (select min(paid.created_at) from payment_transaction paid join "order" o on o.order_id = paid.order_id
          where o.order_id = ${orderId} and o.no_shipping_required and paid.payment_action = 'capture' and paid.is_final)
      ) at time zone ${timezone})::date::text as day`)
  ).day;
