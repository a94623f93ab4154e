import type { Placed } from '../../../kit/drafts/draft.ts';
import type { Place } from '../operations.ts';
import { boxBetween } from './markers.ts';
import type { Box, MarkedArea, MarkedWidget } from './markers.ts';

/** A widget shown in the frame, and its placement. */
export interface ShownWidget {
  readonly marked: MarkedWidget;
  readonly placed: Placed;
  /** Index among all widgets of the area, including disabled widgets that are not shown. */
  readonly index: number;
}

/** Finds the placements of the widgets shown in the frame. */
export function matchWidgets(
  areas: readonly MarkedArea[],
  placed: readonly Placed[],
): readonly ShownWidget[] {
  return areas.flatMap(({ name, widgets }) => {
    const here = placed.filter(({ placement }) => placement.area === name);
    const taken = new Set<string>();
    return widgets.flatMap((marked) => {
      const index = here.findIndex(
        ({ widget, placement }) => widget.uuid === marked.uuid && !taken.has(placement.uuid),
      );
      const one = here[index];
      if (!one) return [];
      taken.add(one.placement.uuid);
      return [{ marked, placed: one, index }];
    });
  });
}

/** A drop position between widgets, as a line in the frame's window. */
export interface Slot extends Place {
  readonly box: Box;
  /** True if the area shows nothing. A widget can be dropped there only close to the line. */
  readonly isUnseen: boolean;
}

/** Lists the positions at which a widget can be dropped. */
export function listSlots(areas: readonly MarkedArea[], shown: readonly ShownWidget[]): readonly Slot[] {
  return areas.flatMap((area) => {
    const around = (area.start.parentElement as Element).getBoundingClientRect();
    const { left, width } = around;
    const line = (top: number, index: number, isUnseen = false): Slot => ({
      area: area.name,
      index,
      box: { left, top, width, height: 0 },
      isUnseen,
    });
    const widgets = shown.flatMap((one) => {
      const box = one.marked.area === area.name ? boxBetween(one.marked.start, one.marked.end) : null;
      return box ? [{ box, index: one.index }] : [];
    });
    if (widgets.length === 0) {
      const box = boxBetween(area.start, area.end);
      return [box ? line(box.top + box.height / 2, 0) : line(topOfEmpty(area), 0, true)];
    }
    const last = widgets.at(-1);
    return [
      ...widgets.map(({ box, index }) => line(box.top, index)),
      ...(last ? [line(last.box.top + last.box.height, last.index + 1)] : []),
    ];
  });
}

/**
 * Returns the vertical position of an area that shows nothing. It is below the previous element, or above the next element if there is no
 * previous one.
 */
function topOfEmpty({ start, end }: MarkedArea): number {
  const before = elementNextTo(start, 'previousSibling');
  if (before) return before.getBoundingClientRect().bottom;
  const behind = elementNextTo(end, 'nextSibling') ?? (start.parentElement as Element);
  return behind.getBoundingClientRect().top;
}

function elementNextTo(node: Node, way: 'previousSibling' | 'nextSibling'): Element | null {
  for (let next = node[way]; next; next = next[way])
    if (next.nodeType === Node.ELEMENT_NODE) return next as Element;
  return null;
}

/** Maximum distance, in page pixels, from the line of an area that shows nothing. */
const RIGHT_AT = 16;

/**
 * Finds the slot nearest to a point in the frame. Among slots that include the point's horizontal position, the vertically closest slot is
 * preferred.
 */
export function nearestSlot(
  slots: readonly Slot[],
  at: { readonly x: number; readonly y: number },
): Slot | null {
  let best: { readonly slot: Slot; readonly away: number } | null = null;
  for (const slot of slots) {
    const { left, width, top } = slot.box;
    if (slot.isUnseen && Math.abs(top - at.y) > RIGHT_AT) continue;
    const beside = Math.max(left - at.x, at.x - (left + width), 0);
    // If a column and its surrounding page are equally close, the narrower slot is preferred.
    const away = Math.abs(top - at.y) + beside * 3 + width / 1000;
    if (!best || away < best.away) best = { slot, away };
  }
  return best?.slot ?? null;
}
