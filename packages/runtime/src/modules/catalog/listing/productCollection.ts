import type { AppContext } from '../../../platform/contracts/context.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { readContext } from '../../../platform/loading/readContext.ts';
import type { LoaderDefinition, ReadContext } from '../../../platform/loading/readContext.ts';
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
import type { Group } from '../membership.repo.ts';
import { adminListing, mayFilterByAttributes, productSpec } from './productListing.ts';
import {
  countProducts,
  countProductsIn,
  listProductCards,
  listProductCardsIn,
} from './productListing.repo.ts';
import type { ProductCard } from './productCard.ts';
import type { ProductPage } from './productListing.repo.ts';
import { entriesOf } from './entries.ts';
import { listedForEntry, listedOnOwnPage, listedTo } from './visibility.ts';
import { priceKeyOf, pricesOf } from '../priceContexts/shownPrices.ts';

type Filters = ListArguments['filters'];

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
const keyOf = ({ app }: ReadContext, what: string, filters: Filters, isGrouped: boolean): string =>
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

/**
 * Reads one result page of the products in a category or collection. A single SQL statement reads the products of all
 * groups in a request.
 */
export async function readProductsIn(
  context: ReadContext,
  group: Group,
  id: number,
  filters: Filters,
  { isGrouped }: ListMode,
): Promise<ProductCollection> {
  const { listing, items, total, facets } = await pageLoaders(context, group, filters, isGrouped);
  const collection = toCollection(listing, {
    items: () => context.loader(items)(id),
    total: () =>
      cachedInRead(context, keyOf(context, `total of ${group} ${id}`, filters, isGrouped), () =>
        context.loader(total)(id),
      ),
  });
  return Object.assign(collection, {
    async readFacets() {
      const key = keyOf(context, `facets of ${group} ${id}`, filters, isGrouped);
      return facetsFrom(context, await cachedInRead(context, key, () => context.loader(facets)(id)));
    },
  });
}

/** Reads the facets of a category. A single SQL statement reads the facets of all categories in a request. */
export async function readCategoryFacets(context: ReadContext, id: number): Promise<FacetRow> {
  const { facets } = await pageLoaders(context, 'category', null, false);
  return context.loader(facets)(id);
}

/** Returns the audience and the language of the facets. */
const readerOf = ({ app, audience }: ReadContext) => ({ audience, language: contentLanguage(app) });

type WholePage = ProductPage<Listing> & CountedPage;

async function pageOf(context: ReadContext, filters: Filters, isGrouped: boolean): Promise<WholePage> {
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

interface PageLoaders {
  readonly listing: Listing;
  readonly items: LoaderDefinition<number, readonly ProductCard[]>;
  readonly total: LoaderDefinition<number, number>;
  readonly facets: LoaderDefinition<number, FacetRow>;
}

/** The loaders of a request, by group and filters. Lists of several groups share them. */
const pages = new WeakMap<ReadContext, Map<string, Promise<PageLoaders>>>();

function pageLoaders(
  context: ReadContext,
  group: Group,
  filters: Filters,
  isGrouped: boolean,
): Promise<PageLoaders> {
  const known = pages.get(context) ?? new Map<string, Promise<PageLoaders>>();
  pages.set(context, known);
  const key = JSON.stringify([group, isGrouped, filters ?? []]);
  const loaders = known.get(key) ?? createPageLoaders(context, group, filters, isGrouped);
  known.set(key, loaders);
  return loaders;
}

async function createPageLoaders(
  context: ReadContext,
  group: Group,
  filters: Filters,
  isGrouped: boolean,
): Promise<PageLoaders> {
  const page = await pageOf(context, filters, isGrouped);
  return {
    listing: page.listing,
    items: {
      async load(ids) {
        const rows = await listProductCardsIn(context.db, group, ids, page);
        const byGroup = Map.groupBy(rows, (row) => row.group_key);
        return ids.map((id) => byGroup.get(id) ?? []);
      },
    },
    total: {
      async load(ids) {
        const rows = await countProductsIn(context.db, group, ids, page);
        const byGroup = new Map(rows.map((row) => [row.group_key, row.total]));
        return ids.map((id) => byGroup.get(id) ?? 0);
      },
    },
    facets: {
      async load(ids) {
        const rows = await listFacets(context.db, group, ids, page, readerOf(context));
        const byGroup = new Map(rows.map((row) => [row.group_key, row]));
        return ids.map((id) => byGroup.get(id) as FacetRow);
      },
    },
  };
}
