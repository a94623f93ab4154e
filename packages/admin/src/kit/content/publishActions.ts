import { sendBulk } from '../list/bulkActions.ts';
import type { BulkAction, Choice } from '../list/defineList.ts';
import { text } from '../../text/text.ts';

/** Creates bulk actions that publish and unpublish the records of a REST collection. */
export const publishActions = (api: `/api/${string}`, permission: string): readonly BulkAction[] => [
  {
    id: 'publish',
    title: 'content.publish',
    permission,
    run: (ids, show) => sendBulk(api, ids, { change: { status: 1 } }, show),
  },
  {
    id: 'unpublish',
    title: 'content.unpublish',
    permission,
    run: (ids, show) => sendBulk(api, ids, { change: { status: 0 } }, show),
  },
];

/** Creates the filter that distinguishes published pages from drafts. */
export const publishedChoice = (): Choice => ({
  key: 'status',
  title: 'products.status',
  values: [
    ['1', text('content.published')],
    ['0', text('content.draft')],
  ],
});
