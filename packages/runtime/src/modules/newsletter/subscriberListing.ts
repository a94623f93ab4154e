import { sql } from '../../platform/db/db.ts';
import { columnFilter, contains } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** Defines the filters and sort keys of the subscriber list. */
export const subscriberListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only subscribers whose email contains the text.',
      where: (_, value) => sql.fragment`s.email ilike ${contains(value)}`,
    },
    email: columnFilter(sql.fragment`s.email`, 'text'),
    status: columnFilter(sql.fragment`s.status`, 'text'),
  },
  sorts: {
    email: { column: sql.fragment`s.email`, kind: 'text', field: 'email' },
    requested_at: {
      column: sql.fragment`date_trunc('milliseconds', s.requested_at)`,
      kind: 'timestamp',
      field: 'requested_at',
    },
  },
  id: { column: sql.fragment`s.newsletter_subscriber_id`, field: 'newsletter_subscriber_id' },
};
