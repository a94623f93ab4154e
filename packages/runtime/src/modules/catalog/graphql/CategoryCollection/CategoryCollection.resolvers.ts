import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/graphql/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/graphql/listing/parseListing.ts';
import { audienceOf } from '../../listing/audience.ts';
import { categoryListing } from '../../categories/categoryListing.ts';
import { countCategories, listCategories } from '../../categories/category.repo.ts';

export default {
  Query: {
    categories(_: unknown, { filters }: ListArguments, context: GraphQLContext) {
      const listing = parseListing(filters, categoryListing);
      const audience = audienceOf(context);
      return toCollection(listing, {
        items: () => listCategories(context.db, listing, audience),
        total: () => countCategories(context.db, listing, audience),
      });
    },
  },
};
