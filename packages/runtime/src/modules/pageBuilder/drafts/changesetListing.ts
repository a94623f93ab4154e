import { sql } from '../../../platform/db/db.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';

/** The filters and sort keys of changeset lists. */
export const changesetListing: ListingSpec = {
  filters: {
    name: columnFilter(sql.fragment`c.name`, 'text'),
    theme: columnFilter(sql.fragment`c.theme`, 'text'),
    created_by: columnFilter(sql.fragment`c.created_by`, 'int'),
    published: columnFilter(sql.fragment`(c.published_at is not null)`, 'boolean'),
  },
  sorts: {
    name: { column: sql.fragment`c.name`, kind: 'text', field: 'name' },
    updated_at: {
      column: sql.fragment`date_trunc('milliseconds', c.updated_at)`,
      kind: 'timestamp',
      field: 'updated_at',
    },
  },
  id: { column: sql.fragment`c.changeset_id`, field: 'changeset_id' },
};
