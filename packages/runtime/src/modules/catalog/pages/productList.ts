import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import type { FilterInput } from '../../../platform/listing/contract.ts';
import { pagesOf, parseListing } from '../../../platform/listing/parseListing.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import type { PageRequest } from '../../urls/index.ts';
import { filterableAttributes } from '../attributes/attribute.loaders.ts';
import type { ListFilter, ProductList, ProductTile } from '../contract.ts';
import { entriesOf } from '../listing/entries.ts';
import { PRICE_FACET } from '../listing/facetPlan.ts';
import type { Facet } from '../listing/facets.ts';
import { readProducts } from '../listing/productCollection.ts';
import type { ProductCollection } from '../listing/productCollection.ts';
import { storefrontListing } from '../listing/productListing.ts';
import { listProductCards } from '../listing/productListing.repo.ts';
import { listedForEntry } from '../listing/visibility.ts';
import { LAST_PAGE, mayNameAttributes, ordersOf, PAGE_SIZE, readListingQuery } from './listingQuery.ts';
import type { ListingQuery } from './listingQuery.ts';
import { currencyOf, pricesOf } from '../priceContexts/shownPrices.ts';
import { productTile } from './productTile.ts';

/**
 * Reads the list page that a query selects. `list` opens the list with the filters from the query. Statements: the products, their number,
 * and the facets, plus one if the query may contain attributes. A page beyond `LAST_PAGE` has no products. A list that `probes` reads the products first, and nothing else if there
 * are none.
 */
export async function readProductList(
  context: ReadContext,
  request: PageRequest,
  orders: readonly string[],
  list: (filters: readonly FilterInput[]) => Promise<ProductCollection>,
  { probes = false }: { readonly probes?: boolean } = {},
): Promise<ProductList> {
  const attributes = mayNameAttributes(request) ? await context.loader(filterableAttributes)('all') : [];
  const codes = attributes.map(({ attribute_code: code }) => code);
  const { page, order, narrowed, filters } = readListingQuery(
    request,
    codes,
    orders,
    currencyOf(context.app),
  );
  const collection = await list(filters);
  const first = probes && page === 1 && Object.keys(narrowed).length === 0 ? await collection.items : null;
  const [items, total, isExact, facets] =
    first?.length === 0
      ? [first, 0, true, []]
      : await Promise.all([
          page > LAST_PAGE ? [] : (first ?? collection.items),
          collection.total,
          collection.totalIsExact,
          collection.readFacets(),
        ]);
  const range = facets.find(({ key }) => key === PRICE_FACET)?.range ?? null;
  return {
    items: items.map((card) => productTile(context.app, card)),
    total,
    is_exact: isExact,
    page,
    pages: pagesOf(total, PAGE_SIZE),
    order,
    orders,
    filters: facets.filter(({ key }) => key !== PRICE_FACET).map((facet) => filterOf(facet, narrowed)),
    prices: range && { min: range.min, max: range.max },
    narrowed,
  };
}

const filterOf = ({ key, name, options }: Facet, narrowed: ListingQuery['narrowed']): ListFilter => ({
  key,
  name,
  options: options.map(({ value, label, count }) => ({
    value,
    label,
    count,
    chosen: narrowed[key]?.includes(value) ?? false,
  })),
});

const keywordFilter = (keyword: string): readonly FilterInput[] =>
  keyword === '' ? [] : [{ key: 'keyword', operation: 'eq', value: keyword }];

/**
 * Searches the shop's products, or lists all of them without a keyword, and reads the page that the query selects. Statements: those of the
 * list.
 */
export function searchCatalog(
  app: AppContext,
  db: Db,
  keyword: string,
  request: PageRequest,
): Promise<ProductList> {
  const context = visitorContext(app, db);
  return readProductList(
    context,
    request,
    ordersOf(keyword !== ''),
    (filters) => readProducts(context, [...keywordFilter(keyword), ...filters], { isGrouped: true }),
    { probes: true },
  );
}

/** Lists the newest products on the storefront, one per variant group. Runs one SQL statement. */
export async function listNewestProducts(
  app: AppContext,
  db: Db,
  count: number,
): Promise<readonly ProductTile[]> {
  const listing = parseListing([{ key: 'limit', operation: 'eq', value: String(count) }], storefrontListing);
  const cards = await listProductCards(db, {
    listing,
    listed: listedForEntry(app),
    relevance: null,
    entries: entriesOf(null),
    prices: pricesOf(app),
  });
  return cards.map((card) => productTile(app, card));
}
