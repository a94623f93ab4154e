import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of events about a subscriber of the newsletter. */
export interface SubscriberEventPayload {
  readonly subscriberUuid: string;
  readonly email: string;
  /** The code of the language in which the newsletter was requested. */
  readonly locale: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Somebody requested the newsletter for an email; it counts once the link of the email to it was followed. */
    newsletter_requested: SubscriberEventPayload;
    /** An email was confirmed, and gets the newsletter from now on. */
    newsletter_subscribed: SubscriberEventPayload;
    /** The newsletter was canceled by its recipient. */
    newsletter_unsubscribed: SubscriberEventPayload;
  }
}

/** The events of the newsletter. */
export const newsletterEvents: readonly EventDefinition[] = [
  {
    name: 'newsletter_requested',
    description: 'Somebody requested the newsletter for an email, which counts once it is confirmed.',
  },
  {
    name: 'newsletter_subscribed',
    description: 'An email was confirmed, and gets the newsletter from now on.',
  },
  { name: 'newsletter_unsubscribed', description: 'The newsletter was canceled by its recipient.' },
];
