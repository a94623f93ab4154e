import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';

const load = fromGraphql(
  adminGraphql(`
  query Collections($filters: [FilterInput!]) {
    collections(filters: $filters) { total totalIsExact items { uuid name code } }
  }
`),
  'collections',
);

export const collectionList = defineList({
  title: 'collections.title',
  empty: 'collections.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'name', operation: 'like' },
  columns: [
    { key: 'name', title: 'collections.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'code', title: 'collections.code', sort: 'code', cell: ({ code }) => code },
  ],
});
