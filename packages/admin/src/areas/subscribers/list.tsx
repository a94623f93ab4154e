import { lazy } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { exactTime, text, timeAgo } from '../../text/text.ts';

const STATUSES = ['subscribed', 'pending', 'unsubscribed'] as const;

export const subscriberList = defineList({
  title: 'subscribers.title',
  empty: 'subscribers.empty',
  begin: { title: 'rollouts.toBuilder', to: '/page-builder' },
  load: fromRest(shop.newsletter.listSubscribers),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ email }) => email,
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'email',
      title: 'subscribers.email',
      sort: 'email',
      cell: ({ email }) => <span className="breakable">{email}</span>,
    },
    {
      key: 'status',
      title: 'subscribers.status',
      cell: ({ status }) => text(`subscribers.status.${status as (typeof STATUSES)[number]}`),
    },
    { key: 'language', title: 'subscribers.language', isMinor: true, cell: ({ locale }) => locale },
    {
      key: 'requested',
      title: 'subscribers.requested',
      sort: 'requested_at',
      isMinor: true,
      cell: ({ requested_at }) => <span title={exactTime(requested_at)}>{timeAgo(requested_at)}</span>,
    },
  ],
  choices: [
    {
      key: 'status',
      title: 'subscribers.status',
      values: STATUSES.map((status) => [status, text(`subscribers.status.${status}`)] as const),
    },
  ],
  bulk: [
    {
      id: 'delete',
      title: 'form.delete',
      permission: 'deleteSubscriber',
      isDangerous: true,
      async run(ids) {
        for (const id of ids) await shop.newsletter.deleteSubscriber(id);
        return { changed: ids.length, refused: [] };
      },
    },
  ],
  Actions: lazy(() => import('./ListActions.tsx')),
});
