import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import type { Filters, ListingSpec, Sort } from '../../../platform/listing/contract.ts';
import { listingOf } from '../../../platform/listing/listingOf.ts';
import { badFilter } from '../../../platform/listing/errors.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import type { Audience, ReadContext } from '../../../platform/loading/readContext.ts';
import { searchedLanguages, localizedListing } from '../../translations/index.ts';
import type { AttributeKey } from '../attributes/attribute.ts';
import { PRICE_KEYS } from './facetPlan.ts';
import { FOR_ADMINISTRATORS, searchProducts } from './productSearch.ts';
import { currencyOf } from '../priceContexts/shownPrices.ts';
import {
  keywordFor,
  nameFilter,
  skuFilter,
  priceFilter,
  availableFilter,
  typeFilter,
  categoryFilter,
  collectionFilter,
  qtyFilter,
  taxClassFilter,
  onePerGroup,
  attributeFilter,
} from './productFilters.ts';

/** The filters and sort keys of storefront product lists. */
export const storefrontListing: ListingSpec = {
  filters: {
    keyword: keywordFor({ audience: 'storefront', languages: [] }),
    name: nameFilter,
    sku: skuFilter,
    price: priceFilter,
    min_price: {
      operations: ['eq'],
      kind: 'decimal',
      about: 'Only products that cost at least the amount.',
      where: (_, value) => priceFilter.where('gteq', value),
    },
    max_price: {
      operations: ['eq'],
      kind: 'decimal',
      about: 'Only products that cost at most the amount.',
      where: (_, value) => priceFilter.where('lteq', value),
    },
    in_stock: availableFilter,
    type: typeFilter,
    status: columnFilter(sql.fragment`p.status`, 'boolean'),
    cat: categoryFilter,
    collection: collectionFilter,
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
    qty: qtyFilter,
    low_stock: {
      operations: ['eq'],
      kind: 'int',
      about: 'Only products with managed stock and between one and that many units left.',
      where: (_, value) =>
        sql.fragment`(i.manage_stock and i.stock_availability and i.qty > 0 and ${qtyFilter.where('lteq', value)})`,
    },
    visibility: columnFilter(sql.fragment`p.visibility`, 'boolean'),
    tax_class: {
      operations: ['eq'],
      about: 'Only products in the tax class, by integer ID. `none`: only products without one.',
      where(_, value) {
        if (value === 'none') return sql.fragment`p.tax_class is null`;
        return taxClassFilter.where('eq', value);
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
