import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countCmsPages, listCmsPages } from '../../cmsPage.repo.ts';
import { cmsPageListing } from '../../cmsPageListing.ts';
import { readersOf } from '../../readers.ts';

export default {
  Query: listFields('cmsPages', {
    spec: cmsPageListing,
    rows: (context, slice) => listCmsPages(context.db, slice, readersOf(context)),
    total: (context, listing) => countCmsPages(context.db, listing, readersOf(context)),
  }),
};
