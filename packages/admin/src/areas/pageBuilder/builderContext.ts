import { createContext, use } from 'react';
import type { PointerEvent } from 'react';
import type { Placed } from '../../kit/drafts/draft.ts';
import type { Place } from './operations.ts';
import type { Edits } from './useEdits.ts';
import type { BuiltPage } from './usePage.ts';
import type { View } from './useView.ts';
import type { WidgetType } from './widgetNames.ts';

/** A dragged item: a type of the catalogue, or a widget of the page. */
export type Dragged = { readonly type: WidgetType } | { readonly placed: Placed };

/** The actions of a row of the structure. */
export interface RowActions {
  select(placed: Placed): void;
  step(placed: Placed, by: -1 | 1): void;
  remove(placed: Placed): void;
  drag(placed: Placed, event: PointerEvent<HTMLElement>): void;
}

/** The state and the actions that all parts of the page builder share. */
export interface Builder {
  readonly page: BuiltPage;
  readonly view: View;
  readonly edits: Edits;
  readonly isDragging: boolean;
  /** The place that the dragged widget would go to. */
  readonly target: Place | null;
  /** Begins to drag. */
  drag(item: Dragged, event: PointerEvent<HTMLElement>): void;
  /** The actions of the rows. They stay the same objects, so that a change draws those rows alone that it is about. */
  readonly rows: RowActions;
  /** Undoes or redoes by the keys that are usual for it. */
  onKey(event: KeyboardEvent): void;
}

export const BuilderContext = createContext<Builder | null>(null);

/** Returns what all parts of the page builder share. */
export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('The parts of the page builder stand inside of it');
  return builder;
}
