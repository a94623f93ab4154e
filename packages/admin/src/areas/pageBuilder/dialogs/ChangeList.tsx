import { Badge, List, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { routeName } from '../../../kit/widgets/placeNames.ts';
import { pageAreasQuery } from '../../../kit/widgets/widgetTypes.ts';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import type { Builder } from '../builderContext.ts';
import { kindOf } from '../changes.ts';
import type { WidgetChange } from '../changes.ts';
import { nameOfArea, nameOfType, nameOfWidget } from '../widgetNames.ts';

/** List of a draft's changes, with one line per widget. */
export function ChangeList({ changes }: { readonly changes: readonly WidgetChange[] }) {
  const { page } = useBuilder();
  return (
    <List spacing="xs" listStyleType="none">
      {changes.map((change) => {
        const kind = kindOf(change);
        return (
          <List.Item key={change.uuid}>
            <Badge color={COLORS[kind]} mr="xs">
              {text(`builder.change.${kind}`)}
            </Badge>
            <Text span>{nameOfChange(change, page)}</Text>
            <PlaceOfChange change={change} />
          </List.Item>
        );
      })}
    </List>
  );
}

const COLORS = {
  added: 'teal',
  removed: 'red',
  moved: 'blue',
  switchedOn: 'teal',
  switchedOff: 'gray',
  changed: 'blue',
} as const;

/** Returns the display name of a changed widget, with its type and first text. */
export function nameOfChange(
  { uuid, before, after }: Pick<WidgetChange, 'uuid' | 'before' | 'after'>,
  { draft, types }: Pick<Builder['page'], 'draft' | 'types'>,
): string {
  const widget = after ?? before ?? draft.page.placed.find((one) => one.widget.uuid === uuid)?.widget;
  if (!widget) return text('builder.change.unknown');
  const [type, name] = [nameOfType(types, widget.type), nameOfWidget({ widget })];
  return type === name ? type : text('builder.change.widget', { type, name });
}

/** Names the pages and area that a change applies to. */
function PlaceOfChange({ change: { places, routes } }: { readonly change: WidgetChange }) {
  const { draft } = useBuilder().page;
  const { data: areas } = useSuspenseQuery(pageAreasQuery);
  const place = places[0]?.after ?? places[0]?.before;
  const words = place
    ? [routeName(place.route), nameOfArea(areas, draft.page.placed, place.area)]
    : routes.map(routeName);
  return (
    <Text size="sm" c="dimmed">
      {words.join(' · ')}
    </Text>
  );
}
