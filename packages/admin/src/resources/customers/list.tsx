import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../../list/defineList.ts';
import { Enabled } from '../../shared/Enabled.tsx';
import { exactTime } from '../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query Customers($filters: [FilterInput!]) {
    customers(filters: $filters) {
      total
      totalIsExact
      items { uuid email fullName status createdAt group { groupName } }
    }
  }
`),
  'customers',
);

export const customerList = defineList({
  title: 'customers.title',
  empty: 'customers.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ email }) => email,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'name',
      title: 'customers.name',
      sort: 'name',
      isLink: true,
      cell: ({ fullName, email }) => fullName || email,
    },
    { key: 'email', title: 'customers.email', sort: 'email', isMinor: true, cell: ({ email }) => email },
    { key: 'group', title: 'customers.group', isMinor: true, cell: ({ group }) => group?.groupName },
    {
      key: 'since',
      title: 'customers.since',
      sort: 'created_at',
      isMinor: true,
      cell: ({ createdAt }) => exactTime(createdAt),
    },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status }) => <Enabled status={status} />,
    },
  ],
});
