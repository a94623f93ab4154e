import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of newsletter subscriber events. */
export interface SubscriberEventPayload {
  readonly subscriberUuid: string;
  readonly email: string;
  /** The language code of the subscription request. */
  readonly locale: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /**
     * Emitted when someone requests the newsletter for an email. The request takes effect once the emailed link has been
     * followed.
     */
    newsletter_requested: SubscriberEventPayload;
    /** Emitted when an email is confirmed and starts to receive the newsletter. */
    newsletter_subscribed: SubscriberEventPayload;
    /** Emitted when a recipient unsubscribes from the newsletter. */
    newsletter_unsubscribed: SubscriberEventPayload;
  }
}

/** The newsletter events. */
export const newsletterEvents: readonly EventDefinition[] = [
  {
    name: 'newsletter_requested',
    description: 'A newsletter subscription was requested for an email address and awaits confirmation.',
  },
  {
    name: 'newsletter_subscribed',
    description: 'A newsletter subscription was confirmed.',
  },
  {
    name: 'newsletter_unsubscribed',
    description: 'A newsletter subscription was canceled by its recipient.',
  },
];
