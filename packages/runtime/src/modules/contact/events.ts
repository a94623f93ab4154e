import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The event payload of a contact message. */
export interface ContactMessageEventPayload {
  readonly messageUuid: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when a shopper sends a contact message to the merchant. */
    contact_message_received: ContactMessageEventPayload;
  }
}

/** The events of contact messages. */
export const contactEvents: readonly EventDefinition[] = [
  { name: 'contact_message_received', description: 'A shopper sent a message to the merchant.' },
];
