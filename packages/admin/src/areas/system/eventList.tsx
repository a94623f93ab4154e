import { adminGraphql } from '@shop/sdk/graphql';
import { lazy } from 'react';
import { defineList, fromGraphql, timeChoice } from '../../kit/list/defineList.ts';
import { exactTime } from '../../text/text.ts';
import { eventChoices, eventName } from '../../kit/shared/eventNames.ts';

const load = fromGraphql(
  adminGraphql(`
  query Events($filters: [FilterInput!]) {
    eventLog(filters: $filters) { total totalIsExact items { uuid event payload createdAt } }
  }
`),
  'eventLog',
);

/** Describes an event's subject, using well-known members of its payload. */
function subjectOf(payload: unknown): string {
  const known = (payload ?? {}) as Readonly<Record<string, unknown>>;
  const subject = known['orderNumber'] ?? known['sku'] ?? known['name'] ?? known['email'] ?? '';
  return String(subject);
}

export const eventList = defineList({
  title: 'events.title',
  empty: 'events.empty',
  begin: { title: 'app.storefront', to: '/', isInShop: true },
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ event }) => eventName(event),
  columns: [
    { key: 'event', title: 'events.event', isLink: true, cell: ({ event }) => eventName(event) },
    { key: 'subject', title: 'events.subject', isMinor: true, cell: ({ payload }) => subjectOf(payload) },
    { key: 'time', title: 'events.time', cell: ({ createdAt }) => exactTime(createdAt) },
  ],
  choices: [
    { key: 'event', title: 'events.event', values: eventChoices },
    timeChoice('created_at', 'events.time'),
  ],
  Actions: lazy(async () => ({ default: (await import('./EventActions.tsx')).EventActions })),
});
