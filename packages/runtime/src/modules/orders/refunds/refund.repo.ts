import { z } from 'zod';
import { noColumns, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { refundRow } from './refund.ts';
import type { RefundRow } from './refund.ts';
import type { SplitColumns } from './refundColumns.ts';

/** Selects refunds from a relation `r`, with their items. */
const select = (items: SqlFragment) => sql.fragment`
  select r.*, o.payment_method, (
      select uuid from return_request where return_request_id = r.return_id
    ) as return_uuid, coalesce((
      select json_agg(json_build_object('order_item_id', i.order_item_id, 'qty', i.qty, 'net', i.net::text, 'tax', i.tax::text,
        'gross', i.gross::text) order by i.order_item_id)
      from ${items} i where i.refund_id = r.refund_id
    ), '[]') as items, coalesce((
      select json_agg(json_build_object('amount', s.amount::text, 'id', case
        when s.stored_value_id is null then o.payment_method
        when s.stored_value_id is distinct from t.stored_value_id then 'credit'
        else t.uuid::text end) order by s.refund_tender_id)
      from refund_tender s left join order_tender t using (order_tender_id) where s.refund_id = r.refund_id
    ), '[]') as tenders`;

const stored = sql.fragment`${select(sql.fragment`refund_item`)} from refund r join "order" o using (order_id)`;

/** Lists the refunds of an order, oldest first, refused ones too. */
export const listRefunds = (db: Db, orderId: number): Promise<readonly RefundRow[]> =>
  db.any(sql.type(refundRow)`${stored} where r.order_id = ${orderId} order by r.refund_id`);

/** Finds the refund that a transaction made. */
export const findRefundOf = (db: Db, transactionId: number): Promise<RefundRow | null> =>
  db.maybeOne(sql.type(refundRow)`${stored} where r.payment_transaction_id = ${transactionId}`);

/** Finds the refund that an attempt makes. */
export const findRefundOfAttempt = (db: Db, attemptId: number): Promise<RefundRow | null> =>
  db.maybeOne(sql.type(refundRow)`${stored} where r.payment_attempt_id = ${attemptId}`);

/** Takes its attempt from a refund that failed, so that another one can have it. */
export const detachAttempt = (tx: Db, refundId: number) =>
  tx.run(sql.type(noColumns)`update refund set payment_attempt_id = null where refund_id = ${refundId}`);

export interface NewRefund extends SplitColumns {
  readonly order_id: number;
  readonly payment_attempt_id: number | null;
  readonly payment_transaction_id: number | null;
  readonly reason: string | null;
  readonly return_id: number | null;
  readonly status: 'pending' | 'done';
  readonly carried_over: boolean;
  readonly created_at: string;
}

/** Writes a refund with its items, in the transaction that locks the order. */
export const insertRefund = (tx: Db, { items, ...refund }: NewRefund): Promise<RefundRow> =>
  tx.one(sql.type(refundRow)`
    with r as (
      insert into refund (
        order_id, payment_attempt_id, payment_transaction_id, amount, currency, reason, return_id, status, shipping_net, shipping_tax,
        shipping_gross, adjustment_net, adjustment_tax, adjustment_gross, adjustment_tax_rate, adjustment_label, carried_over, created_at
      )
      select order_id, payment_attempt_id, payment_transaction_id, amount, currency, reason, return_id, status, shipping_net, shipping_tax,
        shipping_gross, adjustment_net, adjustment_tax, adjustment_gross, adjustment_tax_rate, adjustment_label, carried_over, created_at
      from jsonb_populate_record(null::refund, ${JSON.stringify(refund)}::jsonb)
      returning *
    ), written as (
      insert into refund_item (refund_id, order_item_id, qty, net, tax, gross)
      select r.refund_id, i.order_item_id, i.qty, i.net, i.tax, i.gross
      from r, jsonb_populate_recordset(null::refund_item, ${JSON.stringify(items)}::jsonb) i
      returning *
    ) ${select(sql.fragment`written`)} from r join "order" o using (order_id)`);

const unsplit = z.object({ uuid });

/** Lists orders with refunds that were made before refunds had rows, oldest first. */
export const listUnsplit = async (db: Db, limit: number): Promise<readonly string[]> =>
  (
    await db.any(sql.type(unsplit)`
      select o.uuid from "order" o
      where o.order_id in (
        select t.order_id from payment_transaction t
        where t.payment_action = 'refund' and t.is_final and t.amount > 0
          and not exists (select from refund r where r.payment_transaction_id = t.payment_transaction_id)
      )
      order by o.order_id limit ${limit}`)
  ).map((row) => row.uuid);
