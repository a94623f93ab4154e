import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of customer events: the customer's ids. */
export interface CustomerEventPayload {
  readonly customerId: number;
  readonly customerUuid: string;
}

/** The language of the request that triggered the event. The email for the event is sent in this language. */
interface LanguageTag {
  /** The language code, such as `de`. Absent in events emitted before the shop supported multiple languages. */
  readonly locale?: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when a customer registers on the storefront or an administrator creates an account. */
    customer_registered: CustomerEventPayload & LanguageTag;
    /** Emitted when a password reset is requested for an email, even if no account has that email. */
    password_reset_requested: { readonly email: string } & LanguageTag;
    /** Emitted when a customer requests a new email, which takes effect after confirmation. */
    customer_email_change_requested: {
      readonly customerUuid: string;
      readonly changeUuid: string;
      readonly email: string;
      readonly formerEmail: string;
    } & LanguageTag;
  }
}

/** The customer events. */
export const customerEvents: readonly EventDefinition[] = [
  {
    name: 'customer_registered',
    description: 'An account was created, by registration on the storefront or by an administrator.',
  },
  {
    name: 'password_reset_requested',
    description: 'A password reset was requested for an email address, which may not have an account.',
  },
  {
    name: 'customer_email_change_requested',
    description: 'A customer requested a new email address, which takes effect after confirmation.',
  },
];
