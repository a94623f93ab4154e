import { useLayoutEffect, useMemo, useState } from 'react';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import { matchWidgets } from './geometry.ts';
import type { ShownWidget } from './geometry.ts';
import { readMarkers } from './markers.ts';
import type { MarkedArea } from './markers.ts';
import type { Preview } from './usePreview.ts';

export interface ShownWidgets {
  readonly areas: readonly MarkedArea[];
  readonly widgets: readonly ShownWidget[];
}

/** Main areas of a page, which are shown even if they are empty. */
const MAIN_AREAS: ReadonlySet<string> = new Set(['content', 'landing_page_content']);

/** Finds the areas and widgets shown in the frame. Empty main areas and widget columns become boxes that accept dropped widgets. */
export function useShownWidgets({ frame, version }: Preview): ShownWidgets {
  const { page } = useBuilder();
  const { placed } = page.draft.page;
  const { nameArea } = page;
  const areas = useMemo((): readonly MarkedArea[] => {
    const shown = frame.current?.contentDocument;
    return version > 0 && shown?.body ? readMarkers(shown) : [];
  }, [frame, version]);
  const widgets = useMemo(() => matchWidgets(areas, placed), [areas, placed]);
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    const isChanged = showEmptyAreas(areas, {
      isShown: ({ name, isInside }) => isInside || MAIN_AREAS.has(name),
      words: ({ name }) => text('builder.dropHere', { area: nameArea(name) }),
    });
    if (isChanged) redraw((count) => count + 1);
  }, [areas, nameArea]);
  return { areas, widgets };
}

const MARK = 'data-page-builder';

/**
 * Shows the preview's empty areas as boxes that accept dropped widgets. Returns whether anything changed. The boxes exist only in the
 * builder's frame, not on the shop page.
 */
function showEmptyAreas(
  areas: readonly MarkedArea[],
  { isShown, words }: { isShown(area: MarkedArea): boolean; words(area: MarkedArea): string },
): boolean {
  let isChanged = false;
  for (const area of areas) {
    const first = area.start.nextSibling;
    const box = first?.nodeType === Node.ELEMENT_NODE && (first as Element).hasAttribute(MARK) ? first : null;
    const isEmpty = area.widgets.length === 0 && isShown(area);
    if (isEmpty === (box !== null)) continue;
    isChanged = true;
    if (box) box.parentNode?.removeChild(box);
    else area.start.after(boxOf(area.start.ownerDocument, words(area)));
  }
  return isChanged;
}

function boxOf(document: Document, words: string): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute(MARK, '');
  box.textContent = words;
  Object.assign(box.style, {
    boxSizing: 'border-box',
    margin: '8px 0',
    padding: '16px',
    border: '1px dashed currentColor',
    borderRadius: '8px',
    opacity: '0.65',
    textAlign: 'center',
    font: '14px/1.4 system-ui, sans-serif',
    width: '100%',
  });
  return box;
}
