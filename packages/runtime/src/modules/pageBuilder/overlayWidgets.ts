import { containerPrefix } from './pagePlacements.ts';
import { changeOf } from './drafts/operation.ts';
import type { PlacementPayload } from './drafts/operation.ts';
import type { PageWidgetRows, ShownWidget, Spot } from './pageWidgets.repo.ts';

/** A widget instance at one of its placements. */
export interface PlacedWidget extends ShownWidget {
  readonly area: string;
  readonly sort_order: number;
  readonly entity_urn: string | null;
}

/** A placement with its instance, which may be disabled. */
export interface Placed {
  readonly spot: Spot;
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
  overlayPlacements(rows, page).flatMap(({ spot: { area, sort_order, entity_urn }, widget }) =>
    widget.status ? [{ ...widget, area, sort_order, entity_urn }] : [],
  );

/** Computes the placements on a route's pages in the same way as `overlayWidgets`, but includes disabled instances. */
export function overlayPlacements(
  { spots, widgets, changes }: PageWidgetRows,
  { route, urns }: PlacesOfPage,
): readonly Placed[] {
  const instances = new Map(widgets.map((widget) => [widget.uuid, widget]));
  const places = new Map(spots.map((spot) => [spot.placement_uuid, spot]));
  const gone = new Set<string>();
  for (const { links, ...operation } of changes) {
    const { kind, uuid, after } = changeOf(operation);
    if (kind === 'placement') {
      if (after) places.set(uuid, spotOf(after));
      else places.delete(uuid);
    } else if (after) {
      instances.set(uuid, { ...after, links });
      gone.delete(uuid);
    } else {
      instances.delete(uuid);
      gone.add(uuid);
    }
  }
  const here = [...places.values()].filter(
    (spot) =>
      (spot.route === 'all' || spot.route === route) &&
      (spot.entity_urn === null || urns.includes(spot.entity_urn)),
  );
  return outsideOf(gone, here)
    .toSorted(byPlace)
    .flatMap((spot) => {
      const widget = instances.get(spot.widget_uuid);
      return widget ? [{ spot, widget }] : [];
    });
}

const spotOf = ({
  uuid,
  widget_instance_uuid,
  route,
  area,
  sort_order,
  entity_urn,
}: PlacementPayload): Spot => ({
  placement_uuid: uuid,
  widget_uuid: widget_instance_uuid,
  route,
  area,
  sort_order,
  entity_urn,
});

function byPlace(a: Spot, b: Spot): number {
  if (a.area === b.area) return a.sort_order - b.sort_order;
  return a.area < b.area ? -1 : 1;
}

/** Omits placements inside deleted instances, and placements inside instances that are left without placements. */
function outsideOf(gone: ReadonlySet<string>, spots: readonly Spot[]): readonly Spot[] {
  if (gone.size === 0) return spots;
  const inside = [...gone].map(containerPrefix);
  const isInside = ({ area }: Spot) => inside.some((prefix) => area.startsWith(prefix));
  const left = spots.filter((spot) => !isInside(spot));
  const standing = new Set(left.map((spot) => spot.widget_uuid));
  const alsoGone = spots.flatMap((spot) =>
    isInside(spot) && !standing.has(spot.widget_uuid) ? [spot.widget_uuid] : [],
  );
  return outsideOf(new Set(alsoGone), left);
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
  const own = new Set(shown.filter(({ entity_urn }) => entity_urn !== null).map(spotKey));
  const bySpot = new Set<string>();
  const once = shown.filter((widget) => {
    const spot = spotKey(widget);
    if (widget.entity_urn === null && (own.has(spot) || bySpot.has(spot))) return false;
    bySpot.add(spot);
    return true;
  });
  return Map.groupBy(once, ({ area }) => area);
}

const spotKey = ({ uuid, area, sort_order }: Pick<PlacedWidget, 'uuid' | 'area' | 'sort_order'>): string =>
  `${uuid} ${area} ${sort_order}`;
