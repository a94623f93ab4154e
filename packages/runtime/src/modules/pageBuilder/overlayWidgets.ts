import { containerPrefix } from './containerArea.ts';
import { changeOf } from './drafts/operation.ts';
import type { PlacementPayload } from './drafts/operation.ts';
import type { PageWidgetRows, ShownWidget, Spot } from './pageWidgets.repo.ts';

/** A widget where it stands. */
export interface PlacedWidget extends ShownWidget {
  readonly area: string;
  readonly sort_order: number;
  readonly entity_urn: string | null;
}

/**
 * What pages of a route show: what is live, with the changes laid over it in their order. An instance that is gone or switched
 * off shows nowhere; with one that a change takes away, and no later one brings back, goes what stands in the areas inside of
 * it. In the order of areas, and in each of them by `sort_order`; of equals those that are live stand first.
 */
export function overlayWidgets(
  { spots, widgets, changes }: PageWidgetRows,
  { route, urns }: { readonly route: string; readonly urns: readonly string[] },
): readonly PlacedWidget[] {
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
    .flatMap(({ widget_uuid, area, sort_order, entity_urn }) => {
      const widget = instances.get(widget_uuid);
      return widget?.status ? [{ ...widget, area, sort_order, entity_urn }] : [];
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

/** Without what stands in the areas inside of instances that are gone, and inside of what stands nowhere else then. */
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
