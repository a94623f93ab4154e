import { z } from 'zod';
import { idRefOf } from '../../platform/db/idRef.ts';
import { parseListing } from '../../platform/listing/parseListing.ts';
import { pageOf, pageQuery } from '../../platform/listing/pageQuery.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { widgetNotFound } from './errors.ts';
import { newWidgetBody, widgetBody } from './widgetBody.ts';
import { findWidget, listWidgets } from './widgetInstance.repo.ts';
import { widgetListing } from './widgetListing.ts';
import { createWidget, deleteWidget, updateWidget } from './writeWidget.ts';

const params = z.object({ id: z.string() });

export const widgetRoutes = [
  defineRoute({
    id: 'listWidgets',
    method: 'GET',
    path: '/api/widgets',
    access: 'admin',
    query: pageQuery,
    handle: ({ db, query }) => listWidgets(db, { ...parseListing(null, widgetListing), ...pageOf(query) }),
  }),
  defineRoute({
    id: 'getWidget',
    method: 'GET',
    path: '/api/widgets/{id}',
    access: 'admin',
    params,
    async handle({ db, params: { id } }) {
      const ref = idRefOf(id);
      const widget = ref && (await findWidget(db, ref));
      if (!widget) throw widgetNotFound();
      return widget;
    },
  }),
  defineRoute({
    id: 'createWidget',
    method: 'POST',
    path: '/api/widgets',
    access: 'admin',
    body: newWidgetBody,
    handle: ({ app, db, body }) => createWidget(app, db, body),
  }),
  defineRoute({
    id: 'updateWidget',
    method: 'PATCH',
    path: '/api/widgets/{id}',
    access: 'admin',
    params,
    body: widgetBody,
    handle: ({ app, db, params, body }) => updateWidget(app, db, params.id, body),
  }),
  defineRoute({
    id: 'deleteWidget',
    method: 'DELETE',
    path: '/api/widgets/{id}',
    access: 'admin',
    params,
    handle: ({ db, params }) => deleteWidget(db, params.id),
  }),
];
