import { text } from '../../text/text.ts';
import type { Instance, Placed } from '../../kit/drafts/draft.ts';
import { addWidget, changeWidget, copyWidget, inArea, moveWidget, removeWidget } from './operations.ts';
import type { Place } from './operations.ts';
import { startSettings } from './startSettings.ts';
import type { BuiltPage } from './usePage.ts';
import type { NewWidget, View } from './useView.ts';
import { nameOfType, nameOfWidget } from './widgetNames.ts';
import type { WidgetType } from './widgetNames.ts';

/** Edits to a page's widgets. Each edit is one step of the draft. */
export interface Edits {
  change(placed: Placed, values: Partial<Instance>): void;
  move(placed: Placed, place: Place): void;
  /** Moves a widget one position up or down within its area. */
  step(placed: Placed, by: -1 | 1): void;
  copy(placed: Placed): void;
  remove(placed: Placed): void;
  /** Adds a widget of the given type. If the type has required settings, first asks for them. */
  start(type: WidgetType, place: Place): void;
  add(widget: NewWidget): void;
}

/** Returns functions that edit a page's widgets and announce the result to screen readers. */
export function useEdits({ draft, types, key, nameArea }: BuiltPage, view: View): Edits {
  const { placed, entity_urn } = draft.page;
  const move = (one: Placed, to: Place) => {
    const position = to.index + 1;
    view.announce(text('builder.moved', { name: nameOfWidget(one), area: nameArea(to.area), position }));
    void draft.apply((now) => moveWidget(now.placed, one, to));
  };
  const add = async ({ type, settings, place }: NewWidget) => {
    const name = nameOfType(types, type.type);
    const before = new Set(placed.map(({ placement }) => placement.uuid));
    const position = { ...place, route: key.route, entity_urn };
    const after = await draft.apply((now) =>
      addWidget(now.placed, position, { name, type: type.type, settings }),
    );
    if (!after) return;
    view.announce(text('builder.added', { name }));
    view.openCatalogAt(null);
    view.select(after.placed.find(({ placement }) => !before.has(placement.uuid)) ?? null);
  };
  return {
    change: (one, values) =>
      void draft.apply((now) => {
        const same = now.placed.find(({ placement }) => placement.uuid === one.placement.uuid);
        return same ? changeWidget(same, values) : [];
      }),
    move,
    step(one, by) {
      const { area, uuid } = one.placement;
      const index = inArea(placed, area).findIndex(({ placement }) => placement.uuid === uuid);
      move(one, { area, index: index + by });
    },
    copy(one) {
      view.announce(text('builder.copied', { name: nameOfWidget(one) }));
      void draft.apply((now) => copyWidget(now.placed, one));
    },
    remove(one) {
      view.announce(text('builder.removed', { name: nameOfWidget(one) }));
      if (one.placement.uuid === view.chosen?.placement.uuid) view.select(null);
      void draft.apply((now) => removeWidget(now.placed, one));
    },
    start(type, place) {
      const { settings, isComplete } = startSettings(type);
      if (isComplete) void add({ type, settings, place });
      else view.showNew({ type, settings, place });
    },
    add: (widget) => void add(widget),
  };
}
