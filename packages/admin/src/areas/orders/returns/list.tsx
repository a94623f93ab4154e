import { Text } from '@mantine/core';
import { shop } from '../../../kit/api/shop.ts';
import { defineList, fromRest } from '../../../kit/list/defineList.ts';
import { Time } from '../../../kit/shared/Time.tsx';
import { text } from '../../../text/text.ts';
import { returnViews } from '../../../kit/orders/views.ts';
import { ORIGINS, originName, RefundDue, ReturnState, STATES, unitsOf } from './returnWords.tsx';

export const returnList = defineList({
  title: 'returns.title',
  empty: 'returns.empty',
  begin: { title: 'orders.title', to: '/orders' },
  load: fromRest(shop.returns.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ number }) => number,
  search: { key: 'keyword', operation: 'eq' },
  views: Object.values(returnViews),
  choices: [
    {
      key: 'origin',
      title: 'returns.origin',
      values: ORIGINS.map((origin) => [origin, originName(origin)]),
    },
    {
      key: 'state',
      title: 'returns.state',
      isMany: true,
      values: STATES.map((state) => [state, text(`returns.state.${state}`)]),
    },
  ],
  ranges: [
    { key: 'created_at', title: 'returns.created', kind: 'day' },
    { key: 'refund_due_at', title: 'returns.due', kind: 'day' },
  ],
  columns: [
    { key: 'number', title: 'returns.number', sort: 'number', isLink: true, cell: ({ number }) => number },
    {
      key: 'order',
      title: 'orders.number',
      isMinor: true,
      cell: ({ order_number }) => `#${order_number}`,
    },
    {
      key: 'customer',
      title: 'orders.customer',
      isMinor: true,
      cell: ({ customer_full_name, customer_email }) => (
        <Text size="sm" lineClamp={1}>
          {customer_full_name ?? customer_email}
        </Text>
      ),
    },
    { key: 'state', title: 'returns.state', cell: ({ state }) => <ReturnState state={state} /> },
    {
      key: 'units',
      title: 'returns.units',
      align: 'end',
      isMinor: true,
      cell: ({ items }) => unitsOf(items),
    },
    {
      key: 'created',
      title: 'returns.created',
      sort: 'created_at',
      isMinor: true,
      cell: ({ created_at }) => <Time at={created_at} />,
    },
    {
      key: 'due',
      title: 'returns.due',
      cell: ({ refund_due_at, state }) => <RefundDue at={refund_due_at} state={state} />,
    },
  ],
});
