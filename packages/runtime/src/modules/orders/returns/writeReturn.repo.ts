import { z } from 'zod';
import { noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { LineUnits } from '../order.ts';
import { OPEN_STATES, RETURN_ORIGINS, RETURN_STATES } from './returnState.ts';
import type { ReturnOrigin, ReturnState } from './returnState.ts';
import { orderOfReturn, timestampOf } from './return.repo.ts';

/** The units of a new return. */
export interface NewReturnItem extends LineUnits {
  readonly reason: string | null;
  readonly unshipped: number;
}

export interface NewReturn {
  readonly orderId: number;
  readonly origin: ReturnOrigin;
  readonly state: ReturnState;
  readonly comment: string | null;
  readonly declaredAt: Date | null;
  readonly refundDueAt: Date | null;
  readonly isWhole: boolean;
  readonly items: readonly NewReturnItem[];
  readonly now: Date;
}

const SERIES = 'return';
const FIRST_NUMBER = 10_001;

/**
 * Writes a return with the next number of its series, and marks its units as returning. Runs in the transaction that locks the order. Units
 * count as approved unless the return has been requested only.
 */
export const insertReturn = (tx: Db, one: NewReturn): Promise<{ readonly uuid: string }> =>
  tx.one(sql.type(orderOfReturn)`
    with taken as (
      insert into number_series as series (name, last_number) values (${SERIES}, ${FIRST_NUMBER})
      on conflict (name) do update set last_number = series.last_number + 1
      returning last_number
    ), r as (
      insert into return_request (return_order_id, number, origin, state, comment, declared_at, refund_due_at, is_whole, created_at,
        updated_at)
      select ${one.orderId}::int, 'R' || last_number, ${one.origin}, ${one.state}, ${one.comment}::text, ${timestampOf(one.declaredAt)},
        ${timestampOf(one.refundDueAt)}, ${one.isWhole}::boolean, ${timestampOf(one.now)}, ${timestampOf(one.now)}
      from taken
      returning *
    ), i as (
      insert into return_item (return_request_id, order_item_id, requested, approved, unshipped, reason)
      select r.return_request_id, item.order_item_id, item.qty, case when ${one.state === 'requested'} then 0 else item.qty end,
        item.unshipped, item.reason
      from r, jsonb_to_recordset(${JSON.stringify(one.items)}::jsonb) as item (order_item_id int, qty int, unshipped int, reason text)
      returning *
    ), line as (
      update order_item set returning_qty = returning_qty + i.requested, blocked_qty = blocked_qty + i.unshipped
      from i where order_item.order_item_id = i.order_item_id
    )
    select r.uuid from r`);

/** Lists the changes that a step makes to a return. */
export interface ReturnChange {
  readonly state: ReturnState;
  readonly declinedReason?: string;
  /** The units that each item gains, by its uuid. */
  readonly items?: readonly {
    readonly uuid: string;
    readonly approved?: number;
    readonly received?: number;
    readonly restocked?: number;
    readonly condition?: string | null;
  }[];
}

/**
 * Writes a step of a return. With an end or an approval, `returning_qty` of its lines changes by the caller's `adjustReturning`. Runs in
 * the transaction that locks the order.
 */
export const updateReturn = (tx: Db, id: number, change: ReturnChange, now: Date): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with i as (
      update return_item item set
        approved = item.approved + coalesce(step.approved, 0), received = item.received + coalesce(step.received, 0),
        restocked = item.restocked + coalesce(step.restocked, 0), condition = coalesce(step.condition, item.condition)
      from jsonb_to_recordset(${JSON.stringify(change.items ?? [])}::jsonb)
        as step (uuid uuid, approved int, received int, restocked int, condition text)
      where item.return_request_id = ${id} and item.uuid = step.uuid
    )
    update return_request set state = ${change.state}, declined_reason = coalesce(${change.declinedReason ?? null}, declined_reason),
      updated_at = ${timestampOf(now)}
    where return_request_id = ${id}`);

/** A change in the units of an order line that returns cause. */
export interface UnitsChange {
  readonly order_item_id: number;
  readonly returning: number;
  readonly blocked: number;
  /** The units that are refunded with the return. Default: none. */
  readonly refunded?: number;
  /** The refunded units that had been shipped. Default: none. */
  readonly returned?: number;
}

/** Adds to the units of order lines, in one statement, so that the sums of the units stay within the ordered units. */
export const adjustReturning = (tx: Db, changes: readonly UnitsChange[]): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update order_item item set returning_qty = item.returning_qty + (given.units ->> 'returning')::int,
      blocked_qty = item.blocked_qty + (given.units ->> 'blocked')::int,
      refunded_qty = item.refunded_qty + coalesce((given.units ->> 'refunded')::int, 0),
      returned_qty = item.returned_qty + coalesce((given.units ->> 'returned')::int, 0)
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as given (units)
    where item.order_item_id = (given.units ->> 'order_item_id')::int`);

const closed = z.object({
  uuid,
  number: text,
  origin: z.enum(RETURN_ORIGINS),
  before: z.enum(RETURN_STATES),
});

/**
 * Takes the units that were not shipped out of the open withdrawals of an order that is canceled, because they do not ship anyway. Closes
 * the withdrawals of which nothing is left, and returns them.
 */
export const dropUnshipped = (tx: Db, orderId: number, now: Date) =>
  tx.any(sql.type(closed)`
    with open as (
      select return_request_id, state as before from return_request
      where return_order_id = ${orderId} and origin = 'withdrawal' and state = any(${sql.array(OPEN_STATES, 'text')})
    ), i as (
      update return_item item set approved = item.approved - item.unshipped, unshipped = 0
      from open where item.return_request_id = open.return_request_id
      returning item.return_request_id, item.approved
    ), line as (
      update order_item set returning_qty = returning_qty - blocked_qty, blocked_qty = 0
      where order_item_order_id = ${orderId} and blocked_qty > 0
    )
    update return_request r set state = 'closed', updated_at = ${timestampOf(now)}
    from open
    where r.return_request_id = open.return_request_id
      and not exists (select from i where i.return_request_id = r.return_request_id and i.approved > 0)
    returning r.uuid, r.number, r.origin, open.before`);
