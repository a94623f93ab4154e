import { areaName } from '../../kit/widgets/placeNames.ts';
import type { Schema } from '../../kit/widgets/schema.ts';
import { typeName } from '../../kit/widgets/typeName.ts';
import { text } from '../../text/text.ts';
import type { Placed } from '../../kit/drafts/draft.ts';
import { columnOf, containerOf } from './operations.ts';

/** A type of widget, as the catalogue has it. */
export interface WidgetType {
  readonly type: string;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly picture?: string | null | undefined;
  readonly settingsSchema: Schema;
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** Names the type of a widget for people, also one that is not installed. */
export const nameOfType = (types: readonly WidgetType[], type: string): string =>
  typeName(type, types.find((one) => one.type === type)?.name);

/** The first texts of a widget tell it from others of its type. */
const TELLING = ['title', 'text', 'label', 'question'] as const;

/** Names a widget for people: by its first text, else by the name that it was given. */
export function nameOfWidget({ widget }: Pick<Placed, 'widget'>): string {
  const told = TELLING.map((key) => widget.settings[key]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  const plain = String(told ?? widget.name)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}

/** An area of a page with the name that people read. */
export interface NamedArea {
  readonly area: string;
  readonly label: string;
}

/** Names an area: as the theme does, or as a column of the widget that it is inside of. */
export function nameOfArea(areas: readonly NamedArea[], placed: readonly Placed[], area: string): string {
  const column = columnOf(area);
  if (column === null) return areaName(area, areas.find((one) => one.area === area)?.label ?? area);
  const around = placed.find(({ widget }) => widget.uuid === containerOf(area));
  return text('builder.column', { column, name: around ? nameOfWidget(around) : '' });
}
