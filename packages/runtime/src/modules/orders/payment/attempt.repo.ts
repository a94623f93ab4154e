import { noColumns, uuid } from '../../../platform/db/columns.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { firstStillRunning } from '../../../platform/http/idempotency/errors.ts';
import { isHeld } from '../../../platform/http/idempotency/idempotencyKey.repo.ts';
import { paymentInProgress, refundTooLarge } from '../errors.ts';
import { attemptRow } from './attempt.ts';
import type { AttemptRow, ChargeAnswer, ChargeRow } from './attempt.ts';
import { givenBack } from '../../storedValue/index.ts';

export type NewAttempt = Pick<
  AttemptRow,
  'order_id' | 'kind' | 'payment_transaction_id' | 'amount' | 'currency' | 'request' | 'ticket'
>;

/**
 * Opens an attempt and, for a refund, reserves its amount. Throws 409 if another attempt for the order is open
 * (`PAYMENT_IN_PROGRESS`) or the ticket's idempotency key was taken over. Throws 400 if the amount exceeds the
 * remaining amount.
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

/** Finds the open attempt of an order. */
export const findOpenAttempt = (db: Db, orderId: number): Promise<AttemptRow | null> =>
  db.maybeOne(sql.type(attemptRow)`
    select * from payment_attempt where order_id = ${orderId} and state = 'open'`);

/** Finds the newest charge of an order with the caller's key. */
export const findCharge = (db: Db, orderId: number, key: string): Promise<AttemptRow | null> =>
  db.maybeOne(sql.type(attemptRow)`
    select * from payment_attempt where order_id = ${orderId} and request -> 'charge' ->> 'key' = ${key}
    order by payment_attempt_id desc limit 1`);

/** Stores the answer to repeated calls of a charge. */
export const storeChargeAnswer = (tx: Db, { payment_attempt_id }: ChargeRow, answer: ChargeAnswer) =>
  tx.run(sql.type(noColumns)`
    update payment_attempt set request = jsonb_set(request, '{charge,answer}', ${JSON.stringify(answer)}::jsonb)
    where payment_attempt_id = ${payment_attempt_id} and state = 'open'`);

/**
 * Throws `PAYMENT_IN_PROGRESS` (409) while the outcome of an attempt for the order is unknown, because the order's
 * money must not move until the outcome is known.
 */
export async function checkNoneOpen(tx: Db, orderId: number): Promise<void> {
  if (await findOpenAttempt(tx, orderId)) throw paymentInProgress();
}

const openAttempt = attemptRow.extend({ order_uuid: uuid });

/** Lists open attempts not updated since the given time, with their order UUIDs. */
export const listStaleAttempts = (db: Db, before: Date, limit: number) =>
  db.any(sql.type(openAttempt)`
    select attempt.*, o.uuid as order_uuid
    from payment_attempt attempt join "order" o using (order_id)
    where attempt.state = 'open' and attempt.updated_at < ${before.toISOString()}::timestamptz
    order by attempt.updated_at limit ${limit}`);

/**
 * Closes an open attempt, and ends its refund. If the payment method rejected the attempt, releases the reserved amount.
 * `transactionId` is the row of the refund's transaction. If another refund has it, which the gateway reported first, this one counts as
 * refused.
 */
export const closeAttempt = (
  tx: Db,
  attempt: AttemptRow,
  state: 'succeeded' | 'refused',
  message: string | null,
  transactionId: number | null = null,
) =>
  tx.run(sql.type(noColumns)`
    with closed as (
      update payment_attempt set state = ${state}, message = ${message}, updated_at = now()
      where payment_attempt_id = ${attempt.payment_attempt_id} and state = 'open'
      returning payment_attempt_id, payment_transaction_id, amount
    ), other as (
      select from refund where payment_transaction_id = ${transactionId}::int
    ), refunded as (
      update refund set
        status = case when ${state} = 'refused' or exists (select from other) then 'refused' else 'done' end,
        payment_transaction_id = case when not exists (select from other) then ${transactionId}::int end
      from closed
      where refund.payment_attempt_id = closed.payment_attempt_id
    ) ${attempt.kind === 'refund' && state === 'refused' ? freed(attempt) : sql.fragment``}
    update payment_transaction paid set reserved = paid.reserved - closed.amount
    from closed
    where ${state === 'refused' && attempt.kind === 'refund'}
      and paid.payment_transaction_id = closed.payment_transaction_id`);

/** Frees what the refund of a refused attempt has reserved of gift cards and credit, and gives back what it has taken from sold cards. */
const freed = ({ order_id, uuid: attemptUuid }: AttemptRow) => sql.fragment`, freed as (
  update order_tender t set reserved = t.reserved - s.amount
  from closed join refund r using (payment_attempt_id) join refund_tender s using (refund_id)
  where t.order_tender_id = s.order_tender_id and not s.is_given
) ${givenBack(order_id, attemptUuid)}`;

/** Stores the latest message about an attempt that stays open. The outcome of its refund is unknown. */
export const touchAttempt = (db: Db, attempt: AttemptRow, message: string, now: Date) =>
  db.run(sql.type(noColumns)`
    with touched as (
      update payment_attempt set message = ${message}, updated_at = ${now.toISOString()}::timestamptz
      where payment_attempt_id = ${attempt.payment_attempt_id} and state = 'open'
      returning payment_attempt_id
    )
    update refund set status = 'unknown' from touched
    where refund.payment_attempt_id = touched.payment_attempt_id and refund.status = 'pending'`);

/** Marks an order's payment as ended, so that no further payment can begin. */
export const markPaymentEnded = (tx: Db, orderId: number) =>
  tx.run(sql.type(noColumns)`
    update "order" set payment_ended_at = now() where order_id = ${orderId} and payment_ended_at is null`);

/**
 * Closes an attempt to end a payment after the gateway did not respond. The order can still be paid, and a later
 * attempt can end its payment.
 */
export const revertEnding = (db: Db, attempt: AttemptRow, message: string) =>
  db.run(sql.type(noColumns)`
    with reverted as (
      update payment_attempt set state = 'refused', message = ${message}, updated_at = now()
      where payment_attempt_id = ${attempt.payment_attempt_id} and state = 'open'
      returning order_id
    )
    update "order" o set payment_ended_at = null from reverted where o.order_id = reverted.order_id`);
