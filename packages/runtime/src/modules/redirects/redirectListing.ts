import { sql } from '../../platform/db/db.ts';
import { columnFilter, contains } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** Defines the filters and sort keys of redirect lists. */
export const redirectListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only redirects whose path or target contains the text.',
      where: (_, value) =>
        sql.fragment`(r.from_path ilike ${contains(value)} or r.target ilike ${contains(value)})`,
    },
    from_path: columnFilter(sql.fragment`r.from_path`, 'text'),
    target: columnFilter(sql.fragment`r.target`, 'text'),
    status: columnFilter(sql.fragment`r.status`, 'int'),
  },
  sorts: {
    from_path: { column: sql.fragment`r.from_path`, kind: 'text', field: 'from_path' },
    target: { column: sql.fragment`r.target`, kind: 'text', field: 'target' },
    created_at: {
      column: sql.fragment`date_trunc('milliseconds', r.created_at)`,
      kind: 'timestamp',
      field: 'created_at',
    },
  },
  id: { column: sql.fragment`r.redirect_id`, field: 'redirect_id' },
};
