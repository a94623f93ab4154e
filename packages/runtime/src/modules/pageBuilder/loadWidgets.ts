import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { blame } from '../../platform/extensions/guard.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { activeTheme } from './activeTheme.ts';
import type { Widget } from './contract.ts';
import { overlayWidgets } from './overlayWidgets.ts';
import type { PlacedWidget } from './overlayWidgets.ts';
import { readPageWidgets } from './pageWidgets.repo.ts';
import { placedOn } from './placedOn.ts';
import type { Preview } from './preview.ts';
import { readSettings } from './readSettings.ts';
import type { ReadWidget } from './readSettings.ts';

/** A widget of a page, with what its type makes of its settings. */
export interface LoadedWidget extends PlacedWidget {
  readonly widget: Widget;
  readonly parsed: unknown;
  readonly loaded: unknown;
}

export interface PageWidgets {
  /** The widgets of a page by area, each area in its order. */
  readonly areas: ReadonlyMap<string, readonly LoadedWidget[]>;
  /** Whether they are the same until content changes: all types say so, and none has failed. */
  readonly changeWithContent: boolean;
}

/**
 * Everything that is placed on a page: what is live, the rollout plans of this time laid over it, and over them the changeset
 * that is previewed. A widget whose type is not installed, whose settings do not fit the type any more, or
 * whose type fails to load is left out and logged. One statement, and what the types load: once each.
 */
export async function loadWidgets(
  app: AppContext,
  db: Db,
  { route, urn }: { readonly route: string; readonly urn: string | null },
  preview: Pick<Preview, 'changesetId'> | null = null,
): Promise<PageWidgets> {
  const page = { route, urns: urn === null ? [] : [urn] };
  const rows = await readPageWidgets(db, {
    ...page,
    theme: activeTheme(app),
    now: app.clock.now(),
    preview: preview?.changesetId ?? null,
  });
  const placed = overlayWidgets(rows, page);
  const known = placed.flatMap((one) => readSettings(app, one));
  const byType = Map.groupBy(known, ({ widget }) => widget);
  const loaded = await Promise.all([...byType].map(([widget, all]) => loadType(app, db, widget, all)));
  const order = new Map(placed.map((one, index) => [one, index]));
  const all = loaded
    .flat()
    .sort((a, b) => (order.get(a.placed) as number) - (order.get(b.placed) as number))
    .map(({ placed: one, ...rest }) => ({ ...one, ...rest }));
  return {
    areas: placedOn(all, urn),
    changeWithContent: all.length === known.length && [...byType.keys()].every(isContent),
  };
}

const isContent = ({ changesWith }: Widget): boolean => changesWith === 'content';

async function loadType(app: AppContext, db: Db, widget: Widget, all: readonly ReadWidget[]) {
  if (!widget.load) return all.map((one) => ({ ...one, loaded: undefined }));
  try {
    const loaded = await widget.load(
      all.map(({ parsed }) => parsed),
      { app, db },
    );
    if (!Array.isArray(loaded) || loaded.length !== all.length)
      throw new Error(`It answered something else than a list of ${all.length}`);
    return all.map((one, index) => ({ ...one, loaded: loaded[index] as unknown }));
  } catch (error) {
    const of = {
      extension: app.registry('widgets').ownerOf(widget.type) ?? 'none',
      contribution: `widget "${widget.type}"`,
    };
    blame(serverOf(app).faults, of, error);
    app.log.error({ err: error, type: widget.type, ...of }, 'widgets could not be loaded');
    return [];
  }
}
