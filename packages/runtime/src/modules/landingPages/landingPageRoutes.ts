import { z } from 'zod';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { link, linksField } from '../../platform/http/answer/links.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { anyQuery, withQuery } from '../../platform/http/answer/withQuery.ts';
import { lockPlacements } from '../pageBuilder/index.ts';
import { duplicateLandingPage } from './duplicateLandingPage.ts';
import { landingPageNotFound } from './errors.ts';
import { findLandingPage } from './landingPage.repo.ts';
import { landingPageRow } from './landingPage.ts';
import type { LandingPageRow } from './landingPage.ts';
import { landingPageBody, newLandingPageBody, pageParams } from './landingPageBody.ts';
import { landingPageEditPath, landingPagePath } from './landingPageUrl.ts';
import { createLandingPage, deleteLandingPage, updateLandingPage } from './writeLandingPage.ts';

const uuidOf = uuidOr(landingPageNotFound);

export const landingPageRoutes = [
  ...entityRoutes({
    path: '/api/landing-pages',
    table: 'landing_page',
    ref: uuidOf,
    notFound: landingPageNotFound,
    answer: landingPageRow,
    toAnswer: (page: LandingPageRow) => page,
    links: (page) => [
      link('landingPageGrid', '/admin/landing-pages'),
      link('edit', landingPageEditPath(page)),
      link('view', landingPagePath(page)),
    ],
    find: ({ db }, uuid) => findLandingPage(db, { uuid }),
    create: {
      id: 'createLandingPage',
      does: 'Creates a landing page with its path. Rejects a url_key that is reserved (`URL_KEY_RESERVED`) or already in use (`URL_KEY_EXISTS`).',
      body: newLandingPageBody,
      run: ({ app, db }, body) => createLandingPage(app, db, body),
    },
    update: {
      id: 'updateLandingPage',
      does: 'Updates the given fields of a landing page. Errors: `LANDING_PAGE_NOT_FOUND`, and the same errors as `createLandingPage`.',
      body: landingPageBody,
      run: ({ app, db }, uuid, body) => updateLandingPage(app, db, uuid, body),
    },
    delete: {
      id: 'deleteLandingPage',
      does: 'Deletes a landing page and returns it as it was. Fails with `LANDING_PAGE_NOT_FOUND` if it does not exist.',
      run: ({ db }, uuid) => deleteLandingPage(db, uuid),
    },
    bulk: {
      id: 'changeLandingPages',
      lock: async (db, _, isDeletion) => isDeletion && lockPlacements(db),
    },
  }),
  defineRoute({
    id: 'duplicateLandingPage',
    does: 'Duplicates a landing page with its widgets, and returns the copy. Fails with `LANDING_PAGE_NOT_FOUND` if it does not exist.',
    method: 'POST',
    path: '/api/landing-pages/{id}/duplicate',
    access: 'admin',
    params: pageParams,
    response: landingPageRow.extend({ links: linksField }),
    async handle({ app, db, params }) {
      const copy = await duplicateLandingPage(app, db, uuidOf(params.id));
      return { ...copy, links: [link('edit', landingPageEditPath(copy))] };
    },
  }),
  /** Redirects the internal path of a page to its public path, whether or not the page exists. */
  defineRoute({
    id: 'landingPageView',
    method: 'GET',
    path: '/landing/{url_key}',
    kind: 'page',
    access: 'public',
    params: z.object({ url_key: z.string() }),
    query: anyQuery,
    handle: ({ params, query }) =>
      reply.redirect(301, withQuery(`/${encodeURIComponent(params.url_key)}`, query)),
  }),
];
