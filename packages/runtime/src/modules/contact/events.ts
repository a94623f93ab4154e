import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of contact message events. */
export interface ContactMessageEventPayload {
  readonly messageUuid: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when a shopper sends a contact message to the merchant. */
    contact_message_received: ContactMessageEventPayload;
  }
}

/** The contact message events. */
export const contactEvents: readonly EventDefinition[] = [
  { name: 'contact_message_received', description: 'A shopper sent a message to the merchant.' },
];
