import { Text, Tooltip } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { deleteAction, statusActions } from '../../kit/list/bulkActions.ts';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import type { Column, Filter } from '../../kit/list/defineList.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { exactTime, text, timeAgo } from '../../text/text.ts';
import { customerGroupChoices } from '../../kit/api/choices.ts';

const load = fromGraphql(
  adminGraphql(`
  query Customers($filters: [FilterInput!]) {
    customers(filters: $filters) {
      total
      totalIsExact
      items { uuid email fullName status createdAt orderCount totalSpent { value currency text } group { groupName } }
    }
  }
`),
  'customers',
);

/**
 * Creates a filter for customers of the last `days` days. The start time is rounded to a whole hour so that a rerender requests the same
 * rows.
 */
function sinceDays(days: string): Filter {
  const hour = 3_600_000;
  const since = Math.floor(Date.now() / hour) * hour - Number(days) * 24 * hour;
  return { key: 'created_at', operation: 'gteq', value: new Date(since).toISOString() };
}

const groupValues = async () =>
  (await customerGroupChoices()).map(({ value, label }) => [value, label] as const);

type Row = NonNullable<Awaited<ReturnType<typeof load>>>['items'][number];

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'customers.name',
    sort: 'name',
    isLink: true,
    cell: ({ fullName, email }) => fullName || email,
  },
  {
    key: 'email',
    title: 'customers.email',
    sort: 'email',
    isMinor: true,
    cell: ({ email }) => (
      <Text size="sm" lineClamp={1}>
        {email}
      </Text>
    ),
  },
  { key: 'group', title: 'customers.group', isMinor: true, cell: ({ group }) => group?.groupName },
  {
    key: 'since',
    title: 'customers.since',
    sort: 'created_at',
    isMinor: true,
    cell: ({ createdAt }) => (
      <Tooltip label={exactTime(createdAt)}>
        <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
      </Tooltip>
    ),
  },
  {
    key: 'orders',
    title: 'customers.orders',
    align: 'end',
    isMinor: true,
    cell: ({ orderCount }) => orderCount,
  },
  {
    key: 'spent',
    title: 'customers.spent',
    align: 'end',
    isMinor: true,
    cell: ({ totalSpent }) => totalSpent?.text,
  },
  {
    key: 'status',
    title: 'products.status',
    sort: 'status',
    cell: ({ status }) => <Enabled status={status} />,
  },
];

export const customerList = defineList({
  title: 'customers.title',
  empty: 'customers.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ email }) => email,
  search: { key: 'keyword', operation: 'eq' },
  columns,
  choices: [
    {
      key: 'group',
      title: 'customers.group',
      permission: 'listCustomerGroups',
      values: groupValues,
    },
    {
      key: 'status',
      title: 'products.status',
      values: [
        ['1', text('status.enabled')],
        ['0', text('status.disabled')],
      ],
    },
    {
      key: 'days',
      title: 'customers.since',
      values: [7, 30, 90, 365].map((days) => [String(days), text('customers.lastDays', { days })] as const),
      filter: sinceDays,
    },
  ],
  bulk: [
    ...statusActions('/api/customers', 'updateCustomer'),
    deleteAction('/api/customers', 'deleteCustomer'),
  ],
});
