import { sql } from '../../../../platform/db/db.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { columnFilter } from '../../../../platform/graphql/listing/columnFilter.ts';
import type { FilterInput, ListingSpec } from '../../../../platform/graphql/listing/contract.ts';
import { parseListing } from '../../../../platform/graphql/listing/parseListing.ts';
import type { Listing } from '../../../../platform/graphql/listing/parseListing.ts';
import { countCollections, listCollectionPage } from '../../collection.repo.ts';

const spec: ListingSpec = {
  filters: {
    name: columnFilter(sql.fragment`o.name`, 'text'),
    code: columnFilter(sql.fragment`o.code`, 'text'),
  },
  sorts: {
    name: { column: sql.fragment`o.name`, kind: 'text', field: 'name' },
    code: { column: sql.fragment`o.code`, kind: 'text', field: 'code' },
  },
  id: { column: sql.fragment`o.collection_id`, field: 'collection_id' },
};

interface Page extends Pick<Listing, 'currentFilters'> {
  readonly currentPage: number;
  readonly listing: Listing;
}

export default {
  CollectionCollection: {
    items: ({ listing }: Page, _: unknown, { db }: GraphQLContext) => listCollectionPage(db, listing),
    total: ({ listing }: Page, _: unknown, { db }: GraphQLContext) => countCollections(db, listing),
  },
  Query: {
    collections(_: unknown, { filters }: { filters?: readonly FilterInput[] | null }): Page {
      const listing = parseListing(filters, spec);
      return { listing, currentPage: listing.page, currentFilters: listing.currentFilters };
    },
  },
};
