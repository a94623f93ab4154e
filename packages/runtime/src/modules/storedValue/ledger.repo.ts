import { z } from 'zod';
import { bool, int, noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Minor } from '../../platform/money.ts';
import { authorColumns, authorValues } from '../auth/index.ts';
import type { Author } from '../auth/index.ts';

const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

/** The part of an order that a gift card or a credit pays. */
export interface RedeemedPart {
  readonly storedValueId: number;
  /** In minor units of the value's currency. */
  readonly amount: Minor;
}

/** The parts of an order that gift cards and credit pay. */
export interface Redeeming {
  readonly orderId: number;
  readonly parts: readonly RedeemedPart[];
  readonly now: Date;
}

const redeemed = z.object({ ok: bool });

/**
 * Takes the parts from their values, all or none, in one statement that locks the values by id. A part that was redeemed for the order
 * before, and not released, counts as done. The new balance comes from the locked row: PostgreSQL also checks the constraint on the row that
 * the statement began with, which may have had less.
 */
export async function redeemParts(tx: Db, { orderId, parts, now }: Redeeming): Promise<boolean> {
  const sent = JSON.stringify(parts.map(({ storedValueId: id, amount }) => ({ id, amount })));
  const { ok } = await tx.one(sql.type(redeemed)`
    with part as materialized (
      select id as stored_value_id, sum(amount) as amount from jsonb_to_recordset(${sent}::jsonb) as sent (id int, amount bigint)
      where amount <> 0 group by id
    ), done as materialized (
      select e.stored_value_id from stored_value_entry e join part using (stored_value_id)
      where e.order_id = ${orderId} and e.kind = 'redeem' and not exists (
        select from stored_value_entry released
        where released.order_id = e.order_id and released.stored_value_id = e.stored_value_id and released.kind = 'release')
    ), held as materialized (
      select v.stored_value_id, v.balance, (part.amount || 'e-' || v.decimals)::numeric as amount,
        v.state = 'active' and (v.expires_at is null or v.expires_at > ${time(now)}) and part.amount > 0 as is_usable
      from stored_value v join part on part.stored_value_id = v.stored_value_id
      where v.stored_value_id not in (select stored_value_id from done)
      order by v.stored_value_id for no key update of v
    ), outcome as materialized (
      select (select count(*) from part)
        = (select count(*) from done) + (select count(*) from held where is_usable and balance >= amount) as ok
    ), taken as (
      update stored_value v set balance = held.balance - held.amount, updated_at = ${time(now)}
      from held, outcome where outcome.ok and v.stored_value_id = held.stored_value_id
      returning v.stored_value_id, held.amount
    ), noted as (
      insert into stored_value_entry (stored_value_id, order_id, kind, amount, created_at)
      select stored_value_id, ${orderId}::int, 'redeem', -amount, ${time(now)} from taken
    )
    select ok from outcome`);
  return ok;
}

const released = z.object({ count: int });

/** Locks the values of an order by id. */
export const lockValuesOf = (tx: Db, orderId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    select v.stored_value_id from stored_value v
    where v.stored_value_id in (select stored_value_id from stored_value_entry where order_id = ${orderId})
    order by v.stored_value_id for no key update of v`);

/** The reason and the author of money that goes back to a value. */
export interface Reasoned {
  readonly reason?: string | null;
  readonly author?: Author | null;
  readonly now: Date;
}

/** Gives back what the order has taken and not got back. Run it after `lockValuesOf`. Returns the number of values. */
export async function releaseParts(
  tx: Db,
  orderId: number,
  { reason = null, author = null, now }: Reasoned,
): Promise<number> {
  const { count } = await tx.one(sql.type(released)`
    with rest as (
      select stored_value_id, -sum(amount) as amount from stored_value_entry
      where order_id = ${orderId} and kind in ('redeem', 'release', 'refund')
      group by stored_value_id having sum(amount) < 0
    ), noted as (
      insert into stored_value_entry (stored_value_id, order_id, kind, amount, ${authorColumns}, reason, created_at)
      select stored_value_id, ${orderId}::int, 'release', amount, ${authorValues(author)}, ${reason}::text, ${time(now)} from rest
      on conflict (order_id, stored_value_id, kind, attempt_uuid) where order_id is not null do nothing
      returning stored_value_id, amount, created_at
    ), given as (
      update stored_value v set balance = v.balance + noted.amount, updated_at = noted.created_at
      from noted where v.stored_value_id = noted.stored_value_id
    )
    select count(*)::int as count from noted`);
  return count;
}

/** A refund that goes to a gift card or to credit. */
export interface RefundedPart extends Reasoned {
  readonly storedValueId: number;
  readonly orderId: number;
  /** The attempt that refunds. Each is written once. */
  readonly attemptUuid: string;
  /** In minor units of the value's currency, above 0. */
  readonly amount: Minor;
}

const refunded = z.object({ is_new: bool });

/** Writes a refund to a value, which it locks. False if the attempt has been written before. */
export async function refundPart(
  tx: Db,
  { storedValueId, orderId, attemptUuid, amount, reason = null, author = null, now }: RefundedPart,
): Promise<boolean> {
  const { is_new } = await tx.one(sql.type(refunded)`
    with held as materialized (
      select stored_value_id, (${amount}::bigint || 'e-' || decimals)::numeric as amount from stored_value
      where stored_value_id = ${storedValueId} for no key update
    ), noted as (
      insert into stored_value_entry (stored_value_id, order_id, attempt_uuid, kind, amount, ${authorColumns}, reason, created_at)
      select stored_value_id, ${orderId}::int, ${attemptUuid}::uuid, 'refund', amount, ${authorValues(author)}, ${reason}::text,
        ${time(now)}
      from held
      on conflict (order_id, stored_value_id, kind, attempt_uuid) where order_id is not null do nothing
      returning stored_value_id, amount, created_at
    ), given as (
      update stored_value v set balance = v.balance + noted.amount, updated_at = noted.created_at
      from noted where v.stored_value_id = noted.stored_value_id
    )
    select exists (select from noted) as is_new`);
  return is_new;
}
