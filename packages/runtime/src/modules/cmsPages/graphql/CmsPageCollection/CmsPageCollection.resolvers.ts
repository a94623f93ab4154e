import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countCmsPages, listCmsPages } from '../../cmsPage.repo.ts';
import { cmsPageListing } from '../../cmsPageListing.ts';
import { readersOf } from '../../readers.ts';

export default {
  Query: {
    cmsPages(_: unknown, { filters }: ListArguments, context: GraphQLContext) {
      const listing = parseListing(filters, cmsPageListing);
      const readers = readersOf(context);
      return toCollection(listing, {
        items: () => listCmsPages(context.db, listing, readers),
        total: () => countCmsPages(context.db, listing, readers),
      });
    },
  },
};
