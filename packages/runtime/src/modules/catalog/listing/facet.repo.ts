import { z } from 'zod';
import { bool, decimal, int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { allOf } from '../../../platform/listing/conditions.ts';
import { MAX_TOTAL } from '../../../platform/listing/contract.ts';
import { translatedColumn } from '../../translations/index.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import { PRICE_FACET, CATEGORY_FACET } from './facetPlan.ts';
import type { Entries } from './entries.ts';
import type { FacetPlan } from './facetPlan.ts';
import { filterable } from '../attributes/attribute.repo.ts';
import type { Group } from '../membership.repo.ts';
import { memberOf } from './productListing.repo.ts';
import { pricedProducts } from '../priceContexts/pricedProducts.ts';
import type { ShownPrices } from '../priceContexts/shownPrices.ts';

const optionCount = z.object({ value: int, label: text, count: int });
const facetRow = z.object({
  group_key: int,
  is_exact: bool,
  min: decimal.nullable(),
  max: decimal.nullable(),
  categories: z.array(optionCount),
  attributes: z.array(z.object({ id: int, code: text, name: text, options: z.array(optionCount) })),
});
export type FacetRow = z.output<typeof facetRow>;

/** A product list whose facets are counted. */
export interface CountedPage {
  readonly plan: FacetPlan;
  /** The SQL condition that the list shows the product `p` with the inventory `i`. */
  readonly listed: SqlFragment;
  /** Specifies how entries are counted instead of products. Null if products are counted. */
  readonly entries: Entries | null;
  /** The prices that are counted, or null for the products' own. */
  readonly prices: ShownPrices | null;
}

/** Maximum number of options per facet. Only the most frequent options are included. */
const MAX_OPTIONS = 200;

/**
 * Counts the facets of many product lists in one SQL statement. The lists are those of categories or collections, or the
 * list of the whole shop (`group` is null, and the single id is ignored). A product is counted in a facet if it passes all
 * filters except the facet's own filters: `fails` has a bit for each filtered facet. In a list of entries, an entry is
 * counted if any of its products is counted. Counting stops after the newest `MAX_TOTAL` products.
 */
export const listFacets = (
  db: Db,
  group: Group | null,
  ids: readonly number[],
  { plan, listed, entries, prices }: CountedPage,
  { audience, language }: { readonly audience: Audience; readonly language: string | null },
) => {
  const count = entries === null ? sql.fragment`count(*)` : sql.fragment`count(distinct counted.entry_id)`;
  const tables = sql.fragment`${pricedProducts(prices, sql.fragment`p`)} join product_inventory i on i.product_id = p.product_id
    ${group === null ? sql.fragment`` : sql.fragment`join ${memberOf(group)}`}`;
  return db.any(sql.type(facetRow)`
    with own (key, bit) as (
      select * from unnest(${sql.array(
        plan.filtered.map(({ key }) => key),
        'text',
      )}, ${sql.array(
        plan.filtered.map(({ bit }) => bit),
        'int8',
      )})
    )
    select g.id as group_key, facet.*
    from unnest(${sql.array(ids, 'int4')}) as g (id)
    cross join lateral (
      with counted as materialized (
        select product_id, entry_id, fails
        from (
          select p.product_id, p.entry_id, ${failsOf(plan)} as fails from ${tables}
          where ${listed} and ${allOf(plan.always)}
        ) as candidate
        where fails & (fails - 1) = 0
        order by product_id desc limit ${MAX_TOTAL + 1}
      ), in_category as (
        ${countsByCategory(audience, language, count)}
      ), with_option as (
        ${countsByOption(language, count)}
      )
      select (select count(*) from counted) <= ${MAX_TOTAL} as is_exact,
        ${edgeOfPrices('asc', plan, tables, listed)} as min,
        ${edgeOfPrices('desc', plan, tables, listed)} as max,
        coalesce((select json_agg(json_build_object('value', value, 'label', label, 'count', count)
          order by label, value) from in_category), '[]') as categories,
        coalesce((select json_agg(json_build_object('id', a.attribute_id, 'code', a.attribute_code,
          'name', ${translatedColumn('a', 'attribute_name', language)}, 'options', counts.options) order by a.sort_order, a.attribute_id)
          from attribute a join (
            select attribute_id, json_agg(json_build_object('value', value, 'label', label, 'count', count)
              order by sort_order, value) as options
            from with_option where place <= ${MAX_OPTIONS} group by attribute_id
          ) as counts on counts.attribute_id = a.attribute_id), '[]') as attributes
    ) as facet`);
};

/** Counts the products of `counted` by category, sorted by descending count. */
const countsByCategory = (
  audience: Audience,
  language: string | null,
  total: SqlFragment,
): SqlFragment => sql.fragment`
  select c.category_id as value, ${translatedColumn('c', 'name', language)} as label, ${total} as count
  from counted
  join product_category pc on pc.product_id = counted.product_id
  join category c on c.category_id = pc.category_id
  where counted.fails & ~coalesce((select bit from own where key = ${CATEGORY_FACET}), 0) = 0
    and (c.status or not ${audience === 'storefront'}::boolean)
  group by c.category_id
  order by count desc, c.category_id limit ${MAX_OPTIONS}`;

/** Counts the products of `counted` by option, and ranks the options of each attribute by count. */
const countsByOption = (language: string | null, total: SqlFragment): SqlFragment => sql.fragment`
  select a.attribute_id, o.attribute_option_id as value, ${translatedColumn('o', 'option_text', language)} as label, o.sort_order, ${total} as count,
    row_number() over (partition by a.attribute_id order by ${total} desc, o.attribute_option_id) as place
  from counted
  join product_attribute_value v on v.product_id = counted.product_id
  join attribute a on a.attribute_id = v.attribute_id and ${filterable}
  join attribute_option o on o.attribute_option_id = v.option_id
  left join own on own.key = a.attribute_code
  where counted.fails & ~coalesce(own.bit, 0) = 0
  group by a.attribute_id, o.attribute_option_id`;

/** Selects the bits of the facets whose filters `p` fails. */
const failsOf = ({ filtered }: FacetPlan): SqlFragment =>
  sql.fragment`(${sql.join(
    [
      sql.fragment`0::int8`,
      ...filtered.map(
        ({ bit, where }) => sql.fragment`case when ${where} then 0::int8 else ${bit}::int8 end`,
      ),
    ],
    sql.fragment` + `,
  )})`;

/** Selects the lowest or the highest price. With a price index, the search ends at the first matching product. */
const edgeOfPrices = (
  direction: 'asc' | 'desc',
  { always, filtered }: FacetPlan,
  tables: SqlFragment,
  listed: SqlFragment,
): SqlFragment => {
  const others = filtered.flatMap(({ key, where }) => (key === PRICE_FACET ? [] : [where]));
  const way = direction === 'asc' ? sql.fragment`asc` : sql.fragment`desc`;
  return sql.fragment`(
    select p.price from ${tables} where ${listed} and ${allOf([...always, ...others])}
    order by p.price ${way}, p.product_id ${way} limit 1)`;
};
