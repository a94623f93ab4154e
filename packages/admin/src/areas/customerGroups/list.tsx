import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { exactTime } from '../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query CustomerGroups($filters: [FilterInput!]) {
    customerGroups(filters: $filters) {
      total
      totalIsExact
      items { uuid groupName createdAt }
    }
  }
`),
  'customerGroups',
);

export const customerGroupList = defineList({
  title: 'customerGroups.title',
  empty: 'customerGroups.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ groupName }) => groupName,
  search: { key: 'name', operation: 'like' },
  columns: [
    {
      key: 'name',
      title: 'customerGroups.name',
      sort: 'name',
      isLink: true,
      cell: ({ groupName }) => groupName,
    },
    {
      key: 'since',
      title: 'customerGroups.since',
      isMinor: true,
      cell: ({ createdAt }) => exactTime(createdAt),
    },
  ],
});
