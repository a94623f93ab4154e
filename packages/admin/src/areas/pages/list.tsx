import { adminGraphql } from '@shop/sdk/graphql';
import { publishActions, publishedChoice } from '../../kit/content/publishActions.ts';
import { Published } from '../../kit/content/Published.tsx';
import { deleteAction } from '../../kit/list/bulkActions.ts';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { exactTime, timeAgo } from '../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query CmsPages($filters: [FilterInput!]) {
    cmsPages(filters: $filters) { total totalIsExact items { uuid title urlKey status updatedAt } }
  }
`),
  'cmsPages',
);

export const pageList = defineList({
  title: 'pages.title',
  empty: 'pages.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ title }) => title,
  search: { key: 'title', operation: 'like' },
  columns: [
    { key: 'title', title: 'pages.heading', sort: 'title', isLink: true, cell: ({ title }) => title },
    { key: 'path', title: 'content.path', isMinor: true, cell: ({ urlKey }) => `/${urlKey}` },
    {
      key: 'changed',
      title: 'content.changed',
      isMinor: true,
      cell: ({ updatedAt }) => <span title={exactTime(updatedAt)}>{timeAgo(updatedAt)}</span>,
    },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status }) => <Published status={status} />,
    },
  ],
  choices: [publishedChoice()],
  bulk: [...publishActions('/api/pages', 'updateCmsPage'), deleteAction('/api/pages', 'deleteCmsPage')],
});
