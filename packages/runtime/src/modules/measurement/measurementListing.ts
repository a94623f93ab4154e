import { sql } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** Defines the filters and sort keys of lists of visit events. */
export const measurementListing: ListingSpec = {
  filters: {
    name: columnFilter(sql.fragment`name`, 'text', ['eq', 'in']),
    path: columnFilter(sql.fragment`path`, 'text', ['eq', 'like']),
    subject: columnFilter(sql.fragment`subject`, 'text', ['eq', 'like']),
    hits: columnFilter(sql.fragment`hits`, 'int', ['eq', 'gt']),
    visit_id: {
      operations: ['eq'],
      about: 'Only events of the visit with this ID.',
      where: (_, value) => (isUuid(value) ? sql.fragment`visit_id = ${value}` : sql.fragment`false`),
    },
    occurred_at: columnFilter(sql.fragment`occurred_at`, 'timestamp'),
  },
  sorts: {
    occurred_at: {
      column: sql.fragment`date_trunc('milliseconds', occurred_at)`,
      kind: 'timestamp',
      field: 'occurred_at',
    },
  },
  id: { column: sql.fragment`measurement_event_id`, field: 'measurement_event_id' },
};
