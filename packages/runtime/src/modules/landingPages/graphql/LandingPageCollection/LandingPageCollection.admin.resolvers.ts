import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countLandingPages, listLandingPages } from '../../landingPage.repo.ts';
import { landingPageListing } from '../../landingPageListing.ts';

export default {
  Query: {
    landingPages(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, landingPageListing);
      return toCollection(listing, {
        items: () => listLandingPages(db, listing),
        total: () => countLandingPages(db, listing),
      });
    },
  },
};
