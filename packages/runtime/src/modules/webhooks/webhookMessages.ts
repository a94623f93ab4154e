import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages of the email that is sent when the shop disables a webhook. */
export const webhookMessages = defineMessages('webhooks', 'en', {
  'webhooks.off.subject': 'A webhook at {shop} was turned off',
  'webhooks.off.gone':
    'The endpoint {url} no longer accepts deliveries (410 Gone), so {shop} has turned off its webhook.',
  'webhooks.off.failing':
    'The endpoint {url} hasn’t accepted a delivery for days, so {shop} has turned off its webhook. Undelivered events are kept.',
  'webhooks.off.whatToDo':
    'What to do: make sure the endpoint responds again, send a test event, and turn the webhook on. Pending deliveries are then sent. To get later events, replay the time since the webhook was turned off.',
  'webhooks.off.open': 'Open webhook',
});

/** The messages of this catalog by key, for type checking. */
export type WebhookMessages = (typeof webhookMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends WebhookMessages {}
}
