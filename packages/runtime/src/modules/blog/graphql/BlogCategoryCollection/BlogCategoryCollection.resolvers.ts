import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countBlogCategories, listBlogCategories } from '../../blogCategory.repo.ts';
import { blogCategoryListing } from '../../blogListing.ts';
import { readersOf } from '../../readers.ts';

export default {
  Query: listFields('blogCategories', {
    spec: blogCategoryListing,
    rows: (context, slice) => listBlogCategories(context.db, slice, readersOf(context)),
    total: (context, listing) => countBlogCategories(context.db, listing, readersOf(context)),
  }),
};
