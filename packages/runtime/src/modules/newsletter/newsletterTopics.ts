import { defineWebhookTopic } from '../webhooks/index.ts';

const OF_SUBSCRIBERS = {
  group: 'newsletter',
  entity: 'subscriberUuid',
  permission: 'getSubscriber',
} as const;

/** The newsletter events available to webhooks. Unconfirmed requests are not included. */
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
