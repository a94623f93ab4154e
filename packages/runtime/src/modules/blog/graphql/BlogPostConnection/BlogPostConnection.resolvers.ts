import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { blogPostListing } from '../../blogListing.ts';
import { listBlogPosts } from '../../blogPost.repo.ts';
import { publicAtOf } from '../../readers.ts';

export default {
  Query: {
    blogPostsConnection(_: unknown, args: ConnectionArguments, context: GraphQLContext) {
      const at = publicAtOf(context);
      return toConnection(args, blogPostListing, (slice) => listBlogPosts(context.db, slice, at));
    },
  },
};
