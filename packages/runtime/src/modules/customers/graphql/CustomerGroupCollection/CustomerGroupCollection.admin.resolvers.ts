import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { FilterInput } from '../../../../platform/graphql/listing/contract.ts';
import { parseListing } from '../../../../platform/graphql/listing/parseListing.ts';
import type { Listing } from '../../../../platform/graphql/listing/parseListing.ts';
import { countGroups, listGroups } from '../../customerGroup.repo.ts';
import { groupListing } from '../../customerListing.ts';

interface Page extends Pick<Listing, 'currentFilters'> {
  readonly currentPage: number;
  readonly listing: Listing;
}

export default {
  CustomerGroupCollection: {
    items: ({ listing }: Page, _: unknown, { db }: GraphQLContext) => listGroups(db, listing),
    total: ({ listing }: Page, _: unknown, { db }: GraphQLContext) => countGroups(db, listing),
  },
  Query: {
    customerGroups(_: unknown, { filters }: { filters?: readonly FilterInput[] | null }): Page {
      const listing = parseListing(filters, groupListing);
      return { listing, currentPage: listing.page, currentFilters: listing.currentFilters };
    },
  },
};
