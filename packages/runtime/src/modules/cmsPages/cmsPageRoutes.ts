import { z } from 'zod';
import { idRefOf } from '../../platform/db/idRef.ts';
import { parseListing } from '../../platform/graphql/listing/parseListing.ts';
import { pageOf, pageQuery } from '../../platform/http/pageQuery.ts';
import { reply } from '../../platform/http/reply.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { anyQuery, withQuery } from '../../platform/http/withQuery.ts';
import { findCmsPage, listCmsPages } from './cmsPage.repo.ts';
import { cmsPageBody, newCmsPageBody } from './cmsPageBody.ts';
import { cmsPageListing } from './cmsPageListing.ts';
import { cmsPageNotFound } from './errors.ts';
import { createCmsPage, deleteCmsPage, updateCmsPage } from './writeCmsPage.ts';

const params = z.object({ id: z.string() });

export const cmsPageRoutes = [
  defineRoute({
    id: 'listCmsPages',
    method: 'GET',
    path: '/api/pages',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) =>
      listCmsPages(db, { ...parseListing(null, cmsPageListing), ...pageOf(query) }, 'administrators'),
  }),
  defineRoute({
    id: 'getCmsPage',
    method: 'GET',
    path: '/api/pages/{id}',
    access: 'admin',
    params,
    async handle({ db, params: { id } }) {
      const ref = idRefOf(id);
      const page = ref && (await findCmsPage(db, ref, 'administrators'));
      if (!page) throw cmsPageNotFound();
      return page;
    },
  }),
  defineRoute({
    id: 'createCmsPage',
    method: 'POST',
    path: '/api/pages',
    access: 'admin',
    body: newCmsPageBody,
    handle: ({ app, db, body }) => createCmsPage(app, db, body),
  }),
  defineRoute({
    id: 'updateCmsPage',
    method: 'PATCH',
    path: '/api/pages/{id}',
    access: 'admin',
    params,
    body: cmsPageBody,
    handle: ({ app, db, params, body }) => updateCmsPage(app, db, params.id, body),
  }),
  defineRoute({
    id: 'deleteCmsPage',
    method: 'DELETE',
    path: '/api/pages/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteCmsPage(db, params.id),
  }),
  /** The internal path of a page; whether there is one is told where it leads. */
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
