import { defineExtension } from '../../platform/extensions/contract.ts';
import { listLiveLandingPages } from './landingPage.repo.ts';
import { landingPageRoutes } from './landingPageRoutes.ts';
import { URN_KIND } from './landingPageUrl.ts';
import { loadPage } from './loadPage.ts';
import { replaceHomepageRoutes } from './replaceHomepage/replaceHomepageRoutes.ts';

/** Campaign pages at the root, with a time in which they are live. */
export const landingPages = defineExtension({
  name: 'landingPages',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    routes: [...landingPageRoutes, ...replaceHomepageRoutes],
    // Landing pages are read by GraphQL alone.
    permissions: [
      { id: 'getLandingPage', description: 'Read one landing page, live or not' },
      { id: 'listLandingPages', description: 'List all landing pages' },
    ],
    urlEntities: [
      {
        type: 'landing_page',
        urn: URN_KIND,
        listLive: ({ clock }, db, uuids) => listLiveLandingPages(db, uuids, clock.now()),
        loadPage,
        changesWith: 'content',
      },
    ],
  }),
});
