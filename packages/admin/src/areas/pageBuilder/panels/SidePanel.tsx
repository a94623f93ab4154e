import { SegmentedControl } from '@mantine/core';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import type { Placed } from '../../../kit/drafts/draft.ts';
import { inArea } from '../operations.ts';
import type { Place } from '../operations.ts';
import type { Panel } from '../useView.ts';
import { nameOfWidget } from '../widgetNames.ts';
import { CataloguePanel } from './CataloguePanel.tsx';
import { StructurePanel } from './StructurePanel.tsx';

/** Side panel with the page structure and the widget catalog. */
export function SidePanel() {
  const { page, view, edits, drag } = useBuilder();
  const { placed } = page.draft.page;
  const place = view.place ?? placeAfter(placed, view.chosen, page.areas);
  return (
    <nav className="builderSide" aria-label={text('builder.panel')}>
      <SegmentedControl
        fullWidth
        mb="sm"
        aria-label={text('builder.panel')}
        value={view.panel}
        onChange={(value) => view.showPanel(value as Panel)}
        data={[
          { value: 'structure', label: text('builder.structure') },
          { value: 'catalogue', label: text('builder.catalogue') },
        ]}
      />
      {view.panel === 'structure' ? (
        <StructurePanel />
      ) : (
        <CataloguePanel
          types={page.types}
          place={placeWords(place, placed, page.nameArea)}
          choose={(type) => edits.start(type, place)}
          drag={(type, event) => drag({ type }, event)}
        />
      )}
    </nav>
  );
}

/** Returns the position after the selected widget. If none is selected, returns the end of the page's main area. */
function placeAfter(
  placed: readonly Placed[],
  chosen: Placed | null,
  areas: readonly { readonly area: string }[],
): Place {
  if (chosen) {
    const { area, uuid } = chosen.placement;
    return { area, index: inArea(placed, area).findIndex(({ placement }) => placement.uuid === uuid) + 1 };
  }
  const isLanding = areas.some((one) => one.area === 'landing_page_content');
  const area = isLanding ? 'landing_page_content' : 'content';
  return { area, index: inArea(placed, area).length };
}

/** Describes where a widget type selected in the catalog will be added. */
function placeWords(
  { area, index }: Place,
  placed: readonly Placed[],
  nameArea: (area: string) => string,
): string {
  const before = inArea(placed, area)[index - 1];
  return before
    ? text('builder.place.after', { area: nameArea(area), name: nameOfWidget(before) })
    : text('builder.place.first', { area: nameArea(area) });
}
