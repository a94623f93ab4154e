import { sql } from '../../../platform/db/db.ts';
import { columnFilter, contains } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';

/** The filters and sort keys of return lists. Numbers come from a series, so that sorting by number equals sorting by id. */
export const returnListing: ListingSpec = {
  filters: {
    state: columnFilter(sql.fragment`r.state`, 'text', ['eq', 'in']),
    origin: columnFilter(sql.fragment`r.origin`, 'text', ['eq', 'in']),
    order_id: {
      operations: ['eq', 'in'],
      about: 'Only returns of the orders, by integer ID or UUID.',
      where: (operation, value) => orderIs(operation === 'in' ? value.split(',') : [value]),
    },
    keyword: {
      operations: ['eq'],
      about: 'Only returns whose number, order number, email or name contains the text.',
      where: (_, value) =>
        sql.fragment`(r.number ilike ${contains(value)} or o.order_number ilike ${contains(value)}
          or o.customer_email ilike ${contains(value)} or o.customer_full_name ilike ${contains(value)})`,
    },
    refund_due_at: columnFilter(sql.fragment`r.refund_due_at`, 'timestamp'),
    created_at: columnFilter(sql.fragment`r.created_at`, 'timestamp'),
  },
  sorts: {
    number: { column: sql.fragment`r.return_request_id`, kind: 'int', field: 'return_request_id' },
    created_at: { column: sql.fragment`r.created_at`, kind: 'timestamp', field: 'created_at' },
  },
  id: { column: sql.fragment`r.return_request_id`, field: 'return_request_id' },
};

const INTEGER = /^\d{1,9}$/;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Matches orders by integer ids and uuids. Other texts match none. */
function orderIs(refs: readonly string[]) {
  const all = refs.map((ref) => ref.trim());
  const ids = all.filter((ref) => INTEGER.test(ref)).map(Number);
  const uuids = all.filter((ref) => UUID.test(ref));
  return sql.fragment`(r.return_order_id = any(${sql.array(ids, 'int4')}) or o.uuid = any(${sql.array(uuids, 'uuid')}))`;
}
