import { z } from 'zod';
import { bool, decimal, int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';

/** A gift card or store credit that pays a part of a new order. The amount is a decimal string. */
export interface NewTender {
  readonly stored_value_id: number;
  /** The UUID of a gift card. Null for credit. */
  readonly value_uuid: string | null;
  readonly method: 'gift_card' | 'credit';
  readonly label: string;
  readonly amount: string;
}

const NONE = sql.fragment`select * from order_tender where false`;

/** Inserts the tenders of `placed`, the order written by the enclosing statement. They are captured at once. */
export const tendersInsert = (tenders: readonly NewTender[]): SqlFragment =>
  tenders.length === 0
    ? NONE
    : sql.fragment`
      insert into order_tender (order_id, position, method, stored_value_id, label, amount, captured)
      select placed.order_id, t.ordinality, t.method, t.stored_value_id, t.label, t.amount, t.amount
      from placed, jsonb_populate_recordset(null::order_tender, ${JSON.stringify(tenders)}::jsonb) with ordinality t
      returning *`;

const tenderRow = z.object({
  order_tender_id: int,
  uuid,
  method: text,
  stored_value_id: int,
  /** The amount that can be refunded. */
  rest: decimal,
});

/** Lists the tenders of stored value of an order in the order in which they are refunded: credit, then the cards, the last one first. */
export const listRefundable = (db: Db, orderId: number) =>
  db.any(sql.type(tenderRow)`
    select order_tender_id, uuid, method, stored_value_id, captured - refunded - reserved as rest
    from order_tender where order_id = ${orderId} order by method = 'credit' desc, position desc`);

/** A share of a refund as it is written. Amounts are decimal strings. */
export interface NewRefundTender {
  readonly order_tender_id: number | null;
  readonly stored_value_id: number | null;
  readonly amount: string;
}

/** Writes the shares of a refund, and reserves those of stored value. */
export const insertRefundTenders = (tx: Db, refundId: number, shares: readonly NewRefundTender[]) =>
  tx.run(sql.type(noColumns)`
    with shares as (
      insert into refund_tender (refund_id, order_tender_id, stored_value_id, amount)
      select ${refundId}::int, order_tender_id, stored_value_id, amount
      from jsonb_populate_recordset(null::refund_tender, ${JSON.stringify(shares)}::jsonb)
      returning *
    )
    update order_tender t set reserved = t.reserved + shares.amount
    from shares where shares.order_tender_id = t.order_tender_id`);

const shareRow = z.object({
  refund_tender_id: int,
  stored_value_id: int,
  amount: decimal,
  is_done: bool,
});

/** Lists the shares of an attempt's refund that gift cards and credit get. `is_done` is false if the refund was refused. */
export const listSharesToGive = (tx: Db, attemptId: number) =>
  tx.any(sql.type(shareRow)`
    select s.refund_tender_id, s.stored_value_id, s.amount, r.status = 'done' as is_done
    from refund r join refund_tender s using (refund_id)
    where r.payment_attempt_id = ${attemptId} and s.stored_value_id is not null and not s.is_given
    order by s.refund_tender_id`);

/** Records that the shares of an attempt's refund were given or, for a refused refund, that they are free again. */
export const closeShares = (tx: Db, attemptId: number, isGiven: boolean) =>
  tx.run(sql.type(noColumns)`
    with shares as (
      update refund_tender s set is_given = ${isGiven}
      from refund r
      where r.refund_id = s.refund_id and r.payment_attempt_id = ${attemptId} and s.stored_value_id is not null and not s.is_given
      returning s.order_tender_id, s.amount
    )
    update order_tender t set reserved = t.reserved - shares.amount,
      refunded = t.refunded + case when ${isGiven} then shares.amount else 0 end
    from shares where shares.order_tender_id = t.order_tender_id`);

const givenRow = z.object({ given: decimal });

/** Sums what gift cards and credit got of a refund. */
export const readGivenOf = async (tx: Db, refundId: number): Promise<string> =>
  (
    await tx.one(sql.type(givenRow)`
      select coalesce(sum(amount), 0) as given from refund_tender where refund_id = ${refundId} and is_given`)
  ).given;

/** Moves what gift cards and credit got of a refund to another one. The first keeps the shares as not given. */
export const moveGiven = (tx: Db, fromRefund: number, toRefund: number) =>
  tx.run(sql.type(noColumns)`
    with moved as (
      update refund_tender set is_given = false where refund_id = ${fromRefund} and is_given
      returning order_tender_id, stored_value_id, amount
    )
    insert into refund_tender (refund_id, order_tender_id, stored_value_id, amount, is_given)
    select ${toRefund}::int, order_tender_id, stored_value_id, amount, true from moved`);

/** Records that the tenders of a canceled order were given back. What was refunded before stays. */
export const releaseOrderTenders = (tx: Db, orderId: number) =>
  tx.run(sql.type(noColumns)`
    update order_tender set captured = refunded, reserved = 0 where order_id = ${orderId}`);
