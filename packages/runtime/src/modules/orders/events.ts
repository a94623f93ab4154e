/** What the events of an order say: ids, and figures in major units of `currency`. */
export interface OrderFacts {
  readonly orderId: number;
  readonly orderUuid: string;
  readonly orderNumber: string;
  readonly grandTotal: number;
  readonly currency: string;
  readonly paymentMethod: string;
}

declare module '../../platform/events/contract.ts' {
  interface Events {
    /** An order was written; its payment may still be open. */
    order_created: OrderFacts;
    /** Once for each order: its money is there or promised. */
    order_placed: OrderFacts;
  }
}
