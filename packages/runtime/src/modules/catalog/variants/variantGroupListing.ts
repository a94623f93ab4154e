import { sql } from '../../../platform/db/db.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import type { Filter, ListingSpec } from '../../../platform/listing/contract.ts';
import { keywordFor } from '../listing/productListing.ts';

const ofProducts = keywordFor('admin');

/** Finds the groups of the products that the search finds. */
const keyword: Filter = {
  operations: ofProducts.operations,
  about: 'Only groups with a product that the search finds for the words.',
  where: (operation, value) => sql.fragment`g.variant_group_id in (
    select p.variant_group_id from product p where ${ofProducts.where(operation, value)})`,
};

/** The filters of lists of variant groups; the newest groups come first. */
export const variantGroupListing: ListingSpec = {
  filters: { keyword, visibility: columnFilter(sql.fragment`g.visibility`, 'boolean') },
  sorts: {},
  id: { column: sql.fragment`g.variant_group_id`, field: 'variant_group_id' },
};
