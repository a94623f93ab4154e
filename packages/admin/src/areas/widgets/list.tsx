import { Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { deleteAction, statusActions } from '../../kit/list/bulkActions.ts';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { text } from '../../text/text.ts';
import { areaName, routeName } from '../../kit/widgets/placeNames.ts';
import { typeName } from '../../kit/widgets/typeName.ts';

const load = fromGraphql(
  adminGraphql(`
  query Widgets($filters: [FilterInput!]) {
    widgets(filters: $filters) {
      total totalIsExact items { uuid name type status placements { uuid route area } }
    }
  }
`),
  'widgets',
);

interface Placed {
  readonly placements: readonly { readonly route: string; readonly area: string }[];
}

/** Shows a widget's first placement and the number of placements. */
function Places({ placements }: Placed) {
  const [first] = placements;
  if (!first) return <Text c="dimmed">{text('widgets.nowhere')}</Text>;
  return text('widgets.places', {
    first: `${routeName(first.route)} · ${areaName(first.area, first.area)}`,
    more: placements.length - 1,
  });
}

export const widgetList = defineList({
  title: 'widgets.title',
  empty: 'widgets.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'name', operation: 'like' },
  columns: [
    { key: 'name', title: 'widgets.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'type', title: 'widgets.type', sort: 'type', cell: ({ type }) => typeName(type) },
    {
      key: 'places',
      title: 'widgets.placements',
      isMinor: true,
      cell: ({ placements }) => <Places placements={placements} />,
    },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status }) => <Enabled status={Number(status)} />,
    },
  ],
  choices: [
    {
      key: 'status',
      title: 'products.status',
      values: [
        ['1', text('status.enabled')],
        ['0', text('status.disabled')],
      ],
    },
  ],
  bulk: [...statusActions('/api/widgets', 'updateWidget'), deleteAction('/api/widgets', 'deleteWidget')],
});
