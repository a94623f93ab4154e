import { Badge } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { lazy } from 'react';
import { deleteAction, statusActions } from '../../kit/list/bulkActions.ts';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { exactTime, text } from '../../text/text.ts';

const ListActions = lazy(async () => ({ default: (await import('./ListActions.tsx')).ListActions }));

const load = fromGraphql(
  adminGraphql(`
  query LandingPages($filters: [FilterInput!]) {
    landingPages(filters: $filters) {
      total totalIsExact items { uuid name url status isLive publishStart publishEnd }
    }
  }
`),
  'landingPages',
);

interface Shown {
  readonly status: boolean;
  readonly isLive: boolean;
  readonly publishStart: string | null;
}

/** Shows whether the page is visible to shoppers now, or when it will be. */
function State({ status, isLive, publishStart }: Shown) {
  if (isLive) return <Badge color="teal">{text('landingPages.live')}</Badge>;
  if (!status) return <Badge color="gray">{text('status.disabled')}</Badge>;
  return publishStart !== null && Date.parse(publishStart) > Date.now() ? (
    <Badge color="blue">{text('content.planned')}</Badge>
  ) : (
    <Badge color="gray">{text('landingPages.ended')}</Badge>
  );
}

export const landingPageList = defineList({
  title: 'landingPages.title',
  empty: 'landingPages.empty',
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'name', operation: 'like' },
  Actions: ListActions,
  columns: [
    { key: 'name', title: 'landingPages.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    { key: 'path', title: 'content.path', isMinor: true, cell: ({ url }) => url },
    {
      key: 'start',
      title: 'landingPages.start',
      isMinor: true,
      cell: ({ publishStart }) => publishStart && exactTime(publishStart),
    },
    {
      key: 'end',
      title: 'landingPages.end',
      isMinor: true,
      cell: ({ publishEnd }) => publishEnd && exactTime(publishEnd),
    },
    { key: 'status', title: 'products.status', sort: 'status', cell: (page) => <State {...page} /> },
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
    ...statusActions('/api/landing-pages', 'updateLandingPage'),
    deleteAction('/api/landing-pages', 'deleteLandingPage'),
  ],
});
