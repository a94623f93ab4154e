import type { Order, StockChange } from './order.ts';
import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload shared by all order events: ids, and amounts in major units of `currency`. */
export interface OrderEventPayload {
  readonly orderId: number;
  readonly orderUuid: string;
  readonly orderNumber: string;
  readonly grandTotal: number;
  readonly currency: string;
  readonly paymentMethod: string;
}

export interface ShipmentEventPayload extends OrderEventPayload {
  readonly shipmentId: number;
  readonly shipmentUuid: string;
}

/** The payload of an issued document. `kind` is `invoice`, `credit_note` or `correction`. */
export interface DocumentEventPayload extends OrderEventPayload {
  readonly documentUuid: string;
  readonly kind: 'invoice' | 'credit_note' | 'correction';
  readonly number: string;
}

/** The refund event payload. `amount` is in major units of `currency`. */
export interface RefundEventPayload {
  readonly orderId: number;
  readonly orderUuid: string;
  readonly amount: number;
  readonly currency: string;
  readonly isFullRefund: boolean;
  readonly transactionId: string;
  readonly paymentMethod: string;
}

/** The payload for resending an email: the email's id, and the event from which the email is composed. */
export interface OrderEmailPayload extends OrderEventPayload {
  readonly kind: OrderEmailId;
  /** The shipment that the email is about. Null if the email is not about a shipment. */
  readonly shipment: ShipmentEventPayload | null;
  /** The refund that the email is about. Null if the email is not about a refund. */
  readonly refund: RefundEventPayload | null;
}

/** The ids of the order emails. The last email is for the merchant, all others are for customers. */
export const ORDER_EMAIL_IDS = [
  'orderConfirmation',
  'orderCanceled',
  'orderRefunded',
  'shipmentCreated',
  'shipmentDelivered',
  'merchantNewOrder',
] as const;
export type OrderEmailId = (typeof ORDER_EMAIL_IDS)[number];

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when an order is written. It may not be paid yet. */
    order_created: OrderEventPayload;
    /** Emitted once per order when it is paid or its payment is authorized. */
    order_placed: OrderEventPayload;
    /** Emitted when an order is canceled. Its unshipped units were restocked, and its coupon can be used again. */
    order_canceled: OrderEventPayload & { readonly reason: string };
    /** Emitted when the order status changes as a result of a payment or shipment status change. */
    order_status_updated: OrderEventPayload & { readonly before: string; readonly after: string };
    /** Emitted when the payment status changes, for example when money is captured. */
    order_payment_updated: OrderEventPayload & { readonly before: string; readonly after: string };
    /** Emitted once per document, when it is issued. */
    document_issued: DocumentEventPayload;
    /** Emitted once per refund, regardless of who reported the refund. `amount` is in major units of `currency`. */
    order_refunded: RefundEventPayload;
    /**
     * Emitted once per order whose money was refunded because a later order of the same cart was also paid. `amount` is in
     * major units of `currency`. The `kept` order remains valid.
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
    /**
     * Emitted when an administrator requests to resend an order email. The email is sent to the order's current email
     * address or to the merchant.
     */
    order_email_requested: OrderEmailPayload;
    shipment_created: ShipmentEventPayload;
    shipment_delivered: ShipmentEventPayload;
    shipment_canceled: ShipmentEventPayload;
  }
}

/** The events of orders and shipments. */
export const orderEvents: readonly EventDefinition[] = [
  { name: 'order_created', description: 'An order was created. Its payment may still be pending.' },
  {
    name: 'order_placed',
    description: 'An order was paid or its payment authorized. Emitted once per order.',
  },
  {
    name: 'order_canceled',
    description:
      'An order was canceled: its unshipped units were restocked, and its coupon use was released.',
  },
  {
    name: 'order_status_updated',
    description: 'The status of the order changed because its payment or shipment status changed.',
  },
  {
    name: 'order_payment_updated',
    description: 'The payment status of the order changed, for example because money was captured.',
  },
  { name: 'document_issued', description: 'An invoice or another document of an order was issued.' },
  {
    name: 'order_refunded',
    description: 'A payment was refunded. Emitted once per refund, regardless of who reported it.',
  },
  {
    name: 'payment_refunded_duplicate',
    description: 'The payment of an order was refunded because a later order of the same cart was also paid.',
  },
  {
    name: 'order_email_requested',
    description: 'An administrator requested that an order email be sent again.',
  },
  { name: 'shipment_created', description: 'A shipment of an order was created.' },
  { name: 'shipment_delivered', description: 'A shipment was delivered.' },
  { name: 'shipment_canceled', description: 'A shipment was canceled, so its units can be shipped again.' },
];

/** Returns the payload shared by all order events. */
export const orderPayload = (order: Order): OrderEventPayload => ({
  orderId: order.order_id,
  orderUuid: order.uuid,
  orderNumber: order.order_number,
  grandTotal: Number(order.grand_total),
  currency: order.currency,
  paymentMethod: order.payment_method,
});

/** Returns the event for a change in a product's stock. */
export const inventoryUpdated = (change: StockChange) => ({
  name: 'inventory_updated' as const,
  payload: {
    productId: change.product_id,
    productUuid: change.uuid,
    sku: change.sku,
    oldQty: change.old_qty,
    qty: change.qty,
    manageStock: change.manage_stock,
    stockAvailability: change.stock_availability,
  },
});
