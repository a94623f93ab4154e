import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import { columnFilter, parseValue, splitList } from '../../../platform/listing/columnFilter.ts';
import type { Filters, Filter, ListingSpec, Sort } from '../../../platform/listing/contract.ts';
import { listingOf } from '../../../platform/listing/listingOf.ts';
import { badFilter } from '../../../platform/listing/errors.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import type { Audience, ReadContext } from '../../../platform/loading/readContext.ts';
import { searchedLanguages, localizedListing } from '../../translations/index.ts';
import type { AttributeKey } from '../attributes/attribute.ts';
import { PRICE_KEYS } from './facetPlan.ts';
import { FOR_ADMINISTRATORS, searchProducts } from './productSearch.ts';
import type { SearchReader } from './productSearch.ts';
import { inStock } from './visibility.ts';
import { currencyOf } from '../priceContexts/shownPrices.ts';

const name = columnFilter(sql.fragment`p.name`, 'text');
const exactSku = columnFilter(sql.fragment`p.sku`, 'text');
/** Finds a SKU without regard to case, as carts and files do. Other operations compare it as it was written. */
const sku: Filter = {
  ...exactSku,
  where(operation, value) {
    if (operation !== 'eq' || parseValue('text', value) === undefined)
      return exactSku.where(operation, value);
    return sql.fragment`text_key(p.sku) = text_key(${value})`;
  },
};
// The best plan depends on how many products are in the range; the generic one expects few, and reads them by the index (ADR 0053).
const price = columnFilter(sql.fragment`p.price`, 'decimal');
const available = columnFilter(inStock, 'boolean', ['eq']);

/** Creates a full-text search filter for name, SKU and descriptions. */
export const keywordFor = (reader: SearchReader): Filter => ({
  operations: ['eq'],
  about: 'Only products that match the search terms, most relevant first.',
  where(_, value) {
    if (parseValue('text', value) === undefined)
      throw badFilter(`"${value}" must not contain NUL characters`);
    return searchProducts(value, reader).matches;
  },
});

/** Filters by product type: `configurable` for products in a variant group, `simple` for all other products. */
const type: Filter = {
  operations: ['eq'],
  about: '`configurable`: only products in variant groups; `simple`: only products outside variant groups.',
  where(_, value) {
    if (value === 'simple') return sql.fragment`p.variant_group_id is null`;
    if (value === 'configurable') return sql.fragment`p.variant_group_id is not null`;
    throw badFilter(`"${value}" must be simple or configurable`);
  },
};

const valuesOf = (operation: string, value: string) => (operation === 'eq' ? [value] : splitList(value));

/**
 * Filters by categories, by integer id or UUID. An unknown category has no products. The best plan depends on the category's size; the
 * generic one walks the list and looks up each product's categories, which suits large categories (ADR 0053).
 */
const category: Filter = {
  operations: ['eq', 'in', 'nin'],
  about: 'Only products in the category, by integer ID or UUID.',
  where(operation, value) {
    const { ids, uuids } = splitRefs(valuesOf(operation, value));
    const member = sql.fragment`exists (
      select from product_category pc join category c on c.category_id = pc.category_id
      where pc.product_id = p.product_id
        and (c.category_id = any(${sql.array(ids, 'int4')}) or c.uuid = any(${sql.array(uuids, 'uuid')})))`;
    return operation === 'nin' ? sql.fragment`not ${member}` : member;
  },
};

/** Filters by collections, by integer id, UUID or code. */
const collection: Filter = {
  operations: ['eq', 'in', 'nin'],
  about: 'Only products in the collection, by integer ID, UUID or code.',
  where(operation, value) {
    const values = valuesOf(operation, value).filter((text) => parseValue('text', text) !== undefined);
    const { ids, uuids } = splitRefs(values);
    const member = sql.fragment`exists (
      select from product_collection pc join collection c on c.collection_id = pc.collection_id
      where pc.product_id = p.product_id
        and (c.collection_id = any(${sql.array(ids, 'int4')}) or c.uuid = any(${sql.array(uuids, 'uuid')})
          or c.code = any(${sql.array(values, 'text')})))`;
    return operation === 'nin' ? sql.fragment`not ${member}` : member;
  },
};

/**
 * Filters by attribute options, by integer id or UUID. Integer ids are compared directly, so that the planner can estimate
 * how many products have the options. The generic plan expects an average number of them (ADR 0053).
 */
const attributeFilter = (attributeId: number): Filter => ({
  operations: ['eq', 'in'],
  where(operation, value) {
    const { ids, uuids } = splitRefs(valuesOf(operation, value));
    const named =
      uuids.length === 0
        ? sql.fragment``
        : sql.fragment`or v.option_id = any(array(
            select o.attribute_option_id from attribute_option o where o.uuid = any(${sql.array(uuids, 'uuid')})))`;
    return sql.fragment`exists (
      select from product_attribute_value v
      where v.product_id = p.product_id and v.attribute_id = ${attributeId}
        and (v.option_id = any(${sql.array(ids, 'int4')}) ${named}))`;
  },
});

/** A filter that keeps only the main variant of each variant group, or the first product of a group without a main variant. */
const onePerGroup: Filter = {
  operations: ['eq'],
  kind: 'boolean',
  about: '1: only the main variant of each variant group, or its first variant if it has no main variant.',
  where(_, value) {
    if (parseValue('boolean', value) !== true) throw badFilter(`"${value}" is not 1`);
    return sql.fragment`(p.variant_group_id is null or p.is_main or not exists (
      select from product v where v.variant_group_id = p.variant_group_id
        and (v.is_main or v.product_id < p.product_id)))`;
  },
};

const taxClass = columnFilter(sql.fragment`p.tax_class`, 'int');
const qty = columnFilter(sql.fragment`i.qty`, 'int');

/** The filters and sort keys of storefront product lists. */
export const storefrontListing: ListingSpec = {
  filters: {
    keyword: keywordFor({ audience: 'storefront', languages: [] }),
    name,
    sku,
    price,
    min_price: {
      operations: ['eq'],
      kind: 'decimal',
      about: 'Only products that cost at least the amount.',
      where: (_, value) => price.where('gteq', value),
    },
    max_price: {
      operations: ['eq'],
      kind: 'decimal',
      about: 'Only products that cost at most the amount.',
      where: (_, value) => price.where('lteq', value),
    },
    in_stock: available,
    type,
    status: columnFilter(sql.fragment`p.status`, 'boolean'),
    cat: category,
    collection,
  },
  sorts: {
    price: { column: sql.fragment`p.price`, kind: 'decimal', field: 'price' },
    name: { column: sql.fragment`p.name`, kind: 'text', field: 'name' },
    status: { column: sql.fragment`p.status`, kind: 'boolean', field: 'status' },
    created_at: { column: sql.fragment`p.created_at`, kind: 'timestamp', field: 'created_at' },
  },
  id: { column: sql.fragment`p.product_id`, twin: sql.fragment`i.product_id`, field: 'product_id' },
};

/** The filters and sort keys of admin product lists, which also include stock and visibility. */
export const adminListing: ListingSpec = {
  ...storefrontListing,
  filters: {
    ...storefrontListing.filters,
    keyword: keywordFor(FOR_ADMINISTRATORS),
    qty,
    low_stock: {
      operations: ['eq'],
      kind: 'int',
      about: 'Only products with managed stock and between one and that many units left.',
      where: (_, value) =>
        sql.fragment`(i.manage_stock and i.stock_availability and i.qty > 0 and ${qty.where('lteq', value)})`,
    },
    visibility: columnFilter(sql.fragment`p.visibility`, 'boolean'),
    tax_class: {
      operations: ['eq'],
      about: 'Only products in the tax class, by integer ID. `none`: only products without one.',
      where(_, value) {
        if (value === 'none') return sql.fragment`p.tax_class is null`;
        return taxClass.where('eq', value);
      },
    },
    attribute_group: columnFilter(sql.fragment`p.group_id`, 'int'),
    one_per_group: onePerGroup,
    variant_group: columnFilter(sql.fragment`p.variant_group_id`, 'int'),
  },
  sorts: { ...storefrontListing.sorts, qty: { column: sql.fragment`i.qty`, kind: 'int', field: 'qty' } },
};

const NAMES = { entityType: 'product', alias: 'p', column: 'name' } as const;

const listingFor = (audience: Audience): ListingSpec =>
  localizedListing(audience === 'storefront' ? storefrontListing : adminListing, NAMES);

/** Returns the filters and sort orders of product lists. The codes of filterable attributes are also filters. */
export const productKeys = (audience: Audience) => ({ ...listingFor(audience), open: true });

const LIST_KEYS: ReadonlySet<string> = new Set(['page', 'limit', 'ob', 'od']);

/** Reports whether a filter may be an attribute code, so that the attributes have to be read. */
export const mayFilterByAttributes = (filters: Filters, audience: Audience): boolean =>
  (filters ?? []).some(({ key }) => !LIST_KEYS.has(key) && !Object.hasOwn(listingFor(audience).filters, key));

/** The filters and sort keys of one product list. */
export interface ProductListingSpec extends ListingSpec {
  /** The relevance of `p` for the keyword. Null if the list is not sorted by relevance. */
  readonly relevance: SqlFragment | null;
}

/** Throws BAD_FILTER if a price has more decimal places than the currency, because no product can have such a price. */
function checkPrices(filters: Filters, currency: string): void {
  for (const { key, value } of filters ?? []) {
    if (!PRICE_KEYS.has(key)) continue;
    for (const one of value.split(',')) {
      const fault = amountFault(`The filter "${key}"`, one.trim(), currency);
      if (fault) throw badFilter(fault.message);
    }
  }
}

/**
 * Creates the filters and sort keys of a product list. Attribute codes are also filter keys, unless another key has the
 * same name. With a keyword, `relevance` is a sort key, and the default. Searching and sorting by name use the language of
 * the app. Throws BAD_FILTER for a price with more decimal places than the shop currency.
 */
export function productSpec(
  filters: Filters,
  { app, audience }: Pick<ReadContext, 'app' | 'audience'>,
  known: readonly AttributeKey[],
): ProductListingSpec {
  checkPrices(filters, currencyOf(app));
  const spec = listingOf(listingFor(audience), { app, audience });
  const attributes = known.filter(
    ({ attribute_code: code }) => !LIST_KEYS.has(code) && !Object.hasOwn(spec.filters, code),
  );
  const reader = { audience, languages: searchedLanguages(app, audience) };
  const all: ListingSpec = {
    ...spec,
    filters: {
      ...spec.filters,
      keyword: keywordFor(reader),
      ...Object.fromEntries(attributes.map((a) => [a.attribute_code, attributeFilter(a.attribute_id)])),
    },
  };
  const keyword = filters?.find(({ key }) => key === 'keyword')?.value;
  const order = filters?.find(({ key }) => key === 'ob')?.value ?? 'relevance';
  if (keyword === undefined || order !== 'relevance') return { ...all, relevance: null };
  const { relevance } = searchProducts(keyword, reader);
  const sort: Sort = { column: relevance, kind: 'decimal', field: 'relevance', direction: 'desc' };
  return { ...all, sorts: { ...all.sorts, relevance: sort }, defaultSort: 'relevance', relevance };
}
