import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../../../kit/list/defineList.ts';
import { exactTime, text } from '../../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query Roles($filters: [FilterInput!], $withUsers: Boolean!) {
    roles(filters: $filters) {
      total
      totalIsExact
      items { uuid name permissions userCount @include(if: $withUsers) updatedAt }
    }
  }
`),
  'roles',
  { withUsers: 'listUsers' },
);

export const roleList = defineList({
  title: 'roles.title',
  empty: 'roles.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'name', operation: 'like' },
  columns: [
    { key: 'name', title: 'roles.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    {
      key: 'users',
      title: 'roles.users',
      align: 'end',
      cell: ({ userCount }) => userCount,
    },
    {
      key: 'permissions',
      title: 'roles.permissions',
      align: 'end',
      cell: ({ permissions }) => (permissions.includes('*') ? text('roles.everything') : permissions.length),
    },
    {
      key: 'changed',
      title: 'roles.changed',
      isMinor: true,
      cell: ({ updatedAt }) => exactTime(updatedAt),
    },
  ],
});
