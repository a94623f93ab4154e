import { sql } from '../../../platform/db/db.ts';
import { columnFilter, contains } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';

/** The filters and sort keys of media library lists. */
export const mediaListing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only files whose name or alternative text contains the text.',
      where: (_, value) => sql.fragment`(f.name ilike ${contains(value)} or f.alt ilike ${contains(value)})`,
    },
    folder: columnFilter(sql.fragment`f.folder`, 'text', ['eq', 'in']),
    type: columnFilter(sql.fragment`f.type`, 'text', ['eq', 'in']),
    alt: columnFilter(sql.fragment`f.alt`, 'text'),
    url: columnFilter(sql.fragment`f.url`, 'text', ['eq', 'in']),
    size: columnFilter(sql.fragment`f.size`, 'int'),
    created_at: columnFilter(sql.fragment`f.created_at`, 'timestamp'),
  },
  sorts: {
    name: { column: sql.fragment`f.name`, kind: 'text', field: 'name' },
    size: { column: sql.fragment`f.size`, kind: 'int', field: 'size' },
    created_at: {
      column: sql.fragment`date_trunc('milliseconds', f.created_at)`,
      kind: 'timestamp',
      field: 'created_at',
    },
  },
  id: { column: sql.fragment`f.media_file_id`, field: 'media_file_id' },
};
