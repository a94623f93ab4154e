import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { parseListing } from '../../../platform/listing/parseListing.ts';
import type { AttributeKey } from '../attributes/attribute.ts';
import { productSpec } from '../listing/productListing.ts';

const OPERATIONS = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'like', 'nlike', 'in', 'nin'] as const;

/**
 * The products that the percentage of a list holds for: those in one of the categories, with the ones below, or collections, if any are named, that
 * fit all filters.
 */
export const priceScope = z.object({
  categories: z.array(z.uuid()).describe('The UUIDs of categories.'),
  collections: z.array(z.uuid()).describe('The UUIDs of collections.'),
  filter: z
    .array(
      z.object({
        key: z
          .string()
          .describe('The key of a filter of product lists, such as `max_price` or the code of an attribute.'),
        operation: z.enum(OPERATIONS).describe('The operation of the filter.'),
        value: z.string().describe('The value of the filter.'),
      }),
    )
    .describe('The filters. A product must fit all of them.'),
});
export type PriceScope = z.output<typeof priceScope>;

/** The condition that the product `p` with the inventory `i` is in a scope. Throws BAD_FILTER for a filter that product lists do not have. */
export function inScope(
  app: AppContext,
  { categories, collections, filter }: PriceScope,
  attributes: readonly AttributeKey[],
): SqlFragment {
  const spec = productSpec(filter, { app, audience: 'admin' }, attributes);
  const { where } = parseListing(filter, spec);
  if (categories.length + collections.length === 0) return where;
  return sql.fragment`(${inCategories(categories)} or ${inCollections(collections)}) and ${where}`;
}

const inCategories = (uuids: readonly string[]): SqlFragment => sql.fragment`p.product_id in (
  with recursive inside (category_id) as (
    select category_id from category where uuid = any(${sql.array([...uuids], 'uuid')})
    union select below.category_id from category below join inside on below.parent_id = inside.category_id
  ) select pc.product_id from product_category pc join inside using (category_id))`;

const inCollections = (uuids: readonly string[]): SqlFragment => sql.fragment`p.product_id in (
  select pc.product_id from product_collection pc join collection c using (collection_id)
  where c.uuid = any(${sql.array([...uuids], 'uuid')}))`;
