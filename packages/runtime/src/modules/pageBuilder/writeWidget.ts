import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/idRef.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { activeTheme } from './activeTheme.ts';
import { checkSettings } from './checkSettings.ts';
import { widgetNotFound, widgetPlacedTwice } from './errors.ts';
import { lockPlacements } from './lockPlacements.ts';
import { removeInside } from './removePlacements.ts';
import type { NewWidgetBody, WidgetBody } from './widgetBody.ts';
import { deleteWidgetRow, findWidget, insertWidget, updateWidgetRow } from './widgetInstance.repo.ts';
import type { WidgetRow } from './widgetInstance.repo.ts';
import { replacePlacements } from './widgetPlacement.repo.ts';
import type { NewPlacement } from './widgetPlacement.repo.ts';

/**
 * Writes an instance and where it shows, in the bucket of the active theme. Throws 400 UNKNOWN_WIDGET_TYPE,
 * BAD_WIDGET_SETTINGS, WIDGET_PLACED_TWICE, and 409 HOMEPAGE_BUSY.
 */
export async function createWidget(app: AppContext, db: Db, body: NewWidgetBody): Promise<WidgetRow> {
  const { name, type, status = true, placements = [] } = body;
  const settings = { ...checkSettings(app, type, body.settings ?? {}) };
  checkSpots(placements);
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const id = await insertWidget(tx, { name, type, settings, status, theme: activeTheme(app) });
    await replacePlacements(tx, id, placements);
    return getWidget(tx, id);
  });
}

/**
 * Changes what the body carries and nothing else; a list of placements replaces the old one. Settings must fit the type, be
 * it the new one. Throws 404 and what creating throws.
 */
export async function updateWidget(
  app: AppContext,
  db: Db,
  id: string,
  body: WidgetBody,
): Promise<WidgetRow> {
  const ref = idRefOf(id);
  if (!ref) throw widgetNotFound();
  checkSpots(body.placements ?? []);
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const before = await findWidget(tx, ref);
    if (!before) throw widgetNotFound();
    const { name, type, status, settings } = mergeDefined(before, { ...body, placements: undefined });
    const isTouched = body.type !== undefined || body.settings !== undefined;
    const checked = isTouched ? { ...checkSettings(app, type, settings) } : settings;
    await updateWidgetRow(tx, before.widget_instance_id, { name, type, status, settings: checked });
    if (body.placements) await replacePlacements(tx, before.widget_instance_id, body.placements);
    return getWidget(tx, before.widget_instance_id);
  });
}

/**
 * Deletes an instance wherever it shows, and what stands in the areas inside of it and nowhere else. Returns it as it was;
 * throws 404 and 409 HOMEPAGE_BUSY.
 */
export async function deleteWidget(db: Db, id: string): Promise<WidgetRow> {
  const ref = idRefOf(id);
  if (!ref) throw widgetNotFound();
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const widget = await findWidget(tx, ref);
    if (!widget) throw widgetNotFound();
    await deleteWidgetRow(tx, widget.widget_instance_id);
    await removeInside(tx, [widget.uuid]);
    return widget;
  });
}

async function getWidget(tx: Db, id: number): Promise<WidgetRow> {
  const widget = await findWidget(tx, { id });
  if (!widget) throw widgetNotFound();
  return widget;
}

function checkSpots(placements: readonly NewPlacement[]): void {
  const spots = placements.map(({ route, area, entity_urn }) => `${route} ${area} ${entity_urn ?? ''}`);
  if (new Set(spots).size < spots.length) throw widgetPlacedTwice();
}
