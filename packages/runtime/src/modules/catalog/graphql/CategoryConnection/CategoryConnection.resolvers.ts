import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/graphql/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/graphql/listing/parseConnection.ts';
import { audienceOf } from '../../listing/audience.ts';
import { categoryListing } from '../../categories/categoryListing.ts';
import { listCategories } from '../../categories/category.repo.ts';

export default {
  Query: {
    categoriesConnection(_: unknown, args: ConnectionArguments, context: GraphQLContext) {
      const audience = audienceOf(context);
      return toConnection(args, categoryListing, (slice) => listCategories(context.db, slice, audience));
    },
  },
};
