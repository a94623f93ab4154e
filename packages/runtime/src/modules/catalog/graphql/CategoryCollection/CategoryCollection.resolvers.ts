import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { FilterInput } from '../../../../platform/graphql/listing/contract.ts';
import { parseListing } from '../../../../platform/graphql/listing/parseListing.ts';
import type { Listing } from '../../../../platform/graphql/listing/parseListing.ts';
import { audienceOf } from '../../audience.ts';
import { categoryListing } from '../../categoryListing.ts';
import { countListedCategories, listListedCategories } from '../../categoryListing.repo.ts';

interface Page extends Pick<Listing, 'currentFilters'> {
  readonly currentPage: number;
  readonly listing: Listing;
}

export default {
  CategoryCollection: {
    items: ({ listing }: Page, _: unknown, context: GraphQLContext) =>
      listListedCategories(context.db, listing, audienceOf(context)),
    total: ({ listing }: Page, _: unknown, context: GraphQLContext) =>
      countListedCategories(context.db, listing, audienceOf(context)),
  },
  Query: {
    categories(_: unknown, { filters }: { filters?: readonly FilterInput[] | null }): Page {
      const listing = parseListing(filters, categoryListing);
      return { listing, currentPage: listing.page, currentFilters: listing.currentFilters };
    },
  },
};
