import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { activeTheme } from './pagePlacements.ts';
import { listChangesetsByIds } from './drafts/changeset.repo.ts';
import type { ChangesetRow } from './drafts/changeset.ts';
import { listOperations } from './drafts/changesetOperation.repo.ts';
import type { OperationRow } from './drafts/operation.ts';
import { overlayWidgets, placedOn } from './overlayWidgets.ts';
import type { PlacedWidget } from './overlayWidgets.ts';
import { readPageWidgets } from './pageWidgets.repo.ts';
import { readWidgetSettings } from './widgetSettings.ts';

/** A widget on a page, with its settings parsed by its type. */
type ShownOnPage = Omit<PlacedWidget, 'settings'> & { readonly settings: unknown };

/** Loads the widgets of a route's pages by entity URN. Create exactly one loader per route. */
export const widgetsOfPages = (route: string): LoaderDefinition<string, readonly ShownOnPage[]> => ({
  async load(urns, { app, db }) {
    const query = { route, urns, theme: activeTheme(app), now: app.clock.now(), preview: null };
    const placed = overlayWidgets(await readPageWidgets(db, query), query)
      .flatMap((one) => readWidgetSettings(app, one))
      .map((one) => ({ ...one.placed, settings: one.parsed }));
    return urns.map((urn) => [...placedOn(placed, urn).values()].flat());
  },
});

/** Loads the operations of changesets by changeset ID, in the order in which they were added. */
export const operationsOfChangeset: LoaderDefinition<number, readonly OperationRow[]> = {
  async load(ids, { db }) {
    const byChangeset = Map.groupBy(await listOperations(db, ids), (row) => row.changeset_id);
    return ids.map((id) => byChangeset.get(id) ?? []);
  },
};

/** Loads changesets by integer ID. */
export const changesetById: LoaderDefinition<number, ChangesetRow | undefined> = {
  async load(ids, { db }) {
    const byId = new Map((await listChangesetsByIds(db, ids)).map((row) => [row.changeset_id, row]));
    return ids.map((id) => byId.get(id));
  },
};
