import { Badge } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { publishActions, publishedChoice } from '../../kit/content/publishActions.ts';
import { Published } from '../../kit/content/Published.tsx';
import { deleteAction } from '../../kit/list/bulkActions.ts';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { exactTime, text, timeAgo } from '../../text/text.ts';

const load = fromGraphql(
  adminGraphql(`
  query BlogPosts($filters: [FilterInput!]) {
    blogPosts(filters: $filters) { total totalIsExact items { uuid name author status publishedAt } }
  }
`),
  'blogPosts',
);

const isPlanned = (publishedAt: string | null): boolean =>
  publishedAt !== null && Date.parse(publishedAt) > Date.now();

export const blogPostList = defineList({
  title: 'blogPosts.title',
  empty: 'blogPosts.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    { key: 'name', title: 'blogPosts.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'author', title: 'blogPosts.author', isMinor: true, cell: ({ author }) => author },
    {
      key: 'published',
      title: 'blogPosts.publishedAt',
      sort: 'published_at',
      isMinor: true,
      cell: ({ publishedAt }) =>
        publishedAt && <span title={exactTime(publishedAt)}>{timeAgo(publishedAt)}</span>,
    },
    {
      key: 'status',
      title: 'products.status',
      sort: 'status',
      cell: ({ status, publishedAt }) =>
        status && isPlanned(publishedAt) ? (
          <Badge color="blue">{text('content.planned')}</Badge>
        ) : (
          <Published status={status} />
        ),
    },
  ],
  choices: [publishedChoice()],
  bulk: [
    ...publishActions('/api/blog/posts', 'updateBlogPost'),
    deleteAction('/api/blog/posts', 'deleteBlogPost'),
  ],
});
