import { z } from 'zod';
import { int, text, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { onPage, countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { returnRow } from './return.ts';
import type { ReturnRow } from './return.ts';

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

/** The order of a return. */
export const orderOfReturn = z.object({ uuid });

/** Finds the order uuid of a return. */
export const findOrderOfReturn = (db: Db, returnUuid: string) =>
  db.maybeOne(sql.type(orderOfReturn)`
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

/** Returns a time as an SQL value. */
export const timestampOf = (date: Date | null) => sql.fragment`${date?.toISOString() ?? null}::timestamptz`;

const mailed = z.object({ uuid });

/** Finds the order that a buyer names by its number and the email address. */
export const findOrderOfBuyer = (db: Db, number: string, email: string) =>
  db.maybeOne(sql.type(mailed)`
    select uuid from "order"
    where order_number = ${number} and lower(customer_email) = lower(${email}) and superseded_at is null`);
