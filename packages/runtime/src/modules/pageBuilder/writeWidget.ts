import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { checkAreas } from './pageAreas.ts';
import { activeTheme } from './pagePlacements.ts';
import { widgetNotFound, widgetPlacedTwice } from './errors.ts';
import { lockPlacements } from './lockPlacements.ts';
import { deleteNestedWidgets } from './deletePlacements.ts';
import type { NewWidgetBody, WidgetBody } from './widgetBody.ts';
import {
  deleteWidgetRow,
  findWidget,
  insertWidget,
  listEqualWidgets,
  updateWidgetRow,
} from './widgetInstance.repo.ts';
import type { WidgetRow } from './widgetInstance.ts';
import { replacePlacements } from './widgetPlacement.repo.ts';
import type { NewPlacement } from './widgetPlacement.repo.ts';
import { splitSettings } from './settingsIn.ts';
import { checkWidgetSettings } from './widgetSettings.ts';

/**
 * Creates an instance in the active theme with its placements. Throws 400 UNKNOWN_WIDGET_TYPE, BAD_WIDGET_SETTINGS, WIDGET_PLACED_TWICE,
 * UNKNOWN_AREA, and 409 HOMEPAGE_BUSY.
 */
export async function createWidget(app: AppContext, db: Db, body: NewWidgetBody): Promise<WidgetRow> {
  const { name, type, status = true, placements = [] } = body;
  const settings = { ...checkWidgetSettings(app, type, body.settings ?? {}) };
  checkPlacements(placements);
  checkAreas(app, placements);
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const id = await insertWidget(tx, { name, type, settings, status, theme: activeTheme(app) });
    await replacePlacements(tx, id, placements);
    return getWidget(tx, id);
  });
}

/**
 * Updates the instance with the fields in the body. A list of placements replaces the existing placements. The settings must match the
 * widget type, even if the body changes only the type. Throws 404 and the same errors as `createWidget`.
 */
export async function updateWidget(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: WidgetBody,
): Promise<WidgetRow> {
  checkPlacements(body.placements ?? []);
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const before = await findWidget(tx, ref);
    if (!before) throw widgetNotFound();
    checkAreas(app, body.placements ?? [], before.placements);
    const { name, type, status, settings } = mergeDefined(before, { ...body, placements: undefined });
    const isTouched = body.type !== undefined || body.settings !== undefined;
    const checked = isTouched ? { ...checkWidgetSettings(app, type, settings) } : settings;
    await updateWidgetRow(tx, before.widget_instance_id, { name, type, status, settings: checked });
    if (body.placements) await replacePlacements(tx, before.widget_instance_id, body.placements);
    return getWidget(tx, before.widget_instance_id);
  });
}

/**
 * Deletes an instance with its placements, and the widgets inside it that have no other placements. Returns the deleted instance. Throws
 * 404 and 409 HOMEPAGE_BUSY.
 */
export async function deleteWidget(db: Db, ref: IdRef): Promise<WidgetRow> {
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const widget = await findWidget(tx, ref);
    if (!widget) throw widgetNotFound();
    await deleteWidgetRow(tx, widget.widget_instance_id);
    await deleteNestedWidgets(tx, [widget.uuid]);
    return widget;
  });
}

/**
 * Deletes the instances that still match the name, type and settings of one of the bodies, on any page. An instance may lack some of the
 * translations, which may be in languages that the shop does not have. Returns the number of deleted instances. Throws 409 HOMEPAGE_BUSY.
 */
export async function deleteUnchangedWidgets(
  app: AppContext,
  db: Db,
  bodies: readonly NewWidgetBody[],
): Promise<number> {
  const made = bodies.map(({ name, type, settings = {} }) => {
    const { own, translations = {} } = splitSettings(settings);
    return { name, type, settings: { ...checkWidgetSettings(app, type, own), translations } };
  });
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const unchanged = await listEqualWidgets(tx, made);
    for (const { uuid } of unchanged) await deleteWidget(tx, { uuid });
    return unchanged.length;
  });
}

async function getWidget(tx: Db, id: number): Promise<WidgetRow> {
  const widget = await findWidget(tx, { id });
  if (!widget) throw widgetNotFound();
  return widget;
}

function checkPlacements(placements: readonly NewPlacement[]): void {
  const places = placements.map(({ route, area, entity_urn }) => `${route} ${area} ${entity_urn ?? ''}`);
  if (new Set(places).size < places.length) throw widgetPlacedTwice();
}
