import { sql } from '../../platform/db/db.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import { localizedListing } from '../translations/index.ts';

/** Defines the filters and sort keys of CMS page lists. */
export const cmsPageListing = localizedListing(
  {
    filters: {
      title: columnFilter(sql.fragment`c.title`, 'text'),
      status: columnFilter(sql.fragment`c.status`, 'boolean'),
    },
    sorts: {
      title: { column: sql.fragment`c.title`, kind: 'text', field: 'title' },
      status: { column: sql.fragment`c.status`, kind: 'boolean', field: 'status' },
    },
    id: { column: sql.fragment`c.cms_page_id`, field: 'cms_page_id' },
  },
  { entityType: 'cms_page', alias: 'c', column: 'title' },
);
