import { adminGraphql } from '@shop/sdk/graphql';
import { defineList } from '../../list/defineList.ts';

const query = adminGraphql(`
  query Collections($filters: [FilterInput!]) {
    collections(filters: $filters) { total totalIsExact items { uuid name code } }
  }
`);

export const collectionList = defineList({
  title: 'collections.title',
  empty: 'collections.empty',
  query,
  pick: ({ collections }) => collections,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'name', operation: 'like' },
  columns: [
    { key: 'name', title: 'collections.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'code', title: 'collections.code', sort: 'code', cell: ({ code }) => code },
  ],
});
