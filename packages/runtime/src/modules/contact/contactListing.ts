import { sql } from '../../platform/db/db.ts';
import { columnFilter, contains } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** Defines the filters and sort keys of contact message lists. */
export const contactListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only messages whose text, name or email contains the text.',
      where: (_, value) =>
        sql.fragment`(m.message ilike ${contains(value)} or m.full_name ilike ${contains(value)} or m.email ilike ${contains(value)})`,
    },
    email: columnFilter(sql.fragment`m.email`, 'text'),
    status: columnFilter(sql.fragment`m.status`, 'text'),
  },
  sorts: {
    email: { column: sql.fragment`m.email`, kind: 'text', field: 'email' },
    created_at: {
      column: sql.fragment`date_trunc('milliseconds', m.created_at)`,
      kind: 'timestamp',
      field: 'created_at',
    },
  },
  id: { column: sql.fragment`m.contact_message_id`, field: 'contact_message_id' },
};
