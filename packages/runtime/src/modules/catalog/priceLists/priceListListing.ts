import { sql } from '../../../platform/db/db.ts';
import { columnFilter, contains } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';

/** The filters and sort keys of price lists. */
export const priceListListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only lists whose code or name contains the text.',
      where: (_, value) => sql.fragment`(l.code ilike ${contains(value)} or l.name ilike ${contains(value)})`,
    },
    code: columnFilter(sql.fragment`l.code`, 'text'),
    name: columnFilter(sql.fragment`l.name`, 'text'),
    kind: columnFilter(sql.fragment`l.kind`, 'text', ['eq', 'in']),
    status: columnFilter(sql.fragment`l.status`, 'int', ['eq']),
  },
  sorts: {
    name: { column: sql.fragment`l.name`, kind: 'text', field: 'name' },
    code: { column: sql.fragment`l.code`, kind: 'text', field: 'code' },
    priority: { column: sql.fragment`l.priority`, kind: 'int', field: 'priority' },
  },
  id: { column: sql.fragment`l.price_list_id`, field: 'price_list_id' },
};
