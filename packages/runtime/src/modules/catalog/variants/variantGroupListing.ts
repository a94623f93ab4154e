import { sql } from '../../../platform/db/db.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import type { Filter, ListingSpec } from '../../../platform/listing/contract.ts';
import { keywordFor } from '../listing/productFilters.ts';
import { FOR_ADMINISTRATORS } from '../listing/productSearch.ts';

const ofProducts = keywordFor(FOR_ADMINISTRATORS);

/** Finds the groups of the products that match the search. */
const keyword: Filter = {
  operations: ofProducts.operations,
  about: 'Only groups with a product that matches the search terms.',
  where: (operation, value) => sql.fragment`g.variant_group_id in (
    select p.variant_group_id from product p where ${ofProducts.where(operation, value)})`,
};

const visibility = sql.fragment`g.visibility`;

/** The filters and sort keys of variant group lists. */
export const variantGroupListing: ListingSpec = {
  filters: { keyword, visibility: columnFilter(visibility, 'boolean') },
  sorts: { visibility: { column: visibility, kind: 'boolean', field: 'visibility' } },
  id: { column: sql.fragment`g.variant_group_id`, field: 'variant_group_id' },
};
