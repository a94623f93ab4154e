import { defineExtension } from '../../platform/contracts/extension.ts';
import { listLiveLandingPages } from './landingPage.repo.ts';
import { landingPageRoutes } from './landingPageRoutes.ts';
import { BODY_AREA, ROUTE, URN_KIND } from './landingPageUrl.ts';
import { loadPage } from './loadPage.ts';
import { translatableLandingPage } from './translatable.ts';
import { replaceHomepageRoutes } from './replaceHomepage/replaceHomepageRoutes.ts';
import { landingPagesPersonalData } from './personalData.ts';

/** Provides landing pages: campaign pages at the root of the shop that are live for a limited time. */
export const landingPages = defineExtension({
  name: 'landingPages',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    personalData: landingPagesPersonalData,
    routes: [...landingPageRoutes, ...replaceHomepageRoutes],
    // Only GraphQL reads landing pages, so no REST route declares these permissions.
    permissions: [
      { id: 'getLandingPage', description: 'Read one landing page, live or not' },
      { id: 'listLandingPages', description: 'List all landing pages' },
    ],
    translatable: [translatableLandingPage],
    pageRoutes: [
      {
        route: ROUTE,
        label: 'Landing pages',
        entity: 'landing_page',
        areas: [{ area: BODY_AREA, label: 'Content of the landing page' }],
      },
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
