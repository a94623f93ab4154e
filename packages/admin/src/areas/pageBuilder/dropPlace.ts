import type { Placed } from '../../kit/drafts/draft.ts';
import type { CanvasHandle } from './frame/Canvas.tsx';
import { inArea } from './operations.ts';
import type { Place } from './operations.ts';
import type { Point } from '../../kit/shared/usePointerDrag.ts';

/**
 * Finds the drop position under the pointer, on the page or between rows of the structure panel. Returns null if nothing can be dropped
 * there.
 */
export function placeUnder(at: Point | null, canvas: CanvasHandle | null): Place | null {
  return canvas?.placeAt(at) ?? (at && placeInStructure(at));
}

function placeInStructure(at: Point): Place | null {
  const under = document.elementsFromPoint(at.x, at.y)[0];
  const area = under?.closest<HTMLElement>('[data-area]');
  if (!area) return null;
  const name = area.dataset['area'] ?? '';
  const rows = [...area.querySelectorAll<HTMLElement>(':scope > ol > [data-placement]')];
  const row = rows.find((one) => one.contains(under ?? null));
  if (!row) return { area: name, index: rows.length };
  const { top, height } = (row.firstElementChild ?? row).getBoundingClientRect();
  return { area: name, index: rows.indexOf(row) + (at.y > top + height / 2 ? 1 : 0) };
}

/** Converts a drop position to the moved widget's index among the other widgets of the area. */
export function placeWithout(placed: readonly Placed[], moved: Placed, { area, index }: Place): Place {
  const here = inArea(placed, area);
  const own = here.findIndex(({ placement }) => placement.uuid === moved.placement.uuid);
  return { area, index: own >= 0 && own < index ? index - 1 : index };
}
