import { listFields } from '../../../../platform/graphql/listFields.ts';
import { blogPostListing } from '../../blogListing.ts';
import { countBlogPosts, listBlogPosts } from '../../blogPost.repo.ts';

export default {
  Query: listFields('blogPosts', {
    spec: blogPostListing,
    rows: (context, slice) => listBlogPosts(context.db, slice, context),
    total: (context, listing) => countBlogPosts(context.db, listing, context),
  }),
};
