import type { GraphQLContext, LoaderDefinition } from '../../platform/graphql/contract.ts';
import { parseConnection } from '../../platform/graphql/listing/parseConnection.ts';
import type { Connection, ConnectionArguments } from '../../platform/graphql/listing/parseConnection.ts';
import { parseListing, toCollection } from '../../platform/graphql/listing/parseListing.ts';
import type { Collection, ListArguments, Listing } from '../../platform/graphql/listing/parseListing.ts';
import { audienceOf } from './audience.ts';
import { filterableCodes } from './filterableCodes.loaders.ts';
import type { Group } from './membership.repo.ts';
import { asksAttributes, productSpec } from './productListing.ts';
import type { ProductListingSpec } from './productListing.ts';
import {
  countProducts,
  countProductsIn,
  listProductCards,
  listProductCardsIn,
} from './productListing.repo.ts';
import type { ProductCard, ProductPage } from './productListing.repo.ts';
import { listedTo } from './visibility.ts';

type Filters = ListArguments['filters'];

/** The products of the whole shop. Throws BAD_FILTER. */
export async function productsOf(
  context: GraphQLContext,
  filters: Filters,
): Promise<Collection<ProductCard>> {
  const page = await pageOf(context, filters);
  return toCollection(page.listing, {
    items: () => listProductCards(context.db, page),
    total: () => countProducts(context.db, page),
  });
}

/** A stretch of the products of the whole shop. Throws BAD_FILTER and BAD_CURSOR. */
export async function productsAfter(
  context: GraphQLContext,
  args: ConnectionArguments,
): Promise<Connection<ProductCard>> {
  const spec = await specOf(context, args.filters);
  const listing = parseConnection(args, spec);
  const listed = listedTo(audienceOf(context), context.app);
  return listing.connect(await listProductCards(context.db, { listing, listed, relevance: spec.relevance }));
}

/** The products of one category or collection; those of many, asked at once in one request, come in one statement. */
export async function productsIn(
  context: GraphQLContext,
  group: Group,
  id: number,
  filters: Filters,
): Promise<Collection<ProductCard>> {
  const { listing, items, total } = await pageLoaders(context, group, filters);
  return toCollection(listing, {
    items: () => context.loader(items)(id),
    total: () => context.loader(total)(id),
  });
}

/** Attributes are looked up when a filter may be one of them, once in a request. */
async function specOf(context: GraphQLContext, filters: Filters): Promise<ProductListingSpec> {
  const audience = audienceOf(context);
  const codes = asksAttributes(filters, audience) ? await context.loader(filterableCodes)('all') : [];
  return productSpec(filters, audience, codes);
}

async function pageOf(context: GraphQLContext, filters: Filters): Promise<ProductPage<Listing>> {
  const spec = await specOf(context, filters);
  return {
    listing: parseListing(filters, spec),
    listed: listedTo(audienceOf(context), context.app),
    relevance: spec.relevance,
  };
}

interface PageLoaders {
  readonly listing: Listing;
  readonly items: LoaderDefinition<number, readonly ProductCard[]>;
  readonly total: LoaderDefinition<number, number>;
}

/** The loaders of each page that a request asks for, by group and filters: the groups share them. */
const pages = new WeakMap<GraphQLContext, Map<string, Promise<PageLoaders>>>();

function pageLoaders(context: GraphQLContext, group: Group, filters: Filters): Promise<PageLoaders> {
  const known = pages.get(context) ?? new Map<string, Promise<PageLoaders>>();
  pages.set(context, known);
  const key = JSON.stringify([group, filters ?? []]);
  const loaders = known.get(key) ?? createPageLoaders(context, group, filters);
  known.set(key, loaders);
  return loaders;
}

async function createPageLoaders(
  context: GraphQLContext,
  group: Group,
  filters: Filters,
): Promise<PageLoaders> {
  const page = await pageOf(context, filters);
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
  };
}
