import { sql } from '../../platform/db/db.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import { localizedListing } from '../translations/index.ts';

/** Defines the filters and sort keys of landing page lists. */
export const landingPageListing = localizedListing(
  {
    filters: {
      name: columnFilter(sql.fragment`l.name`, 'text'),
      url_key: columnFilter(sql.fragment`l.url_key`, 'text'),
      status: columnFilter(sql.fragment`l.status`, 'boolean'),
    },
    sorts: {
      name: { column: sql.fragment`l.name`, kind: 'text', field: 'name' },
      status: { column: sql.fragment`l.status`, kind: 'boolean', field: 'status' },
      created_at: {
        column: sql.fragment`date_trunc('milliseconds', l.created_at)`,
        kind: 'timestamp',
        field: 'created_at',
      },
    },
    id: { column: sql.fragment`l.landing_page_id`, field: 'landing_page_id' },
  },
  { entityType: 'landing_page', alias: 'l', column: 'name' },
);
