import { Text, Tooltip } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../list/defineList.ts';
import { exactTime, timeAgo } from '../text/text.ts';
import { Status } from './Status.tsx';

const load = fromGraphql(
  adminGraphql(`
  query Orders($filters: [FilterInput!]) {
    orders(filters: $filters) {
      total
      totalIsExact
      items {
        uuid orderNumber customerEmail customerFullName paymentStatus shipmentStatus totalQty createdAt
        grandTotal { text }
      }
    }
  }
`),
  'orders',
);

export const orderList = defineList({
  title: 'orders.title',
  empty: 'orders.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ orderNumber }) => orderNumber,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'number',
      title: 'orders.number',
      sort: 'number',
      isLink: true,
      cell: ({ orderNumber }) => `#${orderNumber}`,
    },
    {
      key: 'placed',
      title: 'orders.placed',
      sort: 'created_at',
      isMinor: true,
      cell: ({ createdAt }) => (
        <Tooltip label={exactTime(createdAt)}>
          <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
        </Tooltip>
      ),
    },
    {
      key: 'customer',
      title: 'orders.customer',
      cell: ({ customerFullName, customerEmail }) => (
        <Text size="sm" lineClamp={1}>
          {customerFullName ?? customerEmail}
        </Text>
      ),
    },
    { key: 'payment', title: 'orders.payment', cell: ({ paymentStatus }) => <Status code={paymentStatus} /> },
    {
      key: 'shipment',
      title: 'orders.shipment',
      isMinor: true,
      cell: ({ shipmentStatus }) => <Status code={shipmentStatus} />,
    },
    { key: 'items', title: 'orders.items', align: 'right', isMinor: true, cell: ({ totalQty }) => totalQty },
    {
      key: 'total',
      title: 'orders.total',
      sort: 'total',
      align: 'right',
      cell: ({ grandTotal }) => grandTotal.text,
    },
  ],
});
