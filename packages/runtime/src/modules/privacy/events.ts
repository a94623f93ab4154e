import type { EventDefinition } from '../../platform/contracts/events.ts';
import { defineWebhookTopic } from '../webhooks/index.ts';

/** Names a customer whose account and personal data were erased. */
export interface CustomerErasedPayload {
  readonly customerUuid: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when an archive of a customer's data is requested. */
    customer_export_requested: { readonly exportUuid: string };
    /** Emitted when a customer was erased, so that other systems erase them too. */
    customer_erased: CustomerErasedPayload;
  }
}

/** The events of data rights. */
export const privacyEvents: readonly EventDefinition[] = [
  { name: 'customer_export_requested', description: 'An archive of a customer’s data was requested.' },
  { name: 'customer_erased', description: 'A customer’s account and personal data were erased.' },
];

/** The webhook topics of data rights. */
export const privacyTopics = [
  defineWebhookTopic({
    event: 'customer_erased',
    group: 'customers',
    entity: 'customerUuid',
    permission: 'getCustomer',
  }),
];
