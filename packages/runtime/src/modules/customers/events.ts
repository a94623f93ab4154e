import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of a customer's event: the ids of the customer. */
export interface CustomerEventPayload {
  readonly customerId: number;
  readonly customerUuid: string;
}

/** The language of the request that led to an event, in which its email is written. */
interface Spoken {
  /** The code of the language, such as `de`. Absent in events from before the shop had languages. */
  readonly locale?: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** An account was created, by registration on the storefront or by an administrator. */
    customer_registered: CustomerEventPayload & Spoken;
    /** A new password was requested for the account with this email, which need not exist. */
    password_reset_requested: { readonly email: string } & Spoken;
    /** A customer chose a new email, which counts once it is confirmed. */
    customer_email_change_requested: {
      readonly customerUuid: string;
      readonly changeUuid: string;
      readonly email: string;
      readonly formerEmail: string;
    } & Spoken;
  }
}

/** The events of customers. */
export const customerEvents: readonly EventDefinition[] = [
  {
    name: 'customer_registered',
    description: 'An account was created, by registration on the storefront or by an administrator.',
  },
  {
    name: 'password_reset_requested',
    description: 'A new password was requested for the account with an email, which need not exist.',
  },
  {
    name: 'customer_email_change_requested',
    description: 'A customer chose a new email, which counts once it is confirmed.',
  },
];
