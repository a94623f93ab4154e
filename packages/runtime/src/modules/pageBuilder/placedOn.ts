import type { PlacedWidget } from './overlayWidgets.ts';

/**
 * Of the widgets of a route those that one page shows, by area: what is placed on all pages, and on the page's entity. An
 * instance that is placed both ways at the same spot shows once.
 */
export function placedOn<W extends Pick<PlacedWidget, 'uuid' | 'area' | 'sort_order' | 'entity_urn'>>(
  placed: readonly W[],
  urn: string | null,
): ReadonlyMap<string, readonly W[]> {
  const shown = placed.filter(({ entity_urn }) => entity_urn === null || entity_urn === urn);
  const own = new Set(shown.filter(({ entity_urn }) => entity_urn !== null).map(spotOf));
  const bySpot = new Set<string>();
  const once = shown.filter((widget) => {
    const spot = spotOf(widget);
    if (widget.entity_urn === null && (own.has(spot) || bySpot.has(spot))) return false;
    bySpot.add(spot);
    return true;
  });
  return Map.groupBy(once, ({ area }) => area);
}

const spotOf = ({ uuid, area, sort_order }: Pick<PlacedWidget, 'uuid' | 'area' | 'sort_order'>): string =>
  `${uuid} ${area} ${sort_order}`;
