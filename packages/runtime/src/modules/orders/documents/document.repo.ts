import { z } from 'zod';
import { int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { storedParts } from './storedParts.ts';
import { documentRow, ISSUED_KINDS } from './document.ts';
import type { DocumentRow } from './document.ts';
import { snapshot as snapshotSchema } from './snapshot.ts';

/** The columns of a document without its file and its snapshot. */
export const documentColumns = sql.fragment`
  d.uuid, d.document_order_id as order_id, d.kind, d.series, d.number, d.issued_at, d.supply_date::text as supply_date, d.currency,
  d.net, d.tax, d.gross, d.taxes, d.cancels, d.sha256, (select r.uuid from refund r where r.refund_id = d.refund_id) as refund_id`;

/** Lists the documents of an order, oldest first. */
export const listDocuments = (db: Db, orderId: number): Promise<readonly DocumentRow[]> =>
  db.any(sql.type(documentRow)`
    select ${documentColumns} from document d where d.document_order_id = ${orderId} order by d.document_id`);

const ownedDocument = documentRow.extend({ order_uuid: uuid });

/** Finds a document, with the UUID of its order. */
export const findDocument = (db: Db, documentUuid: string) =>
  db.maybeOne(sql.type(ownedDocument)`
    select ${documentColumns}, o.uuid as order_uuid
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
