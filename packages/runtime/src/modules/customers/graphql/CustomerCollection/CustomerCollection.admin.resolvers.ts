import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { FilterInput } from '../../../../platform/graphql/listing/contract.ts';
import { parseListing } from '../../../../platform/graphql/listing/parseListing.ts';
import type { Listing } from '../../../../platform/graphql/listing/parseListing.ts';
import { countCustomers, listCustomers } from '../../customer.repo.ts';
import { customerListing } from '../../customerListing.ts';

interface Page extends Pick<Listing, 'currentFilters'> {
  readonly currentPage: number;
  readonly listing: Listing;
}

export default {
  CustomerCollection: {
    items: ({ listing }: Page, _: unknown, { db }: GraphQLContext) => listCustomers(db, listing),
    total: ({ listing }: Page, _: unknown, { db }: GraphQLContext) => countCustomers(db, listing),
  },
  Query: {
    customers(_: unknown, { filters }: { filters?: readonly FilterInput[] | null }): Page {
      const listing = parseListing(filters, customerListing);
      return { listing, currentPage: listing.page, currentFilters: listing.currentFilters };
    },
  },
};
