import { sql } from '../../platform/db/db.ts';
import { columnFilter, contains } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

const firstGroup = columnFilter(sql.fragment`group_id`, 'int', ['eq', 'in']);
const furtherGroup = columnFilter(sql.fragment`member.customer_group_id`, 'int', ['eq', 'in']);

/** The filters and sort keys of the customer list. The filter `group` finds the customers of any of their groups. */
export const customerListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only customers whose name or email contains the text.',
      where: (_, value) => sql.fragment`full_name ilike ${contains(value)} or email ilike ${contains(value)}`,
    },
    full_name: columnFilter(sql.fragment`full_name`, 'text', ['like', 'nlike']),
    email: columnFilter(sql.fragment`email`, 'text', ['eq', 'like', 'nlike']),
    status: columnFilter(sql.fragment`status`, 'int', ['eq']),
    group: {
      ...firstGroup,
      where: (...asked) => sql.fragment`${firstGroup.where(...asked)} or customer_id in (
        select member.customer_id from customer_group_member member where ${furtherGroup.where(...asked)})`,
    },
    created_at: columnFilter(sql.fragment`created_at`, 'timestamp'),
  },
  sorts: {
    email: { column: sql.fragment`email`, kind: 'text', field: 'email' },
    name: { column: sql.fragment`full_name`, kind: 'text', field: 'full_name' },
    status: { column: sql.fragment`status`, kind: 'int', field: 'status' },
    created_at: { column: sql.fragment`created_at`, kind: 'timestamp', field: 'created_at' },
  },
  id: { column: sql.fragment`customer_id`, field: 'customer_id' },
};

export const groupListing: ListingSpec = {
  filters: { name: columnFilter(sql.fragment`group_name`, 'text', ['eq', 'like']) },
  sorts: { name: { column: sql.fragment`group_name`, kind: 'text', field: 'group_name' } },
  id: { column: sql.fragment`customer_group_id`, field: 'customer_group_id' },
};
