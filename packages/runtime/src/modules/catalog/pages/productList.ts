import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import type { FilterInput } from '../../../platform/listing/contract.ts';
import { parseListing } from '../../../platform/listing/parseListing.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import type { PageAsk } from '../../urls/index.ts';
import { filterableAttributes } from '../attributes/attribute.loaders.ts';
import { PRICE_FACET } from '../listing/facetPlan.ts';
import type { Facet } from '../listing/facets.ts';
import { productsOf } from '../listing/productCollection.ts';
import type { ProductCollection } from '../listing/productCollection.ts';
import { storefrontListing } from '../listing/productListing.ts';
import { listProductCards } from '../listing/productListing.repo.ts';
import { listedTo } from '../listing/visibility.ts';
import { mayAskAttributes, ordersOf, PAGE_SIZE, readListingAsk } from './listingAsk.ts';
import type { ListingAsk } from './listingAsk.ts';
import { productTile } from './productTile.ts';
import type { ProductTile } from './productTile.ts';

/** An option that a list can be narrowed by. */
export interface ListOption {
  /** Of the query. */
  readonly value: string;
  readonly label: string;
  /** Products that it leaves. */
  readonly count: number;
  readonly chosen: boolean;
}

/** What a list can be narrowed by, under the name that the query has for it. */
export interface ListFilter {
  readonly key: string;
  readonly name: string;
  readonly options: readonly ListOption[];
}

/** One page of products, with what leads to others. */
export interface ProductList {
  readonly items: readonly ProductTile[];
  /** Products of all pages; `is_exact` is false where there are more. */
  readonly total: number;
  readonly is_exact: boolean;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Which of `orders` it has. */
  readonly order: string;
  readonly orders: readonly string[];
  readonly filters: readonly ListFilter[];
  /** The lowest and the highest price that can be asked for, in major units. Null: there is no product. */
  readonly prices: { readonly min: number; readonly max: number } | null;
  /** What narrows the list, by the names of the query. */
  readonly narrowed: ListingAsk['narrowed'];
}

/**
 * The page of a list that a query asks for. `list` opens it with the filters that the query means. Statements: the products,
 * how many there are, and what they can be narrowed by; one more where the query may name attributes.
 */
export async function readProductList(
  context: ReadContext,
  ask: PageAsk,
  orders: readonly string[],
  list: (filters: readonly FilterInput[]) => Promise<ProductCollection>,
): Promise<ProductList> {
  const attributes = mayAskAttributes(ask) ? await context.loader(filterableAttributes)('all') : [];
  const codes = attributes.map(({ attribute_code: code }) => code);
  const { page, order, narrowed, filters } = readListingAsk(
    ask,
    codes,
    orders,
    context.app.config.shop.currency,
  );
  const collection = await list(filters);
  const [items, total, isExact, facets] = await Promise.all([
    collection.items,
    collection.total,
    collection.totalIsExact,
    collection.readFacets(),
  ]);
  const range = facets.find(({ key }) => key === PRICE_FACET)?.range ?? null;
  return {
    items: items.map(productTile),
    total,
    is_exact: isExact,
    page,
    pages: Math.max(Math.ceil(total / PAGE_SIZE), 1),
    order,
    orders,
    filters: facets.filter(({ key }) => key !== PRICE_FACET).map((facet) => filterOf(facet, narrowed)),
    prices: range && { min: range.min, max: range.max },
    narrowed,
  };
}

const filterOf = ({ key, name, options }: Facet, narrowed: ListingAsk['narrowed']): ListFilter => ({
  key,
  name,
  options: options.map(({ value, label, count }) => ({
    value,
    label,
    count,
    chosen: narrowed[key]?.includes(value) ?? false,
  })),
});

/** The products of the whole shop that match a keyword, as the query asks for them. Statements: those of the list. */
export function searchCatalog(app: AppContext, db: Db, keyword: string, ask: PageAsk): Promise<ProductList> {
  const context = visitorContext(app, db);
  return readProductList(context, ask, ordersOf(true), (filters) =>
    productsOf(context, [{ key: 'keyword', operation: 'eq', value: keyword }, ...filters]),
  );
}

/** The newest products that lists of the storefront show. One statement. */
export async function listNewestProducts(
  app: AppContext,
  db: Db,
  count: number,
): Promise<readonly ProductTile[]> {
  const listing = parseListing([{ key: 'limit', operation: 'eq', value: String(count) }], storefrontListing);
  const cards = await listProductCards(db, {
    listing,
    listed: listedTo('storefront', app),
    relevance: null,
  });
  return cards.map(productTile);
}
