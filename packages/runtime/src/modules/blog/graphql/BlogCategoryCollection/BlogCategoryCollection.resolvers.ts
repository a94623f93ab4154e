import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countBlogCategories, listBlogCategories } from '../../blogCategory.repo.ts';
import { blogCategoryListing } from '../../blogListing.ts';

export default {
  Query: listFields('blogCategories', {
    spec: blogCategoryListing,
    rows: (context, slice) => listBlogCategories(context.db, slice, context.audience),
    total: (context, listing) => countBlogCategories(context.db, listing, context.audience),
  }),
};
