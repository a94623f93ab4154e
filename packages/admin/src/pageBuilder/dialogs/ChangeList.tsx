import { Badge, List, Text } from '@mantine/core';
import { routeName } from '../../resources/widgets/placeNames.ts';
import { text } from '../../text/text.ts';
import { kindOf } from '../changes.ts';
import type { WidgetChange } from '../changes.ts';
import type { Placed } from '../draft.ts';
import { nameOfArea, nameOfType, nameOfWidget } from '../widgetNames.ts';
import type { NamedArea, WidgetType } from '../widgetNames.ts';

interface Props {
  readonly changes: readonly WidgetChange[];
  readonly placed: readonly Placed[];
  readonly types: readonly WidgetType[];
  readonly areas: readonly NamedArea[];
}

/** What a draft changes, a line for each widget. */
export const ChangeList = ({ changes, placed, types, areas }: Props) => (
  <List spacing="xs" listStyleType="none">
    {changes.map((change) => {
      const kind = kindOf(change);
      return (
        <List.Item key={change.uuid}>
          <Badge color={COLORS[kind]} mr="xs">
            {text(`builder.change.${kind}`)}
          </Badge>
          <Text span>{nameOfChange(change, placed, types)}</Text>
          <Text size="sm" c="dimmed">
            {placeOfChange(change, placed, areas)}
          </Text>
        </List.Item>
      );
    })}
  </List>
);

const COLORS = {
  added: 'teal',
  removed: 'red',
  moved: 'blue',
  switchedOn: 'teal',
  switchedOff: 'gray',
  changed: 'blue',
} as const;

/** Names the widget of a change by its type and its first text. */
export function nameOfChange(
  { uuid, before, after }: Pick<WidgetChange, 'uuid' | 'before' | 'after'>,
  placed: readonly Placed[],
  types: readonly WidgetType[],
): string {
  const widget = after ?? before ?? placed.find((one) => one.widget.uuid === uuid)?.widget;
  if (!widget) return text('builder.change.unknown');
  const [type, name] = [nameOfType(types, widget.type), nameOfWidget({ widget })];
  return type === name ? type : text('builder.change.widget', { type, name });
}

function placeOfChange(
  { places, routes }: WidgetChange,
  placed: readonly Placed[],
  areas: readonly NamedArea[],
): string {
  const place = places[0]?.after ?? places[0]?.before;
  if (!place) return routes.map(routeName).join(' · ');
  return [routeName(place.route), nameOfArea(areas, placed, place.area)].join(' · ');
}
