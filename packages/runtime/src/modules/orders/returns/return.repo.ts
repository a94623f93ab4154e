import { z } from 'zod';
import { int, noColumns, text, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { onPage, countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import type { LineUnits } from '../order.ts';
import { returnRow } from './return.ts';
import type { ReturnRow } from './return.ts';
import { OPEN_STATES, RETURN_ORIGINS, RETURN_STATES } from './returnState.ts';
import type { ReturnOrigin, ReturnState } from './returnState.ts';

/** Selects whole returns from `return_request r` and the order `o`. */
const selectReturn = sql.fragment`
  select r.return_request_id, r.uuid, r.number, r.return_order_id as order_id, o.uuid as order_uuid, o.order_number, o.customer_email,
    o.customer_full_name, r.origin, r.state,
    r.comment, r.declined_reason, r.declared_at, r.refund_due_at, r.is_whole, r.exchange_order_id, o.currency,
    o.shipping_fee_incl_tax, r.created_at, r.updated_at,
    (select coalesce(json_agg(json_build_object(
      'uuid', i.uuid, 'order_item_id', i.order_item_id, 'requested', i.requested, 'approved', i.approved, 'received', i.received,
      'restocked', i.restocked, 'unshipped', i.unshipped, 'reason', i.reason, 'condition', i.condition
    ) order by i.order_item_id), '[]') from return_item i where i.return_request_id = r.return_request_id) as items,
    (select coalesce(json_agg(json_build_object(
      'uuid', p.uuid, 'type', p.type, 'size', length(p.content), 'width', p.width, 'height', p.height
    ) order by p.return_image_id), '[]') from return_image p where p.return_request_id = r.return_request_id) as images,
    (select json_build_object('uuid', l.uuid, 'carrier_code', l.carrier_code, 'carrier_name', l.carrier_name,
      'tracking_number', l.tracking_number, 'tracking_url', l.tracking_url)
    from return_label l where l.return_request_id = r.return_request_id) as label,
    (select coalesce(json_agg(json_build_object(
      'order_item_id', line.order_item_id, 'qty', line.qty, 'refunded_qty', line.refunded_qty,
      'line_total_with_discount_incl_tax', line.line_total_with_discount_incl_tax::text
    )), '[]') from return_item i join order_item line using (order_item_id) where i.return_request_id = r.return_request_id) as lines
  from return_request r join "order" o on o.order_id = r.return_order_id`;

/** Finds a return. */
export const findReturn = (db: Db, returnUuid: string): Promise<ReturnRow | null> =>
  db.maybeOne(sql.type(returnRow)`${selectReturn} where r.uuid = ${returnUuid}`);

/** Lists the returns of orders, oldest first. */
export const listReturnsOfOrders = (db: Db, orderIds: readonly number[]): Promise<readonly ReturnRow[]> =>
  db.any(sql.type(returnRow)`
    ${selectReturn} where r.return_order_id = any(${sql.array(orderIds, 'int4')}) order by r.return_request_id`);

/** Lists one result page of returns. */
export const listReturns = (db: Db, page: Slice): Promise<readonly ReturnRow[]> =>
  db.any(sql.type(returnRow)`
    ${selectReturn} where ${onPage(
      sql.fragment`r.return_request_id`,
      sql.fragment`return_request r join "order" o on o.order_id = r.return_order_id`,
      page,
    )}
    order by ${page.orderBy}`);

export async function countReturns(db: Db, { where }: Listing): Promise<number> {
  const row = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from return_request r join "order" o on o.order_id = r.return_order_id where ${where}`)}`);
  return row.total;
}

const owner = z.object({ uuid });

/** Finds the order uuid of a return. */
export const findOrderOfReturn = (db: Db, returnUuid: string) =>
  db.maybeOne(sql.type(owner)`
    select o.uuid from return_request r join "order" o on o.order_id = r.return_order_id where r.uuid = ${returnUuid}`);

/** The schema of the terms of an order line. */
export const returnTerms = z.object({
  order_item_id: int,
  return_days: int.nullable(),
  withdrawal_excluded: text.nullable(),
});
export type ReturnTerms = z.output<typeof returnTerms>;

/**
 * Selects what the lines of an order say about returns. Lines that were placed before they kept it say what the product says today, and
 * nothing if it was deleted.
 */
export const returnTermsOf = (orderId: number) => sql.fragment`
  select i.order_item_id, case when i.has_return_terms then i.return_days else p.return_days end as return_days,
    case when i.has_return_terms then i.withdrawal_excluded else p.withdrawal_excluded end as withdrawal_excluded
  from order_item i left join product p on p.product_id = i.product_id and not i.has_return_terms
  where i.order_item_order_id = ${orderId}`;

/** Lists what the lines of an order say about returns. */
export const listReturnTerms = (db: Db, orderId: number): Promise<readonly ReturnTerms[]> =>
  db.any(sql.type(returnTerms)`${returnTermsOf(orderId)}`);

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

const time = (date: Date | null) => sql.fragment`${date?.toISOString() ?? null}::timestamptz`;
const SERIES = 'return';
const FIRST_NUMBER = 10_001;

/**
 * Writes a return with the next number of its series, and marks its units as returning. Runs in the transaction that locks the order. Units
 * count as approved unless the return has been requested only.
 */
export const insertReturn = (tx: Db, one: NewReturn): Promise<{ readonly uuid: string }> =>
  tx.one(sql.type(owner)`
    with taken as (
      insert into number_series as series (name, last_number) values (${SERIES}, ${FIRST_NUMBER})
      on conflict (name) do update set last_number = series.last_number + 1
      returning last_number
    ), r as (
      insert into return_request (return_order_id, number, origin, state, comment, declared_at, refund_due_at, is_whole, created_at,
        updated_at)
      select ${one.orderId}::int, 'R' || last_number, ${one.origin}, ${one.state}, ${one.comment}::text, ${time(one.declaredAt)},
        ${time(one.refundDueAt)}, ${one.isWhole}::boolean, ${time(one.now)}, ${time(one.now)}
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
      updated_at = ${time(now)}
    where return_request_id = ${id}`);

/** A change in the units of an order line that returns cause. */
export interface UnitsChange {
  readonly order_item_id: number;
  readonly returning: number;
  readonly blocked: number;
  /** The units that are refunded with the return. Default: none. */
  readonly refunded?: number;
  /** Those of them that had been shipped. Default: none. */
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
    update return_request r set state = 'closed', updated_at = ${time(now)}
    from open
    where r.return_request_id = open.return_request_id
      and not exists (select from i where i.return_request_id = r.return_request_id and i.approved > 0)
    returning r.uuid, r.number, r.origin, open.before`);

const mailed = z.object({ uuid });

/** Finds the order that a buyer names by its number and the email address. */
export const findOrderOfBuyer = (db: Db, number: string, email: string) =>
  db.maybeOne(sql.type(mailed)`
    select uuid from "order"
    where order_number = ${number} and lower(customer_email) = lower(${email}) and superseded_at is null`);
