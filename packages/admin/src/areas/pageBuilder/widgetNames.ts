import { areaName } from '../../kit/widgets/placeNames.ts';
import type { Schema } from '../../kit/widgets/schema.ts';
import { typeName } from '../../kit/widgets/typeName.ts';
import { text } from '../../text/text.ts';
import type { Placed } from '../../kit/drafts/draft.ts';
import { columnOf, containerOf } from './operations.ts';

/** A widget type as listed in the catalog. */
export interface WidgetType {
  readonly type: string;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly picture?: string | null | undefined;
  readonly settingsSchema: Schema;
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** Returns the display name of a widget type. Works even if the type is not installed. */
export const nameOfType = (types: readonly WidgetType[], type: string): string =>
  typeName(type, types.find((one) => one.type === type)?.name);

/** Text settings that distinguish widgets of the same type. */
const TELLING = ['title', 'text', 'label', 'question'] as const;

/** Returns a widget's display name, which is its first text, or the widget's own name if it has no text. */
export function nameOfWidget({ widget }: Pick<Placed, 'widget'>): string {
  const excerpt = TELLING.map((key) => widget.settings[key]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  const plain = String(excerpt ?? widget.name)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}

/** An area of a page with its display name. */
export interface NamedArea {
  readonly area: string;
  readonly label: string;
}

/** Returns the display name of an area as defined by the theme. For a widget column, the containing widget is named. */
export function nameOfArea(areas: readonly NamedArea[], placed: readonly Placed[], area: string): string {
  const column = columnOf(area);
  if (column === null) return areaName(area, areas.find((one) => one.area === area)?.label ?? area);
  const around = placed.find(({ widget }) => widget.uuid === containerOf(area));
  return text('builder.column', { column, name: around ? nameOfWidget(around) : '' });
}
