import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listBlogCategories } from '../../blogCategory.repo.ts';
import { blogCategoryListing } from '../../blogListing.ts';
import { readersOf } from '../../readers.ts';

export default {
  Query: {
    blogCategoriesConnection(_: unknown, args: ConnectionArguments, context: GraphQLContext) {
      const readers = readersOf(context);
      return toConnection(args, blogCategoryListing, (slice) =>
        listBlogCategories(context.db, slice, readers),
      );
    },
  },
};
