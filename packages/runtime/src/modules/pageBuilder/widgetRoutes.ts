import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { widgetNotFound } from './errors.ts';
import { lockPlacements } from './lockPlacements.ts';
import { newWidgetBody, widgetBody } from './widgetBody.ts';
import { countWidgets, findWidget, listWidgets } from './widgetInstance.repo.ts';
import { widgetRow } from './widgetInstance.ts';
import type { WidgetRow } from './widgetInstance.ts';
import { widgetListing } from './widgetListing.ts';
import { createWidget, deleteWidget, updateWidget } from './writeWidget.ts';

export const widgetRoutes = entityRoutes({
  path: '/api/widgets',
  table: 'widget_instance',
  ref: refOr(widgetNotFound),
  notFound: widgetNotFound,
  answer: widgetRow,
  toAnswer: (widget: WidgetRow) => widget,
  list: {
    id: 'listWidgets',
    listing: widgetListing,
    rows: ({ db }, slice) => listWidgets(db, slice),
    total: ({ db }, listing) => countWidgets(db, listing),
  },
  get: { id: 'getWidget', run: ({ db }, ref) => findWidget(db, ref) },
  create: {
    id: 'createWidget',
    body: newWidgetBody,
    run: ({ app, db }, body) => createWidget(app, db, body),
  },
  update: {
    id: 'updateWidget',
    body: widgetBody,
    run: ({ app, db }, ref, body) => updateWidget(app, db, ref, body),
  },
  delete: { id: 'deleteWidget', run: ({ db }, ref) => deleteWidget(db, ref) },
  bulk: { id: 'changeWidgets', lock: (db) => lockPlacements(db) },
});
