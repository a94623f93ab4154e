import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { totalRow } from '../../platform/db/columns.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';
import { countRows, hitLimit, onPage } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { wholeOrder } from './order.ts';
import type { Order } from './order.ts';
import { selectOrder } from './order.repo.ts';
import { ORDERS_TO_SHIP, PAID_ORDERS, UNPAID_ORDERS } from './waitingOrders.ts';

const status = (column: 'status' | 'payment_status' | 'shipment_status') =>
  columnFilter(sql.fragment`o.${sql.identifier([column])}`, 'text', ['eq', 'in']);

/**
 * Creates an SQL array of the ids of orders that match a keyword, limited to the newest orders. The array is computed from
 * the search index before the rest of the query, so that the query reads only matching orders, whatever the sort order.
 */
export const ordersWith = (keyword: string) => sql.fragment`array(
  select order_id from "order" where search_words @@ (select order_keyword(${keyword}::text))
  order by order_id desc limit ${hitLimit()})`;

/**
 * The filters and sort orders of the admin order list. Order numbers come from a sequence, so sorting by number equals
 * sorting by id.
 */
export const orderListing: ListingSpec = {
  filters: {
    number: columnFilter(sql.fragment`o.order_number`, 'text', ['eq', 'like']),
    email: columnFilter(sql.fragment`o.customer_email`, 'text', ['eq', 'like']),
    status: status('status'),
    payment_status: status('payment_status'),
    shipment_status: status('shipment_status'),
    payment_method: columnFilter(sql.fragment`o.payment_method`, 'text', ['eq', 'in']),
    customer: columnFilter(sql.fragment`o.customer_id`, 'int', ['eq', 'in']),
    coupon: columnFilter(sql.fragment`o.coupon`, 'text', ['eq', 'in']),
    total: columnFilter(sql.fragment`o.grand_total`, 'decimal', ['eq', 'gt', 'gteq', 'lt', 'lteq']),
    origin: columnFilter(sql.fragment`o.origin`, 'text', ['eq', 'in']),
    origin_who: columnFilter(sql.fragment`o.origin_who`, 'text', ['eq', 'in']),
    created_at: columnFilter(sql.fragment`o.created_at`, 'timestamp'),
    placed: columnFilter(sql.fragment`(o.placed_at is not null)`, 'boolean', ['eq']),
    paid: columnFilter(PAID_ORDERS, 'boolean', ['eq']),
    to_ship: columnFilter(sql.fragment`(${ORDERS_TO_SHIP})`, 'boolean', ['eq']),
    unpaid: columnFilter(sql.fragment`(${UNPAID_ORDERS})`, 'boolean', ['eq']),
    needs_review: columnFilter(
      sql.fragment`exists (
        select from order_activity a
        where a.order_activity_order_id = o.order_id and a.needs_review and a.reviewed_at is null
      )`,
      'boolean',
      ['eq'],
    ),
    keyword: {
      operations: ['eq'],
      where: (_, value) => sql.fragment`o.order_id = any(${ordersWith(value)})`,
    },
  },
  sorts: {
    number: { column: sql.fragment`o.order_id`, kind: 'int', field: 'order_id' },
    total: { column: sql.fragment`o.grand_total`, kind: 'decimal', field: 'grand_total' },
    created_at: { column: sql.fragment`o.created_at`, kind: 'timestamp', field: 'created_at' },
  },
  id: { column: sql.fragment`o.order_id`, field: 'order_id' },
};

/** Lists one result page of orders with lines and addresses. Runs one SQL statement. */
export const listOrders = (db: Db, page: Slice): Promise<readonly Order[]> =>
  db.any(sql.type(wholeOrder)`
    ${selectOrder} where ${onPage(sql.fragment`o.order_id`, sql.fragment`"order" o`, page)}
    order by ${page.orderBy}`);

export async function countOrders(db: Db, { where }: Listing): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from "order" o where ${where}`)}`,
  );
  return row.total;
}
