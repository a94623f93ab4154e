import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool, entityUuid, text, uuid } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { overlayPlacements } from '../overlayWidgets.ts';
import type { Placed } from '../overlayWidgets.ts';
import { activeTheme } from '../pagePlacements.ts';
import { readPageWidgets } from '../pageWidgets.repo.ts';
import { listPlacedElsewhere } from '../widgetPlacement.repo.ts';
import { findDraft, readPlanFloor } from './changeset.repo.ts';
import { changesetRow } from './changeset.ts';
import type { ChangesetRow } from './changeset.ts';
import { listOperations } from './changesetOperation.repo.ts';
import { stepsFrom } from './moveCurrent.ts';
import { cursorOf } from './operation.ts';
import { tokenOf } from './previewToken.ts';
import { readChangeset } from './readChangeset.ts';
import { pathsOf } from './pagePaths.ts';

const placedWidget = z.object({
  placement: z
    .object({
      uuid: entityUuid,
      widget_instance_uuid: uuid.describe('The UUID of the widget instance.'),
      route: text.describe('The route of the pages, or `all`.'),
      area: text.describe('The page area.'),
      sort_order: z.number().describe('The position in the area, lowest first.'),
      entity_urn: text
        .nullable()
        .meta(kind('urn', 'The entity whose page shows the widget. Null if all pages of the route show it.')),
    })
    .describe('The placement, in the form used in operation payloads.'),
  widget: z
    .object({
      uuid: entityUuid,
      name: text.describe('The name shown to administrators.'),
      type: text.describe('The widget type, installed or not.'),
      settings: z.record(z.string(), z.unknown()).describe('The settings, as required by the type.'),
      status: bool.meta(kind('flag', 'True if the widget is shown.')),
    })
    .describe('The widget instance, in the form used in operation payloads.'),
  elsewhere: z
    .int()
    .describe('The number of other placements of the widget, on other pages or in other areas.'),
});

/** A page with a draft applied, as the page builder edits it. */
export const editedPage = z.object({
  route: text.describe('The route of the page, as used in placements.'),
  entity_urn: text
    .nullable()
    .meta(kind('urn', 'The entity whose page it is. Null for the pages of the whole route.')),
  path: text
    .nullable()
    .describe('The path of the page in the default language. Null if no such page exists yet.'),
  paths: z
    .record(z.string(), text)
    .describe('The path of the page in each language of the shop, including the language prefix.'),
  token: text.describe(
    'The preview token: the page with `?changeset=<token>` shows the draft for 7 days and marks its areas and widgets in HTML comments.',
  ),
  changeset: changesetRow.nullable().describe('The draft. Null until the first change.'),
  can_undo: z.boolean().meta(kind('flag', 'True if a step of the route can be undone.')),
  can_redo: z.boolean().meta(kind('flag', 'True if a step of the route can be redone.')),
  placed: z
    .array(placedWidget)
    .describe('The widgets on the page, including disabled ones, sorted by area and position.'),
});
export type EditedPage = z.output<typeof editedPage>;

export interface PageQuery {
  readonly route: string;
  /** The UUID of the page's entity. Null means all pages of the route. */
  readonly entity: string | null;
  /** The ID or UUID of a changeset. Null means the caller's own draft of the active theme. */
  readonly changeset: string | null;
}

/**
 * Returns a page with a draft applied. Ignores rollout plans, because operations start from the live state. Throws 404
 * CHANGESET_NOT_FOUND and PAGE_NOT_FOUND. The number of SQL statements does not depend on the number of widgets.
 */
export async function readEditedPage(
  app: AppContext,
  db: Db,
  { route, entity, changeset: id }: PageQuery,
  admin: AdminCaller,
): Promise<EditedPage> {
  const { path, paths, urn } = await pathsOf(app, db, route, entity);
  const theme = activeTheme(app);
  const changeset =
    id === null ? await findDraft(db, { theme, created_by: admin.id }) : await readChangeset(db, id);
  const open = changeset?.published_at === null ? changeset : null;
  const page = { route, urns: urn === null ? [] : [urn] };
  const rows = await readPageWidgets(db, { ...page, theme, now: null, preview: open?.changeset_id ?? null });
  const placed = overlayPlacements(rows, page);
  return {
    route,
    entity_urn: urn,
    path,
    paths,
    token: tokenOf(app, { changeset: open?.uuid ?? null, entity }),
    changeset,
    ...(await stepsOf(db, open, route)),
    placed: await withPlaces(db, placed),
  };
}

async function stepsOf(db: Db, changeset: ChangesetRow | null, route: string) {
  if (!changeset) return { can_undo: false, can_redo: false };
  const { changeset_id, route_cursors } = changeset;
  const [operations, { cursors }] = await Promise.all([
    listOperations(db, [changeset_id]),
    readPlanFloor(db, changeset_id),
  ]);
  const { undo, redo } = stepsFrom(
    operations.filter((one) => one.route === route),
    { cursor: cursorOf(route_cursors, route), floor: cursorOf(cursors, route) },
  );
  return { can_undo: undo > 0, can_redo: redo > 0 };
}

async function withPlaces(db: Db, placed: readonly Placed[]): Promise<EditedPage['placed']> {
  const elsewhere = await listPlacedElsewhere(db, {
    widgets: [...new Set(placed.map(({ widget }) => widget.uuid))],
    placements: placed.map(({ position }) => position.placement_uuid),
  });
  const counts = new Map(elsewhere.map((one) => [one.uuid, one.count]));
  return placed.map(({ position, widget }) => ({
    placement: {
      uuid: position.placement_uuid,
      widget_instance_uuid: position.widget_uuid,
      route: position.route,
      area: position.area,
      sort_order: position.sort_order,
      entity_urn: position.entity_urn,
    },
    widget: {
      uuid: widget.uuid,
      name: widget.name,
      type: widget.type,
      settings: widget.settings,
      status: widget.status,
    },
    elsewhere: counts.get(widget.uuid) ?? 0,
  }));
}

/** The query parameters of a request for an edited page. */
export const editedPageQuery = z.object({
  entity: uuid
    .optional()
    .describe('The UUID of the entity whose page it is. If absent, the pages of the whole route.'),
  changeset: z
    .string()
    .optional()
    .describe(
      "The integer ID or UUID of a changeset. Defaults to the caller's own draft for the active theme.",
    ),
});
