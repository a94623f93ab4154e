import { Badge, Text } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { eventName } from '../../kit/shared/eventNames.ts';
import { exactTime, text, timeAgo } from '../../text/text.ts';
import { stateOf, webhookName } from './webhookState.ts';
import type { Webhook } from './webhookState.ts';

const ALL = '*';

/** Describes a webhook's topics: all topics, the name of its only topic, or the number of topics. */
function topicsText(topics: readonly string[]): string {
  if (topics.includes(ALL)) return text('webhooks.topics.every');
  const [first = '', ...others] = topics;
  return others.length === 0
    ? eventName(first)
    : text('webhooks.topics.chosen', { count: others.length + 1 });
}

export const webhookList = defineList({
  title: 'webhooks.title',
  empty: 'webhooks.empty',
  load: fromRest<Webhook>(shop.webhooks.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: (webhook) => webhookName(webhook),
  search: { key: 'keyword', operation: 'eq' },
  columns: [
    {
      key: 'name',
      title: 'webhooks.name',
      isLink: true,
      cell: (webhook) => <bdi>{webhookName(webhook)}</bdi>,
    },
    {
      key: 'url',
      title: 'webhooks.url',
      sort: 'url',
      isMinor: true,
      cell: ({ url }) => (
        <Text component="bdi" size="sm" c="dimmed" className="breakable">
          {url}
        </Text>
      ),
    },
    { key: 'topics', title: 'webhooks.topics', isMinor: true, cell: ({ topics }) => topicsText(topics) },
    {
      key: 'status',
      title: 'webhooks.state',
      cell: (webhook) => {
        const { color, name } = stateOf(webhook);
        return <Badge color={color}>{name}</Badge>;
      },
    },
    {
      key: 'created',
      title: 'webhooks.created',
      sort: 'created_at',
      isMinor: true,
      cell: ({ created_at }) => <span title={exactTime(created_at)}>{timeAgo(created_at)}</span>,
    },
  ],
  choices: [
    {
      key: 'status',
      title: 'webhooks.state',
      values: [
        ['active', text('webhooks.status.active')],
        ['off', text('webhooks.status.off')],
      ],
    },
  ],
});
