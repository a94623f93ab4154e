import { z } from 'zod';
import { bool, decimal, int, noColumns, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { firstStillRunning } from '../../../platform/idempotency/errors.ts';
import { isHeld, ticketRow } from '../../../platform/idempotency/idempotencyKey.repo.ts';
import type { PaymentRecord } from '../../payments/index.ts';
import { paymentInProgress, refundTooLarge } from '../errors.ts';
import type { LineUnits } from '../order.repo.ts';

export const transactionRow = z.object({
  payment_transaction_id: int,
  uuid,
  order_id: int,
  payment_method: text,
  transaction_id: text,
  transaction_type: z.enum(['online', 'offline']),
  payment_action: z.enum(['authorize', 'capture', 'refund', 'void']),
  amount: decimal,
  currency: text,
  parent_transaction_id: text.nullable(),
  additional_information: z.unknown(),
  is_settled: bool,
  refunded: decimal,
  reserved: decimal,
  created_at: timestamp,
});
export type TransactionRow = z.output<typeof transactionRow>;

/** `was_told`: it stood there before, settled, as what it is now. */
const writtenTransaction = transactionRow.extend({ is_new: bool, was_told: bool });

/** Of one order, oldest first. */
export const listTransactions = (db: Db, orderId: number): Promise<readonly TransactionRow[]> =>
  db.any(sql.type(transactionRow)`
    select * from payment_transaction where order_id = ${orderId} order by payment_transaction_id`);

/**
 * Writes a transaction once for each id of a method. Told again, it becomes what it is told to be: an authorisation a
 * capture, what was pending settled; never the other way round. A refund that failed stays so.
 */
export const upsertTransaction = (tx: Db, orderId: number, method: string, record: PaymentRecord) =>
  tx.maybeOne(sql.type(writtenTransaction)`
    with before as (
      select is_settled, payment_action from payment_transaction
      where payment_method = ${method} and transaction_id = ${record.transactionId}
    )
    insert into payment_transaction as known (
      order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency,
      parent_transaction_id, additional_information, is_settled
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
      is_settled = known.is_settled or (excluded.is_settled and known.payment_action <> 'refund'),
      additional_information = coalesce(excluded.additional_information, known.additional_information)
    where known.order_id = excluded.order_id
    returning *, not exists (select from before) as is_new,
      exists (select from before where is_settled and before.payment_action = known.payment_action) as was_told`);

/** A refund was recorded against a payment: it counts, and what was set aside for it is free. */
export const addRefunded = (tx: Db, transactionId: number, amount: string, reserved: string) =>
  onConstraint({ payment_transaction_refund_check: refundTooLarge }, () =>
    tx.run(sql.type(noColumns)`
      update payment_transaction set refunded = refunded + ${amount}::numeric, reserved = reserved - ${reserved}::numeric
      where payment_transaction_id = ${transactionId}`),
  );

/** A recorded refund of a payment failed: it does not count any more. */
export const markRefundFailed = (
  tx: Db,
  refund: TransactionRow,
  paidTransactionId: number | null,
  raw: unknown,
) =>
  tx.run(sql.type(noColumns)`
    with failed as (
      update payment_transaction set is_settled = false,
        additional_information = coalesce(
          ${raw === undefined ? null : JSON.stringify(raw)}::jsonb, additional_information
        )
      where payment_transaction_id = ${refund.payment_transaction_id} and is_settled
      returning amount
    )
    update payment_transaction paid set refunded = paid.refunded - failed.amount
    from failed where paid.payment_transaction_id = ${paidTransactionId}`);

export const attemptRow = z.object({
  payment_attempt_id: int,
  uuid,
  order_id: int,
  kind: z.enum(['capture', 'refund', 'void', 'end', 'take']),
  state: z.enum(['open', 'succeeded', 'refused']),
  payment_transaction_id: int.nullable(),
  amount: decimal,
  currency: text,
  request: z.object({
    /** The newest transaction that the order had when the attempt was made. */
    known_until: int.nullish(),
    reason: text.nullish(),
    /** Of money that is given back because the cart was paid twice: the uuid of the order that counts. */
    duplicate_of: uuid.nullish(),
    items: z.array(z.object({ order_item_id: int, qty: int, restock: bool })).nullish(),
  }),
  /** Of the request that asked for it. Null: it had no Idempotency-Key. */
  ticket: ticketRow.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type AttemptRow = z.output<typeof attemptRow>;
/** An attempt that calls a handler of the payment method by its name. */
export type CallRow = AttemptRow & { readonly kind: 'capture' | 'refund' | 'void' };
/** An attempt that ends the live payment of an order, or takes money that its shopper approved. */
export type ClaimRow = AttemptRow & { readonly kind: 'end' | 'take' };

export const isClaim = (row: AttemptRow): row is ClaimRow => row.kind === 'end' || row.kind === 'take';

const openAttempt = attemptRow.extend({ order_uuid: uuid });

export type NewAttempt = Pick<
  AttemptRow,
  'order_id' | 'kind' | 'payment_transaction_id' | 'amount' | 'currency' | 'request' | 'ticket'
>;

/**
 * Opens an attempt and sets a refund's amount aside. Throws 409 while another one of the order is open
 * (`PAYMENT_IN_PROGRESS`) and when the ticket's key was taken over, and 400 for more than is left.
 */
export async function insertAttempt<A extends NewAttempt>(
  tx: Db,
  attempt: A,
  now: Date,
): Promise<AttemptRow & { readonly kind: A['kind'] }> {
  const { ticket } = attempt;
  const time = sql.fragment`${now.toISOString()}::timestamptz`;
  const row = await onConstraint(
    { payment_attempt_open_key: paymentInProgress, payment_transaction_refund_check: refundTooLarge },
    () =>
      tx.maybeOne(sql.type(attemptRow)`
        with reserved as (
          update payment_transaction set reserved = reserved + ${attempt.amount}::numeric
          where ${attempt.kind === 'refund'} and payment_transaction_id = ${attempt.payment_transaction_id}
        )
        insert into payment_attempt (
          order_id, kind, payment_transaction_id, amount, currency, request, ticket, created_at, updated_at
        )
        select ${attempt.order_id}::int, ${attempt.kind}, ${attempt.payment_transaction_id}::int,
          ${attempt.amount}::numeric, ${attempt.currency}, ${JSON.stringify(attempt.request)}::jsonb || jsonb_build_object('known_until', (
            select max(payment_transaction_id) from payment_transaction where order_id = ${attempt.order_id}::int
          )),
          ${ticket && JSON.stringify(ticket)}::jsonb, ${time}, ${time}
        where ${ticket ? isHeld(ticket) : sql.fragment`true`}
        returning *`),
  );
  if (!row) throw firstStillRunning();
  return row as AttemptRow & { readonly kind: A['kind'] };
}

/** The open attempt of an order, or null. */
export const findOpenAttempt = (db: Db, orderId: number): Promise<AttemptRow | null> =>
  db.maybeOne(sql.type(attemptRow)`
    select * from payment_attempt where order_id = ${orderId} and state = 'open'`);

/** Nothing of an order's money moves while nobody knows what became of an attempt: throws 409 `PAYMENT_IN_PROGRESS`. */
export async function checkNoneOpen(tx: Db, orderId: number): Promise<void> {
  if (await findOpenAttempt(tx, orderId)) throw paymentInProgress();
}

/** Ends an open attempt. A refused one frees what it set aside. */
export const closeAttempt = (
  tx: Db,
  attempt: AttemptRow,
  state: 'succeeded' | 'refused',
  message: string | null,
) =>
  tx.run(sql.type(noColumns)`
    with closed as (
      update payment_attempt set state = ${state}, message = ${message}, updated_at = now()
      where payment_attempt_id = ${attempt.payment_attempt_id} and state = 'open'
      returning payment_transaction_id, amount
    )
    update payment_transaction paid set reserved = paid.reserved - closed.amount
    from closed
    where ${state === 'refused' && attempt.kind === 'refund'}
      and paid.payment_transaction_id = closed.payment_transaction_id`);

/** Notes what was last heard of an attempt that stays open. */
export const touchAttempt = (db: Db, attempt: AttemptRow, message: string, now: Date) =>
  db.run(sql.type(noColumns)`
    update payment_attempt set message = ${message}, updated_at = ${now.toISOString()}::timestamptz
    where payment_attempt_id = ${attempt.payment_attempt_id} and state = 'open'`);

/** Attempts that nobody has looked at since, with the uuids of their orders. */
export const listStaleAttempts = (db: Db, before: Date, limit: number) =>
  db.any(sql.type(openAttempt)`
    select attempt.*, o.uuid as order_uuid
    from payment_attempt attempt join "order" o using (order_id)
    where attempt.state = 'open' and attempt.updated_at < ${before.toISOString()}::timestamptz
    order by attempt.updated_at limit ${limit}`);

/** From now on no payment of the order may begin. */
export const markPaymentEnded = (tx: Db, orderId: number) =>
  tx.run(sql.type(noColumns)`
    update "order" set payment_ended_at = now() where order_id = ${orderId} and payment_ended_at is null`);

/** Closes an attempt to end a payment whose gateway was silent: the order may be paid as before, and ended by another try. */
export const dropEnding = (db: Db, attempt: AttemptRow, message: string) =>
  db.run(sql.type(noColumns)`
    with dropped as (
      update payment_attempt set state = 'refused', message = ${message}, updated_at = now()
      where payment_attempt_id = ${attempt.payment_attempt_id} and state = 'open'
      returning order_id
    )
    update "order" o set payment_ended_at = null from dropped where o.order_id = dropped.order_id`);

/** A refund took units back: they do not ship any more. */
export const addRefundedUnits = (tx: Db, units: readonly LineUnits[]) =>
  tx.run(sql.type(noColumns)`
    update order_item item set refunded_qty = refunded_qty + given.qty
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as given (order_item_id int, qty int)
    where item.order_item_id = given.order_item_id`);

const placedOrder = z.object({ order_id: int });

/**
 * Marks the order as placed, and closes its cart where the shopper opened it again: what is paid is not ordered twice. The
 * cart of an order that gave way to another one is left alone. False when it was placed before.
 */
export const markPlaced = async (tx: Db, orderId: number): Promise<boolean> =>
  (await tx.run(sql.type(placedOrder)`
    with placed as (
      update "order" set placed_at = now() where order_id = ${orderId} and placed_at is null
      returning order_id, cart_id, superseded_at
    ), closed as (
      update cart set status = false, version = version + 1, updated_at = now()
      from placed where cart.cart_id = placed.cart_id and cart.status and placed.superseded_at is null
    )
    select order_id from placed`)) > 0;
