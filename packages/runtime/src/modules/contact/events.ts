import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of the event of a message to the merchant. */
export interface ContactMessageEventPayload {
  readonly messageUuid: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** A shopper wrote to the merchant. */
    contact_message_received: ContactMessageEventPayload;
  }
}

/** The events of messages to the merchant. */
export const contactEvents: readonly EventDefinition[] = [
  { name: 'contact_message_received', description: 'A shopper wrote to the merchant.' },
];
