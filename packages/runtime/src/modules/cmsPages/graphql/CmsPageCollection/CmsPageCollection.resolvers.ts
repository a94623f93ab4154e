import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countCmsPages, listCmsPages } from '../../cmsPage.repo.ts';
import { cmsPageListing } from '../../cmsPageListing.ts';

export default {
  Query: listFields('cmsPages', {
    spec: cmsPageListing,
    rows: (context, slice) => listCmsPages(context.db, slice, context.audience),
    total: (context, listing) => countCmsPages(context.db, listing, context.audience),
  }),
};
