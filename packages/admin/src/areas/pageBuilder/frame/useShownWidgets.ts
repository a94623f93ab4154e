import { useLayoutEffect, useMemo, useState } from 'react';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import { showEmptyAreas } from './emptyAreas.ts';
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
