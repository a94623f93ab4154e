import type { GraphQLContext, LoaderDefinition } from '../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../platform/graphql/listing/parseListing.ts';
import type { Collection, ListArguments, Listing } from '../../platform/graphql/listing/parseListing.ts';
import { audienceOf } from './audience.ts';
import type { Group } from './membership.repo.ts';
import { adminListing, storefrontListing } from './productListing.ts';
import {
  countProducts,
  countProductsIn,
  listProductCards,
  listProductCardsIn,
} from './productListing.repo.ts';
import type { ProductCard } from './productListing.repo.ts';

type Filters = ListArguments['filters'];

export const listingSpecOf = (context: GraphQLContext) =>
  audienceOf(context).live ? storefrontListing : adminListing;

/** The products of the whole shop. Throws BAD_FILTER. */
export function productsOf(context: GraphQLContext, filters: Filters): Collection<ProductCard> {
  const listing = parseListing(filters, listingSpecOf(context));
  const audience = audienceOf(context);
  return toCollection(listing, {
    items: () => listProductCards(context.db, listing, audience),
    total: () => countProducts(context.db, listing, audience),
  });
}

/** The products of one category or collection; those of many, asked at once in one request, come in one statement. */
export function productsIn(
  context: GraphQLContext,
  group: Group,
  id: number,
  filters: Filters,
): Collection<ProductCard> {
  const { listing, items, total } = pageLoaders(context, group, filters);
  return toCollection(listing, {
    items: () => context.loader(items)(id),
    total: () => context.loader(total)(id),
  });
}

interface PageLoaders {
  readonly listing: Listing;
  readonly items: LoaderDefinition<number, readonly ProductCard[]>;
  readonly total: LoaderDefinition<number, number>;
}

/** The loaders of each page that a request asks for, by group and filters: the groups share them. */
const pages = new WeakMap<GraphQLContext, Map<string, PageLoaders>>();

function pageLoaders(context: GraphQLContext, group: Group, filters: Filters): PageLoaders {
  const known = pages.get(context) ?? new Map<string, PageLoaders>();
  pages.set(context, known);
  const key = JSON.stringify([group, filters ?? []]);
  const loaders = known.get(key) ?? createPageLoaders(context, group, filters);
  known.set(key, loaders);
  return loaders;
}

function createPageLoaders(context: GraphQLContext, group: Group, filters: Filters): PageLoaders {
  const listing = parseListing(filters, listingSpecOf(context));
  const audience = audienceOf(context);
  return {
    listing,
    items: {
      async load(ids) {
        const rows = await listProductCardsIn(context.db, group, ids, listing, audience);
        const byGroup = Map.groupBy(rows, (row) => row.group_key);
        return ids.map((id) => byGroup.get(id) ?? []);
      },
    },
    total: {
      async load(ids) {
        const rows = await countProductsIn(context.db, group, ids, listing, audience);
        const byGroup = new Map(rows.map((row) => [row.group_key, row.total]));
        return ids.map((id) => byGroup.get(id) ?? 0);
      },
    },
  };
}
