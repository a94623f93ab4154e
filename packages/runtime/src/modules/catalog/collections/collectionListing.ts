import { sql } from '../../../platform/db/db.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import { localizedListing } from '../../translations/index.ts';

/** The filters and sort keys of collection lists. */
export const collectionListing = localizedListing(
  {
    filters: {
      name: columnFilter(sql.fragment`o.name`, 'text'),
      code: columnFilter(sql.fragment`o.code`, 'text'),
    },
    sorts: {
      name: { column: sql.fragment`o.name`, kind: 'text', field: 'name' },
      code: { column: sql.fragment`o.code`, kind: 'text', field: 'code' },
    },
    id: { column: sql.fragment`o.collection_id`, field: 'collection_id' },
  },
  { entityType: 'collection', alias: 'o', column: 'name' },
);
