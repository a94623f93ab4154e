import { listFields } from '../../../../platform/graphql/listFields.ts';
import { audienceOf } from '../../listing/audience.ts';
import { categoryListing } from '../../categories/categoryListing.ts';
import { countCategories, listCategories } from '../../categories/categoryListing.repo.ts';

export default {
  Query: listFields('categories', {
    spec: categoryListing,
    rows: (context, slice) => listCategories(context.db, slice, audienceOf(context)),
    total: (context, listing) => countCategories(context.db, listing, audienceOf(context)),
  }),
};
