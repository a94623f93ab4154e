import type {
  CustomerData,
  GetContactMessageData,
  GetGiftCardData,
  GetOrderData,
  GetProductData,
  ListOrderShipmentsData,
  ReturnData,
} from './generated/types.ts';

/** An event as sent in webhook deliveries. */
export interface ReceivedEvent<Topic, Data> {
  /** The event topic, such as `order_placed`. */
  readonly type: Topic;
  /** The time of the event, ISO 8601 in UTC. */
  readonly timestamp: string;
  /** The payload version. It increases with each breaking change. */
  readonly version: number;
  readonly data: Data;
}

interface OrderIds {
  readonly orderId: number;
  readonly orderUuid: string;
  /** The order as it was when the webhook was first sent. Null if the order no longer existed. */
  readonly order: GetOrderData | null;
}
interface OrderData extends OrderIds {
  readonly orderNumber: string;
  readonly grandTotal: number;
  readonly currency: string;
  readonly paymentMethod: string;
}
interface ShipmentData extends OrderData {
  readonly shipmentId: number;
  readonly shipmentUuid: string;
  readonly shipment: ListOrderShipmentsData | null;
}
interface ReturnEventData extends OrderData {
  readonly returnUuid: string;
  readonly returnNumber: string;
  readonly origin: string;
  readonly state: string;
  /** The return as it was when the webhook was first sent. */
  readonly return: ReturnData | null;
}
interface RefundData extends OrderIds {
  /** The amount in major units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly transactionId: string;
  readonly paymentMethod: string;
}
interface ProductIds {
  readonly productId: number;
  readonly productUuid: string;
  readonly sku: string;
}
interface ProductData extends ProductIds {
  /** The product as it was when the webhook was first sent. Null if the product had been deleted. */
  readonly product: GetProductData | null;
}
interface GiftCardEventData {
  readonly giftCardUuid: string;
  /** The amount that was issued or redeemed, in units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** The gift card without its code, as the API returns it now. Null if it is gone. */
  readonly giftCard: GetGiftCardData | null;
}
interface SubscriberData {
  readonly subscriberUuid: string;
  readonly email: string;
  readonly locale: string;
}

/** The `data` types by topic. Extensions add their own topics. */
export interface WebhookEvents {
  order_created: OrderData;
  order_placed: OrderData;
  order_canceled: OrderData & { readonly reason: string };
  order_status_updated: OrderData & { readonly before: string; readonly after: string };
  order_payment_updated: OrderData & { readonly before: string; readonly after: string };
  document_issued: OrderData & {
    readonly documentUuid: string;
    readonly kind: string;
    readonly number: string;
  };
  return_created: ReturnEventData;
  return_label_created: ReturnEventData;
  return_updated: ReturnEventData & { readonly before: string };
  withdrawal_declared: ReturnEventData & { readonly declaredAt: string; readonly refundDueAt: string };
  gift_card_issued: GiftCardEventData;
  gift_card_redeemed: GiftCardEventData & { readonly orderId: number; readonly orderUuid: string };
  order_refunded: RefundData & { readonly isFullRefund: boolean };
  payment_refunded_duplicate: RefundData & { readonly keptOrderId: number; readonly keptOrderUuid: string };
  shipment_created: ShipmentData;
  shipment_delivered: ShipmentData;
  shipment_canceled: ShipmentData;
  product_created: ProductData;
  product_updated: ProductData;
  product_deleted: ProductIds;
  inventory_updated: ProductIds & {
    readonly oldQty: number;
    readonly qty: number;
    readonly manageStock: boolean;
    readonly stockAvailability: boolean;
  };
  customer_registered: {
    readonly customerId: number;
    readonly customerUuid: string;
    readonly locale?: string;
    readonly customer: CustomerData | null;
  };
  customer_erased: { readonly customerUuid: string };
  newsletter_subscribed: SubscriberData;
  newsletter_unsubscribed: SubscriberData;
  contact_message_received: { readonly messageUuid: string; readonly message: GetContactMessageData | null };
  webhook_test: { readonly webhookUuid: string };
}

/** An event of the shop. Its `type` determines the type of its `data`. */
export type WebhookEvent = {
  [Topic in keyof WebhookEvents]: ReceivedEvent<Topic, WebhookEvents[Topic]>;
}[keyof WebhookEvents];
