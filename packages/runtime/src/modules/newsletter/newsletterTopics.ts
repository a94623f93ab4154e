import { defineWebhookTopic } from '../webhooks/index.ts';

const OF_SUBSCRIBERS = {
  group: 'newsletter',
  entity: 'subscriberUuid',
  permission: 'getSubscriber',
} as const;

/** The events of the newsletter that webhooks carry. A request that nobody confirmed is none of them. */
export const newsletterTopics = [
  defineWebhookTopic({
    ...OF_SUBSCRIBERS,
    event: 'newsletter_subscribed',
  }),
  defineWebhookTopic({
    ...OF_SUBSCRIBERS,
    event: 'newsletter_unsubscribed',
  }),
];
