import { sql } from '../../platform/db/db.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

const name = sql.fragment`tax_class.name`;

/** The filters and sort orders of tax class lists. */
export const taxClassListing: ListingSpec = {
  filters: { name: columnFilter(name, 'text') },
  sorts: { name: { column: name, kind: 'text', field: 'name' } },
  id: { column: sql.fragment`tax_class.tax_class_id`, field: 'tax_class_id' },
};
