import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { blogPostListing } from '../../blogListing.ts';
import { countBlogPosts, listBlogPosts } from '../../blogPost.repo.ts';
import { publicAtOf } from '../../readers.ts';

export default {
  Query: {
    blogPosts(_: unknown, { filters }: ListArguments, context: GraphQLContext) {
      const listing = parseListing(filters, blogPostListing);
      const at = publicAtOf(context);
      return toCollection(listing, {
        items: () => listBlogPosts(context.db, listing, at),
        total: () => countBlogPosts(context.db, listing, at),
      });
    },
  },
};
