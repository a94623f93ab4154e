import { defineExtension } from '../../platform/contracts/extension.ts';
import { listCmsPageFacts, listLiveCmsPages } from './cmsPage.repo.ts';
import { cmsPageRoutes } from './cmsPageRoutes.ts';
import { cmsPageSearch } from './cmsPageSearch.ts';
import { URN_KIND } from './cmsPageUrl.ts';
import { cmsPageFileUses } from './fileUses.ts';
import { loadPage } from './loadPage.ts';
import { translatablePage } from './translatable.ts';
import { cmsPagesPersonalData } from './personalData.ts';

/** Provides CMS pages: text pages such as legal notices. */
export const cmsPages = defineExtension({
  name: 'cmsPages',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    personalData: cmsPagesPersonalData,
    routes: cmsPageRoutes,
    fileUses: cmsPageFileUses,
    searchSources: [cmsPageSearch],
    translatable: [translatablePage],
    urlEntities: [
      {
        type: 'cms_page',
        urn: URN_KIND,
        listLive: (_app, db, uuids) => listLiveCmsPages(db, uuids),
        listFacts: listCmsPageFacts,
        loadPage,
        changesWith: 'content',
      },
    ],
  }),
});
