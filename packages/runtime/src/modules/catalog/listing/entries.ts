import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import type { Slice } from '../../../platform/listing/parseListing.ts';
import type { Filters } from '../../../platform/listing/contract.ts';
import { pricedProducts } from '../priceContexts/pricedProducts.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';

/**
 * The variant that represents its group in a list with one entry per group. It is the main variant if that matches, or
 * otherwise the oldest matching variant. In a list sorted by price, it is the variant with the lowest or highest price.
 */
export type Representative = 'main' | 'cheapest' | 'dearest';

/** The way in which a list shows one entry per visible variant group. */
export interface Entries {
  readonly representative: Representative;
  /** True if the list shows search results, which are few and are looked up first. */
  readonly isSearch: boolean;
}

/** Determines from the list filters which variants represent their groups. */
export function entriesOf(filters: Filters): Entries {
  const valueOf = (name: string) => filters?.find(({ key }) => key === name)?.value;
  const isDown = valueOf('od')?.toLowerCase() === 'desc';
  return {
    representative: valueOf('ob') !== 'price' ? 'main' : isDown ? 'dearest' : 'cheapest',
    isSearch: valueOf('keyword') !== undefined,
  };
}

interface EntryList {
  /** The SQL condition that lists show the product `p` with the inventory `i`. */
  readonly listed: SqlFragment;
  readonly listing: Pick<Slice, 'where' | 'orderBy'>;
  /** The SQL join with the category or collection whose products are listed. */
  readonly join?: SqlFragment;
  /** The prices by which variants are compared, or null for the products' own. */
  readonly prices: ShownPrices | null;
}

/**
 * Joins the columns of `p` by which the variants of a group are compared. Every SQL statement with `representsEntry` needs
 * this join.
 */
export const ownEntry = sql.fragment`cross join lateral (
  select p.product_id, p.entry_id, p.variant_group_id, p.is_main, p.price) as own`;

/** Creates the SQL condition that `p` is in a list and represents its entry there. */
export const representsEntry = (
  { representative, isSearch }: Entries,
  { listed, listing: { where, orderBy }, join = sql.fragment``, prices }: EntryList,
): SqlFragment => {
  const found = sql.fragment`from ${pricedProducts(prices, sql.fragment`p`)} join product_inventory i on i.product_id = p.product_id ${join}
    where ${listed} and ${where}`;
  if (isSearch)
    return sql.fragment`p.product_id = any(array(
      select distinct on (p.entry_id) p.product_id ${found}
      order by p.entry_id, ${representative === 'main' ? sql.fragment`p.is_main desc,` : sql.fragment``} ${orderBy}))`;
  return sql.fragment`${listed} and ${where} and (own.variant_group_id is null or not exists (
    select ${found} and p.entry_id = own.entry_id and ${PRECEDES[representative]}))`;
};

/** The SQL conditions under which the variant `p` represents the entry instead of `own`. */
const PRECEDES: Readonly<Record<Representative, SqlFragment>> = {
  main: sql.fragment`(not p.is_main, p.product_id) < (not own.is_main, own.product_id)`,
  cheapest: sql.fragment`(p.price, p.product_id) < (own.price, own.product_id)`,
  dearest: sql.fragment`(p.price, p.product_id) > (own.price, own.product_id)`,
};
