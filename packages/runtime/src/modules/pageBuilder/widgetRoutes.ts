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
    does: 'Lists the widgets with their placements.',
    listing: widgetListing,
    rows: ({ db }, slice) => listWidgets(db, slice),
    total: ({ db }, listing) => countWidgets(db, listing),
  },
  get: {
    id: 'getWidget',
    does: 'Returns a widget with its placements. Fails with `WIDGET_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findWidget(db, ref),
  },
  create: {
    id: 'createWidget',
    does: 'Creates a widget and places it on pages. Rejects an unknown type (`UNKNOWN_WIDGET_TYPE`), invalid settings (`BAD_WIDGET_SETTINGS`), an unknown area (`UNKNOWN_AREA`), and two placements in the same area (`WIDGET_PLACED_TWICE`).',
    body: newWidgetBody,
    run: ({ app, db }, body) => createWidget(app, db, body),
  },
  update: {
    id: 'updateWidget',
    does: 'Updates the given fields of a widget. Errors: `WIDGET_NOT_FOUND`, and the same errors as `createWidget`.',
    body: widgetBody,
    run: ({ app, db }, ref, body) => updateWidget(app, db, ref, body),
  },
  delete: {
    id: 'deleteWidget',
    does: 'Deletes a widget with its placements, and returns it as it was. Fails with `WIDGET_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => deleteWidget(db, ref),
  },
  bulk: { id: 'changeWidgets', lock: (db) => lockPlacements(db) },
});
