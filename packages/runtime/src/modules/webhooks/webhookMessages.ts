import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts of the email about a webhook that the shop switched off. */
export const webhookMessages = defineMessages('webhooks', 'en', {
  'webhooks.off.subject': 'A webhook of {shop} was switched off',
  'webhooks.off.gone':
    'The system at {url} answered that it no longer takes deliveries (410 Gone), so {shop} has switched its webhook off.',
  'webhooks.off.failing':
    'The system at {url} has taken no delivery for days, so {shop} has switched its webhook off. What was not delivered is kept.',
  'webhooks.off.whatToDo':
    'What to do: see to it that the system answers again, send it a test, and switch the webhook on. Deliveries that waited are sent then; replay the time since it was switched off for the events after that.',
  'webhooks.off.open': 'Open the webhook',
});

/** The texts of this catalogue by key, for the compiler. */
export type WebhookMessages = (typeof webhookMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends WebhookMessages {}
}
