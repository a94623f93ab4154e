/** What the events of an order say: ids, and figures in major units of `currency`. */
export interface OrderFacts {
  readonly orderId: number;
  readonly orderUuid: string;
  readonly orderNumber: string;
  readonly grandTotal: number;
  readonly currency: string;
  readonly paymentMethod: string;
}

export interface ShipmentFacts extends OrderFacts {
  readonly shipmentId: number;
  readonly shipmentUuid: string;
}

declare module '../../platform/events/contract.ts' {
  interface Events {
    /** An order was written; its payment may still be open. */
    order_created: OrderFacts;
    /** Once for each order: its money is there or promised. */
    order_placed: OrderFacts;
    /** Its unshipped units went back to stock, and its coupon may be used again. */
    order_canceled: OrderFacts & { readonly reason: string };
    /** The order's own status moved, as its money or its goods did. */
    order_status_updated: OrderFacts & { readonly before: string; readonly after: string };
    /** Once for each refund, whoever told of it. `amount` in major units of `currency`. */
    order_refunded: {
      readonly orderId: number;
      readonly orderUuid: string;
      readonly amount: number;
      readonly currency: string;
      readonly isFullRefund: boolean;
      readonly transactionId: string;
      readonly paymentMethod: string;
    };
    /**
     * Once for each order whose money was given back because a later order of its cart was paid too. `amount` in major units
     * of `currency`; the `kept` order is the one that counts.
     */
    payment_refunded_duplicate: {
      readonly orderId: number;
      readonly orderUuid: string;
      readonly keptOrderId: number;
      readonly keptOrderUuid: string;
      readonly amount: number;
      readonly currency: string;
      readonly transactionId: string;
      readonly paymentMethod: string;
    };
    shipment_created: ShipmentFacts;
    shipment_delivered: ShipmentFacts;
    shipment_canceled: ShipmentFacts;
  }
}
