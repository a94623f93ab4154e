import { textOr, wordsOf } from '../../text/text.ts';

/** The shop's own events, for the filter above the list. To filter by an extension's event, use one of its rows. */
const EVENTS = [
  'order_created',
  'order_placed',
  'order_canceled',
  'order_status_updated',
  'order_payment_updated',
  'document_issued',
  'return_created',
  'return_updated',
  'return_label_created',
  'withdrawal_declared',
  'withdrawal_link_requested',
  'order_refunded',
  'order_email_requested',
  'gift_card_issued',
  'gift_card_redeemed',
  'gift_card_email_due',
  'payment_refunded_duplicate',
  'shipment_created',
  'shipment_delivered',
  'shipment_canceled',
  'customer_registered',
  'customer_email_change_requested',
  'customer_export_requested',
  'customer_erased',
  'password_reset_requested',
  'admin_password_reset_requested',
  'email_resend_requested',
  'product_created',
  'product_updated',
  'product_deleted',
  'inventory_updated',
  'metafield_definition_deleted',
  'newsletter_requested',
  'newsletter_subscribed',
  'newsletter_unsubscribed',
  'cart_reminder_due',
  'order_follow_up_due',
  'contact_message_received',
  'webhook_switched_off',
] as const;

/** Returns the label of an event, such as "Order placed" for `order_placed`. */
export const eventName = (event: string): string => textOr(`events.name.${event}`, wordsOf(event));

export const eventChoices = EVENTS.map((event) => [event, eventName(event)] as const).toSorted(
  ([, one], [, other]) => one.localeCompare(other),
);
