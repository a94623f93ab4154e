import { sql } from '../../../platform/db/db.ts';
import { columnFilter, contains } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';

/** The filters and sort keys of promotions. */
export const promotionListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only promotions whose name or label contains the text.',
      where: (_, value) =>
        sql.fragment`(p.name ilike ${contains(value)} or p.label ilike ${contains(value)})`,
    },
    name: columnFilter(sql.fragment`p.name`, 'text'),
    label: columnFilter(sql.fragment`p.label`, 'text'),
    status: columnFilter(sql.fragment`p.status`, 'boolean', ['eq']),
    class: columnFilter(sql.fragment`p.class`, 'text', ['eq', 'in']),
    code_required: columnFilter(sql.fragment`p.code_required`, 'boolean', ['eq']),
    is_exclusive: columnFilter(sql.fragment`p.is_exclusive`, 'boolean', ['eq']),
    starts_at: columnFilter(sql.fragment`p.starts_at`, 'timestamp'),
    ends_at: columnFilter(sql.fragment`p.ends_at`, 'timestamp'),
    runs_from: {
      ...columnFilter(sql.fragment`coalesce(p.starts_at, '-infinity')`, 'timestamp', ['lt', 'lteq']),
      about: 'Only promotions that begin before this time. Those without a start always have.',
    },
    runs_until: {
      ...columnFilter(sql.fragment`coalesce(p.ends_at, 'infinity')`, 'timestamp', ['gt', 'gteq']),
      about: 'Only promotions that end after this time. Those without an end never do.',
    },
  },
  sorts: {
    name: { column: sql.fragment`p.name`, kind: 'text', field: 'name' },
    status: { column: sql.fragment`p.status`, kind: 'boolean', field: 'status' },
    priority: { column: sql.fragment`p.priority`, kind: 'int', field: 'priority' },
    used: { column: sql.fragment`p.used`, kind: 'int', field: 'used' },
  },
  id: { column: sql.fragment`p.promotion_id`, field: 'promotion_id' },
};
