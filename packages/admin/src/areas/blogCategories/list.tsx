import { adminGraphql } from '@shop/sdk/graphql';
import { deleteAction, statusActions } from '../../kit/list/bulkActions.ts';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { text } from '../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query BlogCategories($filters: [FilterInput!]) {
    blogCategories(filters: $filters) { total totalIsExact items { uuid name url status } }
  }
`),
  'blogCategories',
);

export const blogCategoryList = defineList({
  title: 'blogCategories.title',
  empty: 'blogCategories.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'name', operation: 'like' },
  columns: [
    { key: 'name', title: 'blogCategories.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'path', title: 'content.path', isMinor: true, cell: ({ url }) => url },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status }) => <Enabled status={status} />,
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
  bulk: [
    ...statusActions('/api/blog/categories', 'updateBlogCategory'),
    deleteAction('/api/blog/categories', 'deleteBlogCategory'),
  ],
});
