import { z } from 'zod';
import { int, noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { authorColumns, authorValues } from '../auth/index.ts';
import type { Reasoned } from './ledger.repo.ts';
import { timestampOf } from './storedValue.repo.ts';

/** An amount that a refund takes from a sold card. */
export interface TakenPart {
  readonly storedValueId: number;
  /** In minor units of the card's currency. */
  readonly amount: number;
}

/** A refund that takes money from the cards that its order sold. */
export interface Taking extends Reasoned {
  readonly orderId: number;
  /** The attempt that refunds. */
  readonly attemptUuid: string;
  readonly parts: readonly TakenPart[];
}

const taken = z.object({ count: int });

/** Takes the parts from their cards, which it locks by id. Returns the number of cards that had enough; if it is too low, roll back. */
export async function takeParts(
  tx: Db,
  { orderId, attemptUuid, parts, reason = null, author = null, now }: Taking,
): Promise<number> {
  const sent = JSON.stringify(parts.map(({ storedValueId: id, amount }) => ({ id, amount })));
  const { count } = await tx.one(sql.type(taken)`
    with held as materialized (
      select v.stored_value_id, v.balance, (part.amount || 'e-' || v.decimals)::numeric as amount
      from stored_value v join jsonb_to_recordset(${sent}::jsonb) as part (id int, amount bigint) on part.id = v.stored_value_id
      where v.state = 'active'
      order by v.stored_value_id for no key update of v
    ), less as (
      update stored_value v set balance = held.balance - held.amount, updated_at = ${timestampOf(now)}
      from held where v.stored_value_id = held.stored_value_id and held.balance >= held.amount
      returning v.stored_value_id, held.amount
    ), noted as (
      insert into stored_value_entry (stored_value_id, order_id, attempt_uuid, kind, amount, ${authorColumns}, reason, created_at)
      select stored_value_id, ${orderId}::int, ${attemptUuid}::uuid, 'adjust', -amount, ${authorValues(author)}, ${reason}::text, ${timestampOf(now)}
      from less
    )
    select count(*)::int as count from less`);
  return count;
}

/**
 * Makes cards of an order void and takes what is left of them: those of which an attempt has taken everything, or all without one. Forgets
 * codes that were not mailed.
 */
export const voidSoldRows = (
  tx: Db,
  {
    orderId,
    attemptUuid,
    reason = null,
    author = null,
    now,
  }: Omit<Taking, 'parts' | 'attemptUuid'> & {
    readonly attemptUuid: string | null;
  },
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with held as materialized (
      select v.stored_value_id, v.balance from stored_value v
      where v.order_item_id in (select order_item_id from order_item where order_item_order_id = ${orderId}) and v.state = 'active'
        and (${attemptUuid}::uuid is null or v.balance = 0 and exists (
          select from stored_value_entry e
          where e.order_id = ${orderId} and e.stored_value_id = v.stored_value_id and e.attempt_uuid = ${attemptUuid}::uuid))
      order by v.stored_value_id for no key update of v
    ), ended as (
      update stored_value v set balance = 0, state = 'void', sealed_code = null, updated_at = ${timestampOf(now)}
      from held where v.stored_value_id = held.stored_value_id
      returning v.stored_value_id, held.balance
    )
    insert into stored_value_entry (stored_value_id, order_id, attempt_uuid, kind, amount, ${authorColumns}, reason, created_at)
    select stored_value_id, ${orderId}::int, ${attemptUuid}::uuid, 'void', -balance, ${authorValues(author)}, ${reason}::text, ${timestampOf(now)}
    from ended`);

/**
 * Returns common table expressions that give back what a refused refund has taken from cards, for a statement that has `closed` with one row if
 * the refund has just ended.
 */
export const givenBack = (orderId: number, attemptUuid: string): SqlFragment => sql.fragment`, lost as (
    select e.stored_value_id, -sum(e.amount) as amount from stored_value_entry e cross join closed
    where e.order_id = ${orderId} and e.attempt_uuid = ${attemptUuid}::uuid and e.kind in ('adjust', 'release')
    group by e.stored_value_id having sum(e.amount) < 0
  ), regained as (
    insert into stored_value_entry (stored_value_id, order_id, attempt_uuid, kind, amount, created_at)
    select stored_value_id, ${orderId}::int, ${attemptUuid}::uuid, 'release', amount, now() from lost
    returning stored_value_id, amount, created_at
  ), whole_again as (
    update stored_value v set balance = v.balance + regained.amount, updated_at = regained.created_at
    from regained where v.stored_value_id = regained.stored_value_id
  )`;
