import { z } from 'zod';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { anyQuery, withQuery } from '../../platform/http/answer/withQuery.ts';
import { countCmsPages, findCmsPage, listCmsPages } from './cmsPage.repo.ts';
import { cmsPageRow } from './cmsPage.ts';
import type { CmsPageRow } from './cmsPage.ts';
import { cmsPageBody, newCmsPageBody } from './cmsPageBody.ts';
import { cmsPageListing } from './cmsPageListing.ts';
import { cmsPageNotFound } from './errors.ts';
import { createCmsPage, deleteCmsPage, updateCmsPage } from './writeCmsPage.ts';

export const cmsPageRoutes = [
  ...entityRoutes({
    path: '/api/pages',
    sdkResource: 'pages',
    table: 'cms_page',
    ref: refOr(cmsPageNotFound),
    notFound: cmsPageNotFound,
    answer: cmsPageRow,
    toAnswer: (page: CmsPageRow) => page,
    list: {
      id: 'listCmsPages',
      does: 'Lists the pages, public or not.',
      listing: cmsPageListing,
      rows: ({ db }, slice) => listCmsPages(db, slice, 'admin'),
      total: ({ db }, listing) => countCmsPages(db, listing, 'admin'),
    },
    get: {
      id: 'getCmsPage',
      does: 'Returns a page, public or not. Fails with `CMS_PAGE_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => findCmsPage(db, ref, 'admin'),
    },
    create: {
      id: 'createCmsPage',
      does: 'Creates a CMS page with its path. Rejects a url_key that is reserved (`URL_KEY_RESERVED`) or already in use (`URL_KEY_EXISTS`).',
      body: newCmsPageBody,
      run: ({ app, db }, body) => createCmsPage(app, db, body),
    },
    update: {
      id: 'updateCmsPage',
      does: 'Updates the given fields of a page. A new url_key redirects the former path. Errors: `CMS_PAGE_NOT_FOUND`, and the same errors as `createCmsPage`.',
      body: cmsPageBody,
      run: ({ app, db }, ref, body) => updateCmsPage(app, db, ref, body),
    },
    delete: {
      id: 'deleteCmsPage',
      does: 'Deletes a page with its paths, and returns it as it was. The deletion can be undone for a short time. Fails with `CMS_PAGE_NOT_FOUND` if it does not exist.',
      undo: 'title',
      run: ({ db }, ref) => deleteCmsPage(db, ref),
    },
    bulk: { id: 'changeCmsPages' },
  }),
  /** Redirects the internal path of a page to its public path, whether or not the page exists. */
  defineRoute({
    id: 'cmsPageView',
    method: 'GET',
    path: '/page/{url_key}',
    kind: 'page',
    access: 'public',
    params: z.object({ url_key: z.string() }),
    query: anyQuery,
    handle: ({ params, query }) =>
      reply.redirect(301, withQuery(`/${encodeURIComponent(params.url_key)}`, query)),
  }),
];
