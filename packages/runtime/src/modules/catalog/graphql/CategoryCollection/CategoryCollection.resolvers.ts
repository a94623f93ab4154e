import { listFields } from '../../../../platform/graphql/listFields.ts';
import { categoryListing } from '../../categories/categoryListing.ts';
import { countCategories, listCategories } from '../../categories/category.repo.ts';

export default {
  Query: listFields('categories', {
    spec: categoryListing,
    rows: (context, slice) => listCategories(context.db, slice, context.audience),
    total: (context, listing) => countCategories(context.db, listing, context.audience),
  }),
};
