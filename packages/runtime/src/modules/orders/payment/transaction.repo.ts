import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { PaymentRecord } from '../../payments/index.ts';
import { refundTooLarge } from '../errors.ts';
import { transactionWithRequest, transactionRow, writtenTransaction } from './transaction.ts';
import type { TransactionWithRequest, TransactionRow } from './transaction.ts';

/** Lists the transactions of an order, oldest first. */
export const listTransactions = (db: Db, orderId: number): Promise<readonly TransactionRow[]> =>
  db.any(sql.type(transactionRow)`
    select * from payment_transaction where order_id = ${orderId} order by payment_transaction_id`);

/**
 * Lists an order's transactions, oldest first. Each transaction includes the gateway request that an administrator made
 * and that has no response yet, because a webhook may arrive before the response.
 */
export const listTransactionsWithRequest = (
  db: Db,
  orderId: number,
): Promise<readonly TransactionWithRequest[]> =>
  db.any(sql.type(transactionWithRequest)`
    select payment_transaction.*, (
      select jsonb_build_object('kind', kind, 'amount', amount::text, 'author', request -> 'author')
      from payment_attempt where order_id = ${orderId} and state = 'open') as asked
    from payment_transaction where order_id = ${orderId} order by payment_transaction_id`);

/**
 * Writes a transaction once per transaction id of a payment method. A later report with the same id can turn an
 * authorization into a capture, or a pending transaction into a final one, but never the reverse. A failed refund stays
 * failed.
 */
export const upsertTransaction = (tx: Db, orderId: number, method: string, record: PaymentRecord) =>
  tx.maybeOne(sql.type(writtenTransaction)`
    with before as (
      select is_final, payment_action from payment_transaction
      where payment_method = ${method} and transaction_id = ${record.transactionId}
    )
    insert into payment_transaction as known (
      order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency,
      parent_transaction_id, additional_information, is_final
    ) values (
      ${orderId}, ${method}, ${record.transactionId}, ${record.type}, ${record.action}, ${record.amount}::numeric,
      ${record.currency}, ${record.parentTransactionId ?? null},
      ${record.raw === undefined ? null : JSON.stringify(record.raw)}::jsonb, ${!record.pending}
    )
    on conflict on constraint payment_transaction_key do update set
      payment_action = case
        when known.payment_action = 'authorize' and excluded.payment_action = 'capture' then 'capture'
        else known.payment_action end,
      amount = case
        when known.payment_action = 'authorize' and excluded.payment_action = 'capture' then excluded.amount
        else known.amount end,
      is_final = known.is_final or (excluded.is_final and known.payment_action <> 'refund'),
      additional_information = coalesce(excluded.additional_information, known.additional_information)
    where known.order_id = excluded.order_id
    returning *, not exists (select from before) as is_new,
      exists (select from before where is_final and before.payment_action = known.payment_action) as was_reported`);

/** Adds a refund to the payment it refunds, and releases the amount reserved for it. */
export const addRefunded = (tx: Db, transactionId: number, amount: string, reserved: string) =>
  onConstraint({ payment_transaction_refund_check: refundTooLarge }, () =>
    tx.run(sql.type(noColumns)`
      update payment_transaction set refunded = refunded + ${amount}::numeric, reserved = reserved - ${reserved}::numeric
      where payment_transaction_id = ${transactionId}`),
  );

/** Marks a recorded refund as failed, so that it is no longer included in the payment's refunded amount and its split counts nowhere. */
export const markRefundFailed = (
  tx: Db,
  refund: TransactionRow,
  paidTransactionId: number | null,
  raw: unknown,
) =>
  tx.run(sql.type(noColumns)`
    with failed as (
      update payment_transaction set is_final = false,
        additional_information = coalesce(
          ${raw === undefined ? null : JSON.stringify(raw)}::jsonb, additional_information
        )
      where payment_transaction_id = ${refund.payment_transaction_id} and is_final
      returning payment_transaction_id, amount
    ), refused as (
      update refund set status = 'refused' from failed
      where refund.payment_transaction_id = failed.payment_transaction_id
    )
    update payment_transaction paid set refunded = paid.refunded - failed.amount
    from failed where paid.payment_transaction_id = ${paidTransactionId}`);

const duplicate = z.object({
  order_id: int,
  uuid,
  order_number: text,
  /** The UUID of the cart's other paid order, which remains valid. */
  kept_uuid: uuid,
  kept_number: text,
});
export type DuplicatePayment = z.output<typeof duplicate>;

/**
 * Lists superseded orders whose money was neither refunded nor released, if the cart also has another order with the
 * payment status `paid`. Orders are omitted if their payment method already failed to return the money, because
 * administrators handle them.
 */
export const listDuplicatePayments = (
  db: Db,
  paid: readonly string[],
  limit: number,
): Promise<readonly DuplicatePayment[]> =>
  db.any(sql.type(duplicate)`
    select o.order_id, o.uuid, o.order_number, kept.uuid as kept_uuid, kept.order_number as kept_number
    from "order" o
    join lateral (
      select uuid, order_number from "order" later
      where later.cart_id = o.cart_id and later.order_id > o.order_id and later.canceled_at is null
        and later.payment_status = any(${sql.array(paid, 'text')})
      order by later.order_id desc limit 1
    ) kept on true
    where o.superseded_at is not null and o.placed_at is not null
      and exists (
        select from payment_transaction t
        where t.order_id = o.order_id and t.is_final and t.amount > t.refunded + t.reserved
          and (t.payment_action = 'capture' or (t.payment_action = 'authorize' and not exists (
            select from payment_transaction released
            where released.order_id = o.order_id and released.payment_action in ('void', 'capture')
          )))
      )
      and not exists (
        select from payment_attempt a
        where a.order_id = o.order_id
          and (a.state = 'open' or (a.state = 'refused' and a.request ->> 'duplicate_of' is not null))
      )
    order by o.order_id limit ${limit}`);
