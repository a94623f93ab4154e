import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { activeTheme } from './activeTheme.ts';
import { overlayWidgets } from './overlayWidgets.ts';
import type { PlacedWidget } from './overlayWidgets.ts';
import { readPageWidgets } from './pageWidgets.repo.ts';
import { placedOn } from './placedOn.ts';
import { readSettings } from './readSettings.ts';

/** With its settings as its type reads them. */
type ShownOnPage = Omit<PlacedWidget, 'settings'> & { readonly settings: unknown };

/** What the pages of one kind show now, by the URN of their entity. One loader for each route, made once. */
export const widgetsOfPages = (route: string): LoaderDefinition<string, readonly ShownOnPage[]> => ({
  async load(urns, { app, db }) {
    const ask = { route, urns, theme: activeTheme(app), now: app.clock.now(), preview: null };
    const placed = overlayWidgets(await readPageWidgets(db, ask), ask)
      .flatMap((one) => readSettings(app, one))
      .map((one) => ({ ...one.placed, settings: one.parsed }));
    return urns.map((urn) => [...placedOn(placed, urn).values()].flat());
  },
});
