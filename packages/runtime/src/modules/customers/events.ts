/** What the events of a customer say: ids. */
export interface CustomerFacts {
  readonly customerId: number;
  readonly customerUuid: string;
}

declare module '../../platform/events/contract.ts' {
  interface Events {
    /** Somebody has an account: registered on the storefront, or created by an admin. */
    customer_registered: CustomerFacts;
    /** Somebody asked for a new password of the account with this e-mail, which need not exist. */
    password_reset_requested: { readonly email: string };
  }
}
