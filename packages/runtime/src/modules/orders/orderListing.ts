import { sql } from '../../platform/db/db.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

const status = (column: 'status' | 'payment_status' | 'shipment_status') =>
  columnFilter(sql.fragment`o.${sql.identifier([column])}`, 'text', ['eq', 'in']);

/** What administrators filter and order the list of orders by. Numbers come from a sequence, so their order is that of the ids. */
export const orderListing: ListingSpec = {
  filters: {
    number: columnFilter(sql.fragment`o.order_number`, 'text', ['eq', 'like']),
    email: columnFilter(sql.fragment`o.customer_email`, 'text', ['eq', 'like']),
    status: status('status'),
    payment_status: status('payment_status'),
    shipment_status: status('shipment_status'),
  },
  sorts: {
    number: { column: sql.fragment`o.order_id`, kind: 'int', field: 'order_id' },
    total: { column: sql.fragment`o.grand_total`, kind: 'decimal', field: 'grand_total' },
    created_at: { column: sql.fragment`o.created_at`, kind: 'timestamp', field: 'created_at' },
  },
  id: { column: sql.fragment`o.order_id`, field: 'order_id' },
};
