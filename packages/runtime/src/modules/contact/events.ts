declare module '../../platform/events/contract.ts' {
  interface Events {
    /** A shopper wrote to the merchant. */
    contact_message_received: { readonly messageUuid: string };
  }
}
