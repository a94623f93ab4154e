import { sql } from '../../platform/db/db.ts';
import { columnFilter, contains } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** The filters and sort keys of the administrator list. */
export const adminListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only administrators whose name or email contains the text.',
      where: (_, value) => sql.fragment`full_name ilike ${contains(value)} or email ilike ${contains(value)}`,
    },
    full_name: columnFilter(sql.fragment`full_name`, 'text'),
    email: columnFilter(sql.fragment`email`, 'text'),
    status: columnFilter(sql.fragment`status`, 'boolean'),
  },
  sorts: {
    full_name: { column: sql.fragment`full_name`, kind: 'text', field: 'full_name' },
    email: { column: sql.fragment`email`, kind: 'text', field: 'email' },
    status: { column: sql.fragment`status`, kind: 'boolean', field: 'status' },
  },
  id: { column: sql.fragment`admin_user_id`, field: 'admin_user_id' },
};

export const roleListing: ListingSpec = {
  filters: { name: columnFilter(sql.fragment`name`, 'text') },
  sorts: { name: { column: sql.fragment`name`, kind: 'text', field: 'name' } },
  id: { column: sql.fragment`admin_role_id`, field: 'admin_role_id' },
};
