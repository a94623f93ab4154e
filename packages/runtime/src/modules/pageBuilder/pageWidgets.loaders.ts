import type { LoaderDefinition } from '../../platform/graphql/contract.ts';
import { activeTheme } from './activeTheme.ts';
import { placedOn } from './placedOn.ts';
import { listPlacedWidgets } from './widgetPlacement.repo.ts';
import type { PlacedWidget } from './widgetPlacement.repo.ts';

/** What the pages of one kind show, by the URN of their entity. One loader for each route, made once. */
export const widgetsOfPages = (route: string): LoaderDefinition<string, readonly PlacedWidget[]> => ({
  async load(urns, { app, db }) {
    const placed = await listPlacedWidgets(db, { route, urns, theme: activeTheme(app) });
    return urns.map((urn) => [...placedOn(placed, urn).values()].flat());
  },
});
