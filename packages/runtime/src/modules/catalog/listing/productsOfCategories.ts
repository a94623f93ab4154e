import type { LoaderDefinition, ReadContext } from '../../../platform/loading/readContext.ts';
import { toCollection } from '../../../platform/listing/parseListing.ts';
import type { Listing } from '../../../platform/listing/parseListing.ts';
import { cachedInRead } from '../../../platform/contentCache/cachedRead.ts';
import { facetsFrom } from './facets.ts';
import { listFacets } from './facet.repo.ts';
import type { FacetRow } from './facet.repo.ts';
import type { Group } from '../membership.repo.ts';
import { countProductsIn, listProductCardsIn } from './productListing.repo.ts';
import type { ProductCard } from './productCard.ts';
import type { Filters, ListMode, ProductCollection } from './productCollection.ts';
import { keyOf, pageOf, readerOf } from './productCollection.ts';

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
