import type { SqlFragment } from '../../../platform/db/db.ts';
import { allOf } from '../../../platform/listing/conditions.ts';
import type { Listing } from '../../../platform/listing/parseListing.ts';

/** The keys of the facets that are no attributes: what narrows a list by them. */
export const CATEGORY_FACET = 'cat';
export const PRICE_FACET = 'price';

/** The filters of a list, sorted by the facet that they belong to. */
export interface FacetPlan {
  /** Those of no facet: they hold for every count. */
  readonly always: readonly SqlFragment[];
  /** A facet that the list is filtered by, with all of its filters, and its place in a set of bits. */
  readonly filtered: readonly { readonly key: string; readonly bit: number; readonly where: SqlFragment }[];
}

/** All filters of prices belong to one facet. */
export const PRICE_KEYS: ReadonlySet<string> = new Set(['price', 'min_price', 'max_price']);

/** `codes`: those of the filterable attributes. */
export function planFacets(parts: Listing['parts'], codes: readonly string[]): FacetPlan {
  const facets = new Set([CATEGORY_FACET, PRICE_FACET, ...codes]);
  const keyed = parts.map(({ key, where }) => ({ key: PRICE_KEYS.has(key) ? PRICE_FACET : key, where }));
  const own = Map.groupBy(
    keyed.filter(({ key }) => facets.has(key)),
    ({ key }) => key,
  );
  return {
    always: keyed.filter(({ key }) => !facets.has(key)).map(({ where }) => where),
    // A list has at most 50 filters, so that the bits fit whole numbers.
    filtered: [...own].map(([key, filters], place) => ({
      key,
      bit: 2 ** place,
      where: allOf(filters.map(({ where }) => where)),
    })),
  };
}
