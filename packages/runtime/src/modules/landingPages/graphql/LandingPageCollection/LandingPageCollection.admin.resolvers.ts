import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countLandingPages, listLandingPages } from '../../landingPage.repo.ts';
import { landingPageListing } from '../../landingPageListing.ts';

export default {
  Query: listFields('landingPages', {
    spec: landingPageListing,
    rows: ({ db }, slice) => listLandingPages(db, slice),
    total: ({ db }, listing) => countLandingPages(db, listing),
  }),
};
