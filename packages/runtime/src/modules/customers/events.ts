/** The payload of a customer's event: the ids of the customer. */
export interface CustomerEventPayload {
  readonly customerId: number;
  readonly customerUuid: string;
}

declare module '../../platform/events/contract.ts' {
  interface Events {
    /** Somebody has an account: registered on the storefront, or created by an admin. */
    customer_registered: CustomerEventPayload;
    /** Somebody asked for a new password of the account with this e-mail, which need not exist. */
    password_reset_requested: { readonly email: string };
  }
}
