import { createContext, use } from 'react';
import type { PointerEvent } from 'react';
import type { Placed } from '../../kit/drafts/draft.ts';
import type { Place } from './operations.ts';
import type { Edits } from './useEdits.ts';
import type { BuiltPage } from './usePage.ts';
import type { View } from './useView.ts';
import type { WidgetType } from './widgetNames.ts';

/** A dragged item, which is either a widget type from the catalog or a widget on the page. */
export type Dragged = { readonly type: WidgetType } | { readonly placed: Placed };

/** Actions of a row in the structure panel. */
export interface RowActions {
  select(placed: Placed): void;
  step(placed: Placed, by: -1 | 1): void;
  remove(placed: Placed): void;
  drag(placed: Placed, event: PointerEvent<HTMLElement>): void;
}

/** State and actions shared by all parts of the page builder. */
export interface Builder {
  readonly page: BuiltPage;
  readonly view: View;
  readonly edits: Edits;
  readonly isDragging: boolean;
  /** Position at which the dragged widget would be dropped. */
  readonly target: Place | null;
  /** Starts dragging an item. */
  drag(item: Dragged, event: PointerEvent<HTMLElement>): void;
  /** Row actions. The object is stable across renders, so that a change rerenders only the affected rows. */
  readonly rows: RowActions;
  /** Handles the usual undo and redo shortcuts. */
  onKey(event: KeyboardEvent): void;
}

export const BuilderContext = createContext<Builder | null>(null);

/** Returns the state and actions that all parts of the page builder share. */
export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('The parts of the page builder stand inside of it');
  return builder;
}
