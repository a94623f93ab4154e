import { Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../../../kit/list/defineList.ts';
import { Enabled } from '../../../kit/shared/Enabled.tsx';
import { comma, exactTime, text } from '../../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query Users($filters: [FilterInput!], $withRoles: Boolean!) {
    adminUsers(filters: $filters) {
      total
      totalIsExact
      items { uuid email fullName status createdAt roles @include(if: $withRoles) { uuid name } }
    }
  }
`),
  'adminUsers',
  { withRoles: 'listRoles' },
);

export const userList = defineList({
  title: 'users.title',
  empty: 'users.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ email }) => email,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'name',
      title: 'users.name',
      sort: 'full_name',
      isLink: true,
      cell: ({ fullName, email }) => fullName || email,
    },
    {
      key: 'email',
      title: 'users.email',
      sort: 'email',
      isMinor: true,
      cell: ({ email }) => (
        <Text size="sm" lineClamp={1}>
          {email}
        </Text>
      ),
    },
    {
      key: 'roles',
      title: 'users.roles',
      isMinor: true,
      cell: ({ roles }) => roles?.map(({ name }) => name).join(comma),
    },
    {
      key: 'since',
      title: 'users.since',
      isMinor: true,
      cell: ({ createdAt }) => exactTime(createdAt),
    },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status }) => <Enabled status={status ? 1 : 0} />,
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
});
