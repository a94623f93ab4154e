import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { primaryOf } from '../../platform/db/replica/replica.ts';
import { reportFault } from '../../platform/acting/guard.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { activeTheme } from './pagePlacements.ts';
import type { Widget, WidgetPage } from './contract.ts';
import { overlayWidgets, placedOn } from './overlayWidgets.ts';
import type { PlacedWidget } from './overlayWidgets.ts';
import { readPageWidgets } from './pageWidgets.repo.ts';
import type { Preview } from './preview.ts';
import { readWidgetSettings } from './widgetSettings.ts';
import type { ReadWidget } from './widgetSettings.ts';

/** A widget on a page, with the settings parsed and the data loaded by its type. */
export interface LoadedWidget extends PlacedWidget {
  readonly widget: Widget;
  readonly parsed: unknown;
  readonly loaded: unknown;
  /** The language of the settings: the shop's default language if they are not translated into the app's language. */
  readonly language: string;
}

/** The widgets of one page. */
export interface PageWidgets {
  /** The widgets by area, in display order. */
  readonly areas: ReadonlyMap<string, readonly LoadedWidget[]>;
  /** True if the widgets change only when shop content changes. This requires that all their types declare it and none has failed. */
  readonly changeWithContent: boolean;
}

/** The parts of a page view that the widgets depend on. */
export interface ShownPage extends Pick<WidgetPage, 'route' | 'urn'> {
  readonly cart?: { readonly uuid: string; readonly lines: readonly unknown[] } | null;
  readonly order?: { readonly uuid: string } | null;
  /** The customer who alone sees the page. */
  readonly customerUuid?: string | null;
}

/**
 * Loads the widgets of a page. Applies the active rollout plans to the live widgets, and then the previewed changeset. Omits and logs a
 * widget if its type is not installed, its settings no longer match the type, or its type fails to load. Runs one SQL statement, and
 * calls `load` once per type.
 */
export async function loadWidgets(
  app: AppContext,
  db: Db,
  shown: ShownPage,
  preview: Pick<Preview, 'changesetId'> | null = null,
): Promise<PageWidgets> {
  const { route, urn, cart, order, customerUuid } = shown;
  const page = { route, urns: urn === null ? [] : [urn] };
  const rows = await readPageWidgets(db, {
    ...page,
    theme: activeTheme(app),
    now: app.clock.now(),
    preview: preview?.changesetId ?? null,
  });
  return loadPlaced(app, db, overlayWidgets(rows, page), {
    route,
    urn,
    cart: cart && cart.lines.length > 0 ? cart.uuid : null,
    order: order?.uuid ?? null,
    customer: customerUuid ?? null,
  });
}

/** Loads the data of widgets placed on a page. Calls `load` once per type. */
export async function loadPlaced(
  app: AppContext,
  db: Db,
  placed: readonly PlacedWidget[],
  page: WidgetPage,
): Promise<PageWidgets> {
  const known = placed.flatMap((one) => readWidgetSettings(app, one));
  const byType = Map.groupBy(known, ({ widget }) => widget);
  const loaded = await Promise.all([...byType].map(([widget, all]) => loadType(app, db, page, widget, all)));
  const order = new Map(placed.map((one, index) => [one, index]));
  const all = loaded
    .flat()
    .sort((a, b) => (order.get(a.placed) as number) - (order.get(b.placed) as number))
    .map(({ placed: one, ...rest }) => ({ ...one, ...rest }));
  return {
    areas: placedOn(all, page.urn),
    changeWithContent: all.length === known.length && [...byType.keys()].every(isContent),
  };
}

/** Reports whether a widget type's output changes only with the shop's content, so that pages with the widget may be cached. */
export const isContent = ({ changesWith }: Pick<Widget, 'changesWith'>): boolean => changesWith === 'content';

async function loadType(
  app: AppContext,
  db: Db,
  page: WidgetPage,
  widget: Widget,
  all: readonly ReadWidget[],
) {
  if (!widget.load) return all.map((one) => ({ ...one, loaded: undefined }));
  try {
    const loaded = await widget.load(
      all.map(({ parsed }) => parsed),
      // A replica may be outdated for data other than content.
      { app, db: isContent(widget) ? db : primaryOf(db), page },
    );
    if (!Array.isArray(loaded) || loaded.length !== all.length)
      throw new Error(`load must return a list of ${all.length}`);
    return all.map((one, index) => ({ ...one, loaded: loaded[index] as unknown }));
  } catch (error) {
    const of = {
      extension: app.registry('widgets').ownerOf(widget.type) ?? 'none',
      contribution: `widget "${widget.type}"`,
    };
    const message = 'widgets could not be loaded';
    reportFault(serverOf(app), 'error', of, error, { message, type: widget.type });
    return [];
  }
}
