import { containerPrefix } from './pagePlacements.ts';
import { changeOf } from './drafts/operation.ts';
import type { PlacementPayload } from './drafts/operation.ts';
import type { PageWidgetRows, ShownWidget, Position } from './pageWidgets.repo.ts';

/** A widget instance at one of its placements. */
export interface PlacedWidget extends ShownWidget {
  readonly area: string;
  readonly sort_order: number;
  readonly entity_urn: string | null;
}

/** A placement with its instance, which may be disabled. */
export interface Placed {
  readonly position: Position;
  readonly widget: ShownWidget;
}

interface PlacesOfPage {
  readonly route: string;
  readonly urns: readonly string[];
}

/**
 * Computes the widgets on a route's pages by applying the changes to the live widgets in sequence. Omits deleted and disabled instances.
 * If a change deletes an instance and no later change restores it, also omits the widgets inside the instance. Sorts by area and
 * `sort_order`. At equal positions, live placements precede added ones.
 */
export const overlayWidgets = (rows: PageWidgetRows, page: PlacesOfPage): readonly PlacedWidget[] =>
  overlayPlacements(rows, page).flatMap(({ position: { area, sort_order, entity_urn }, widget }) =>
    widget.status ? [{ ...widget, area, sort_order, entity_urn }] : [],
  );

/** Computes the placements on a route's pages in the same way as `overlayWidgets`, but includes disabled instances. */
export function overlayPlacements(
  { spots, widgets, changes }: PageWidgetRows,
  { route, urns }: PlacesOfPage,
): readonly Placed[] {
  const instances = new Map(widgets.map((widget) => [widget.uuid, widget]));
  const places = new Map(spots.map((position) => [position.placement_uuid, position]));
  const removed = new Set<string>();
  for (const { links, ...operation } of changes) {
    const { kind, uuid, after } = changeOf(operation);
    if (kind === 'placement') {
      if (after) places.set(uuid, positionOf(after));
      else places.delete(uuid);
    } else if (after) {
      instances.set(uuid, { ...after, links });
      removed.delete(uuid);
    } else {
      instances.delete(uuid);
      removed.add(uuid);
    }
  }
  const here = [...places.values()].filter(
    (position) =>
      (position.route === 'all' || position.route === route) &&
      (position.entity_urn === null || urns.includes(position.entity_urn)),
  );
  return outsideOf(removed, here)
    .toSorted(byPlace)
    .flatMap((position) => {
      const widget = instances.get(position.widget_uuid);
      return widget ? [{ position, widget }] : [];
    });
}

const positionOf = ({
  uuid,
  widget_instance_uuid,
  route,
  area,
  sort_order,
  entity_urn,
}: PlacementPayload): Position => ({
  placement_uuid: uuid,
  widget_uuid: widget_instance_uuid,
  route,
  area,
  sort_order,
  entity_urn,
});

function byPlace(a: Position, b: Position): number {
  if (a.area === b.area) return a.sort_order - b.sort_order;
  return a.area < b.area ? -1 : 1;
}

/** Omits placements inside deleted instances, and placements inside instances that are left without placements. */
function outsideOf(removed: ReadonlySet<string>, spots: readonly Position[]): readonly Position[] {
  if (removed.size === 0) return spots;
  const inside = [...removed].map(containerPrefix);
  const isInside = ({ area }: Position) => inside.some((prefix) => area.startsWith(prefix));
  const left = spots.filter((position) => !isInside(position));
  const placed = new Set(left.map((position) => position.widget_uuid));
  const nestedRemoved = spots.flatMap((position) =>
    isInside(position) && !placed.has(position.widget_uuid) ? [position.widget_uuid] : [],
  );
  return outsideOf(new Set(nestedRemoved), left);
}

/**
 * Groups the widgets that one page shows by area. These are the widgets placed on all pages of the route and the widgets placed on the
 * page's entity. An instance placed both ways at the same position is shown once.
 */
export function placedOn<W extends Pick<PlacedWidget, 'uuid' | 'area' | 'sort_order' | 'entity_urn'>>(
  placed: readonly W[],
  urn: string | null,
): ReadonlyMap<string, readonly W[]> {
  const shown = placed.filter(({ entity_urn }) => entity_urn === null || entity_urn === urn);
  const own = new Set(shown.filter(({ entity_urn }) => entity_urn !== null).map(positionKey));
  const byPosition = new Set<string>();
  const once = shown.filter((widget) => {
    const position = positionKey(widget);
    if (widget.entity_urn === null && (own.has(position) || byPosition.has(position))) return false;
    byPosition.add(position);
    return true;
  });
  return Map.groupBy(once, ({ area }) => area);
}

const positionKey = ({
  uuid,
  area,
  sort_order,
}: Pick<PlacedWidget, 'uuid' | 'area' | 'sort_order'>): string => `${uuid} ${area} ${sort_order}`;
