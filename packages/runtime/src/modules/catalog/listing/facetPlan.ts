import type { SqlFragment } from '../../../platform/db/db.ts';
import { allOf } from '../../../platform/listing/conditions.ts';
import type { Listing } from '../../../platform/listing/parseListing.ts';

/** The keys of the facets that are not attribute facets. */
export const CATEGORY_FACET = 'cat';
export const PRICE_FACET = 'price';

/** The filters of a list, grouped by facet. */
export interface FacetPlan {
  /** The filters that are not part of a facet. They apply to all counts. */
  readonly always: readonly SqlFragment[];
  /** The facets that the list is filtered by. Each has a bit, and its filters combined into one condition. */
  readonly filtered: readonly { readonly key: string; readonly bit: number; readonly where: SqlFragment }[];
}

/** The keys of the filters that are part of the price facet. */
export const PRICE_KEYS: ReadonlySet<string> = new Set(['price', 'min_price', 'max_price']);

/** Groups filters by facet. `codes` lists the codes of the filterable attributes. */
export function planFacets(parts: Listing['parts'], codes: readonly string[]): FacetPlan {
  const facets = new Set([CATEGORY_FACET, PRICE_FACET, ...codes]);
  const keyed = parts.map(({ key, where }) => ({ key: PRICE_KEYS.has(key) ? PRICE_FACET : key, where }));
  const own = Map.groupBy(
    keyed.filter(({ key }) => facets.has(key)),
    ({ key }) => key,
  );
  return {
    always: keyed.filter(({ key }) => !facets.has(key)).map(({ where }) => where),
    // A list has at most 50 filters, so that the bits fit in a safe integer.
    filtered: [...own].map(([key, filters], place) => ({
      key,
      bit: 2 ** place,
      where: allOf(filters.map(({ where }) => where)),
    })),
  };
}
