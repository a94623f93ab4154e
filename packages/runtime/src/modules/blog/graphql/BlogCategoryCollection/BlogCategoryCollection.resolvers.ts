import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countBlogCategories, listBlogCategories } from '../../blogCategory.repo.ts';
import { blogCategoryListing } from '../../blogListing.ts';
import { readersOf } from '../../readers.ts';

export default {
  Query: {
    blogCategories(_: unknown, { filters }: ListArguments, context: GraphQLContext) {
      const listing = parseListing(filters, blogCategoryListing);
      const readers = readersOf(context);
      return toCollection(listing, {
        items: () => listBlogCategories(context.db, listing, readers),
        total: () => countBlogCategories(context.db, listing, readers),
      });
    },
  },
};
