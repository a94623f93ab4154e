import { z } from 'zod';
import { reply } from '../../platform/http/reply.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { anyQuery, withQuery } from '../../platform/http/withQuery.ts';
import { duplicateLandingPage } from './duplicateLandingPage.ts';
import type { LandingPageRow } from './landingPage.repo.ts';
import { landingPageBody, newLandingPageBody } from './landingPageBody.ts';
import { landingPageEditPath, landingPagePath } from './landingPageUrl.ts';
import { link } from '../../platform/entity/links.ts';
import { createLandingPage, deleteLandingPage, updateLandingPage } from './writeLandingPage.ts';

const params = z.object({ id: z.string() });

const editLink = (page: LandingPageRow) => link('edit', landingPageEditPath(page));

const linked = (page: LandingPageRow) => ({
  ...page,
  links: [
    link('landingPageGrid', '/admin/landing-pages'),
    editLink(page),
    link('view', landingPagePath(page)),
  ],
});

export const landingPageRoutes = [
  defineRoute({
    id: 'createLandingPage',
    method: 'POST',
    path: '/api/landing-pages',
    access: 'admin',
    body: newLandingPageBody,
    handle: async ({ app, db, body }) => linked(await createLandingPage(app, db, body)),
  }),
  defineRoute({
    id: 'updateLandingPage',
    method: 'PATCH',
    path: '/api/landing-pages/{id}',
    access: 'admin',
    params,
    body: landingPageBody,
    handle: async ({ app, db, params, body }) => linked(await updateLandingPage(app, db, params.id, body)),
  }),
  defineRoute({
    id: 'deleteLandingPage',
    method: 'DELETE',
    path: '/api/landing-pages/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteLandingPage(db, params.id),
  }),
  defineRoute({
    id: 'duplicateLandingPage',
    method: 'POST',
    path: '/api/landing-pages/{id}/duplicate',
    access: 'admin',
    params,
    async handle({ app, db, params }) {
      const copy = await duplicateLandingPage(app, db, params.id);
      return { ...copy, links: [editLink(copy)] };
    },
  }),
  /** The internal path of a page; whether there is one is told where it leads. */
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
