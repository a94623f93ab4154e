import type { AppContext } from '../../../platform/contracts/context.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { readContext } from '../../../platform/loading/readContext.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import type { ListingSpec, Connection, ConnectionArguments } from '../../../platform/listing/contract.ts';
import { toConnection } from '../../../platform/listing/parseConnection.ts';
import { filtersOf } from '../../../platform/listing/listQuery.ts';
import type { ListQuery } from '../../../platform/listing/listQuery.ts';
import { parseListing, toCollection } from '../../../platform/listing/parseListing.ts';
import type { Collection, ListArguments, Listing } from '../../../platform/listing/parseListing.ts';
import { cachedInRead } from '../../../platform/contentCache/cachedRead.ts';
import { rowFilters } from '../../../platform/listing/conditions.ts';
import { contentLanguage } from '../../translations/index.ts';
import { facetsFrom } from './facets.ts';
import type { Facet } from './facets.ts';
import { listFacets } from './facet.repo.ts';
import type { CountedPage, FacetRow } from './facet.repo.ts';
import { planFacets } from './facetPlan.ts';
import type { AttributeKey } from '../attributes/attribute.ts';
import { filterableAttributes } from '../attributes/attribute.loaders.ts';
import { adminListing, mayFilterByAttributes, productSpec } from './productListing.ts';
import { countProducts, listProductCards } from './productListing.repo.ts';
import type { ProductCard } from './productCard.ts';
import type { ProductPage } from './productListing.repo.ts';
import { entriesOf } from './entries.ts';
import { listedForEntry, listedOnOwnPage, listedTo } from './visibility.ts';
import { priceKeyOf, pricesOf } from '../priceContexts/shownPrices.ts';

/** The filters of a product list. */
export type Filters = ListArguments['filters'];

export interface ListMode {
  /** True if a storefront list shows one entry per visible variant group. Administrators' lists always show products. */
  readonly isGrouped: boolean;
}

/** The arguments of a GraphQL field that returns a list of products. */
export interface ProductListArguments extends ListArguments {
  readonly grouped?: boolean | null;
  /** The currency of the prices. Default: the visitor's. */
  readonly currency?: string | null;
}

/** The parent value of the GraphQL type `ProductCollection`. */
export interface ProductCollection extends Collection<ProductCard> {
  readFacets(): Promise<readonly Facet[]>;
}

/** Reads one result page of the shop's products. Throws BAD_FILTER. */
export async function readProducts(
  context: ReadContext,
  filters: Filters,
  { isGrouped }: ListMode,
): Promise<ProductCollection> {
  const page = await pageOf(context, filters, isGrouped);
  const collection = toCollection(page.listing, {
    items: () => listProductCards(context.db, page),
    total: () =>
      cachedInRead(context, keyOf(context, 'total', filters, isGrouped), () =>
        countProducts(context.db, page, page.entries && listedOnOwnPage(context.app)),
      ),
  });
  return Object.assign(collection, {
    async readFacets() {
      const row = await cachedInRead(context, keyOf(context, 'facets', filters, isGrouped), async () => {
        const [first] = await listFacets(context.db, null, [0], page, readerOf(context));
        return first as FacetRow;
      });
      return facetsFrom(context, row);
    },
  });
}

/** Creates the cache key for the data shared by all result pages of a list, regardless of sort order. */
export const keyOf = ({ app }: ReadContext, what: string, filters: Filters, isGrouped: boolean): string =>
  JSON.stringify([what, app.language, isGrouped, rowFilters(filters), priceKeyOf(app)]);

/** Reads the shop's products that follow a cursor. Throws BAD_FILTER and BAD_CURSOR. */
export async function readProductConnection(
  context: ReadContext,
  args: ConnectionArguments,
): Promise<Connection<ProductCard>> {
  const attributes = await attributesFor(context, args.filters);
  const spec = productSpec(args.filters, context, attributes);
  const listed = listedTo(context.audience, context.app);
  return toConnection(args, spec, (listing) =>
    listProductCards(context.db, {
      listing,
      listed,
      relevance: spec.relevance,
      entries: null,
      prices: pricesOf(context.app),
    }),
  );
}

/** Returns the audience and the language of the facets. */
export const readerOf = ({ app, audience }: ReadContext) => ({ audience, language: contentLanguage(app) });

type WholePage = ProductPage<Listing> & CountedPage;

/** Reads a page of products. */
export async function pageOf(context: ReadContext, filters: Filters, isGrouped: boolean): Promise<WholePage> {
  const attributes = await attributesFor(context, filters);
  const spec = productSpec(filters, context, attributes);
  const listing = parseListing(filters, spec);
  const isOfEntries = isGrouped && context.audience === 'storefront';
  const codes = attributes.map((attribute) => attribute.attribute_code);
  return {
    listing,
    listed: isOfEntries ? listedForEntry(context.app) : listedTo(context.audience, context.app),
    relevance: spec.relevance,
    entries: isOfEntries ? entriesOf(filters) : null,
    prices: pricesOf(context.app),
    plan: planFacets(listing.parts, codes),
  };
}

/** Creates the administrators' listing for these filters, which also accepts the codes of filterable attributes. */
export async function adminProductSpec(
  call: Pick<ReadContext, 'app' | 'db' | 'caller'>,
  filters: Filters,
): Promise<ListingSpec> {
  const context = readContext(call, 'admin');
  return productSpec(filters, context, await attributesFor(context, filters));
}

/** Returns the relevance of `p`, if a REST query sorts the administrators' list by relevance, or otherwise null. */
export const adminRelevance = (app: AppContext, query: ListQuery): SqlFragment | null =>
  productSpec(filtersOf(query, adminListing), { app, audience: 'admin' }, []).relevance;

/** Looks up the filterable attributes once per request, if a filter may refer to an attribute. */
const attributesFor = async (context: ReadContext, filters: Filters): Promise<readonly AttributeKey[]> =>
  mayFilterByAttributes(filters, context.audience) ? context.loader(filterableAttributes)('all') : [];
