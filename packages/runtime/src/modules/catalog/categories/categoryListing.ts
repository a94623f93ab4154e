import { sql } from '../../../platform/db/db.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import type { Filter } from '../../../platform/listing/contract.ts';
import { localizedListing } from '../../translations/index.ts';

const parent: Filter = {
  operations: ['eq'],
  about: 'Only subcategories of the category, by integer ID or UUID. `null`: only root categories.',
  where(_, value) {
    if (value === 'null') return sql.fragment`c.parent_id is null`;
    const { ids, uuids } = splitRefs([value]);
    return sql.fragment`c.parent_id in (
      select category_id from category
      where category_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')}))`;
  },
};

/** The filters and sort keys of category lists. */
export const categoryListing = localizedListing(
  {
    filters: {
      name: columnFilter(sql.fragment`c.name`, 'text'),
      status: columnFilter(sql.fragment`c.status`, 'boolean'),
      parent,
    },
    sorts: {
      name: { column: sql.fragment`c.name`, kind: 'text', field: 'name' },
      status: { column: sql.fragment`c.status`, kind: 'boolean', field: 'status' },
      position: { column: sql.fragment`c.position`, kind: 'int', field: 'position' },
    },
    id: { column: sql.fragment`c.category_id`, field: 'category_id' },
  },
  { entityType: 'category', alias: 'c', column: 'name' },
);
