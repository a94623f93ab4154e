import { defineMessages } from '../../platform/contracts/messages.ts';
import { returnTexts } from './returns/returnTexts.ts';

/** The messages of the orders module: emails, histories, statuses and documents. */
export const orderMessages = defineMessages('orders', 'en', {
  'orders.email.view': 'View your order',
  'orders.email.shipTo': 'Ships to:',
  'orders.email.arrives': 'Arrives {first} – {last}',
  'orders.email.arrivesOn': 'Arrives {day}',
  'orders.email.payment': 'Payment: {method}',
  'orders.email.line': '{qty, number} × {product}',
  'orders.email.subtotal': 'Subtotal',
  'orders.email.discount': 'Discount',
  'orders.email.shipping': 'Shipping',
  'orders.email.tax': 'Tax',
  'orders.email.total': 'Total',

  'orders.email.confirmation.subject': 'Your order {number} at {shop}',
  'orders.email.confirmation.intro': 'Thank you for your order {number}. We’ve received it.',

  'orders.email.canceled.subject': 'Your order {number} at {shop} was canceled',
  'orders.email.canceled.intro':
    'Your order {number} was canceled. Any items not shipped yet will not be sent.',
  'orders.email.canceled.notCharged':
    'You have nothing to pay for it. If your bank shows a reserved amount, it will release it.',

  'orders.email.document.subject': '{document} for your order {number} at {shop}',
  'orders.email.document.intro': 'We’ve attached a document for your order {number}: {document}.',
  'orders.email.refund.subject': 'Your refund for order {number} at {shop}',
  'orders.email.refund.full': 'We’ve refunded {amount}. Your order {number} is now fully refunded.',
  'orders.email.refund.partial': 'We’ve refunded {amount} for your order {number}.',
  'orders.email.refund.way':
    'We’ll refund your original payment method: {method}. When the money arrives depends on your bank or payment provider.',

  'orders.email.shipped.subject': 'Your order {number} at {shop} is on its way',
  'orders.email.shipped.intro': 'These items from your order {number} are on their way:',
  'orders.email.shipped.carrier': 'Carrier: {carrier}',
  'orders.email.shipped.tracking': 'Tracking number: {tracking}',
  'orders.email.shipped.track': 'Track your shipment',

  'orders.email.delivered.subject': 'Your order {number} at {shop} was delivered',
  'orders.email.delivered.intro': 'These items from your order {number} have been delivered:',

  'orders.email.merchant.subject': 'New order {number}: {total}',
  'orders.email.merchant.intro': '{shop} has a new order, {number}.',
  'orders.email.merchant.customer': 'Customer',
  'orders.email.merchant.noName': 'No name provided',
  'orders.email.merchant.email': 'Email',
  'orders.email.merchant.payment': 'Payment',
  'orders.email.merchant.shipping': 'Shipping',
  'orders.email.merchant.coupon': 'Coupon',
  'orders.email.merchant.shipTo': 'Ship to:',
  'orders.email.merchant.note': 'Customer’s note:',

  'orders.shipmentStatus.unfullfilled': 'Not shipped',
  'orders.shipmentStatus.partiallyShipped': 'Partially shipped',
  'orders.shipmentStatus.shipped': 'Shipped',
  'orders.shipmentStatus.partiallyDelivered': 'Partially delivered',
  'orders.shipmentStatus.delivered': 'Delivered',
  'orders.shipmentStatus.canceled': 'Canceled',

  'orders.activity.created': 'Order has been created',
  'orders.activity.vatNotChecked':
    'VAT ID {vatId} could not be checked because the service did not answer. Tax was charged.',
  'orders.activity.vatInvalid': 'VAT ID {vatId} was checked and is not valid. Tax was charged.',
  'orders.activity.reverseCharge': 'Reverse charge: VAT ID {vatId} was checked. Reference: {reference}',
  'orders.activity.captured': 'Captured {money}',
  'orders.activity.captureInReview': 'The gateway is reviewing the capture of {money}',
  'orders.activity.refunded': 'Refunded {money}. Refund ID: {id}',
  'orders.activity.refundReason': 'Refund reason: {reason}',
  'orders.activity.refundFailed': 'the refund of {money} failed. Refund ID: {id}',
  'orders.activity.paidAfterCancellation': 'the order was paid after it was canceled',
  'orders.activity.otherAmount': 'the gateway has a payment for this order with a different amount',
  'orders.activity.duplicateNotReturned':
    'this order and order {number} were both paid, and the gateway declined to refund this one: {message}',
  'orders.activity.duplicateReturned':
    'Order {number} from the same cart is paid, so {money} of this order was refunded',
  'orders.activity.otherDuplicateReturned':
    'Order {number} from the same cart was also paid: {money} was refunded',
  'orders.activity.canceled': 'Order canceled ({reason})',
  'orders.activity.shipped': 'Shipment created ({count, plural, one {# item} other {# items}})',
  'orders.activity.shippedBy':
    'Shipment created ({count, plural, one {# item} other {# items}}, carrier {carrier})',
  'orders.activity.labelCreated': 'Label created ({carrier}, {number})',
  'orders.activity.shipmentUpdated': 'Shipment information updated',
  'orders.activity.delivered': 'Shipment delivered',
  'orders.activity.shipmentCanceled': 'Shipment canceled',
  'orders.activity.reviewed': 'Marked as reviewed',
  'orders.activity.emailChanged': 'Email changed from {before} to {after}',
  'orders.activity.nameChanged': 'Name changed from {before} to {after}',
  'orders.activity.nameAdded': 'Name set to {after}',
  'orders.activity.nameRemoved': 'Name {before} removed',
  'orders.activity.shippingAddressChanged': 'Shipping address changed ({fields})',
  'orders.activity.billingAddressChanged': 'Billing address changed ({fields})',
  'orders.activity.resent.orderConfirmation': 'Order confirmation resent to {to}',
  'orders.activity.resent.orderCanceled': 'Cancellation email resent to {to}',
  'orders.activity.resent.orderRefunded': 'Refund email resent to {to}',
  'orders.activity.resent.shipmentCreated': 'Shipment email resent to {to}',
  'orders.activity.resent.shipmentDelivered': 'Delivery email resent to {to}',
  'orders.activity.resent.merchantNewOrder': 'New order email resent to {to}',
  'orders.activity.credited': 'Credit note {number} issued',
  'orders.activity.invoiced': 'Invoice {number} issued',
  'orders.reason.paymentCanceled': 'Payment canceled',
  'orders.reason.orderedAgain': 'The cart was ordered again',
  'orders.reason.paidTwice': 'The cart was paid twice',

  'orders.document.invoice': 'Invoice',
  'orders.document.number': 'Invoice {number}',
  'orders.document.invoiced': 'Invoice date',
  'orders.document.supplied': 'Date of supply',
  'orders.document.creditNote': 'Credit note',
  'orders.document.creditNoteNumber': 'Credit note {number}',
  'orders.document.creditNoteDate': 'Credit note date',
  'orders.document.correction': 'Corrected invoice',
  'orders.document.correctionNumber': 'Corrected invoice {number}',
  'orders.document.forInvoice': 'For invoice',
  'orders.document.replaces': 'Replaces invoice',
  'orders.document.numberAndDate': '{number} of {date}',
  'orders.document.net': 'Net amount',
  'orders.document.adjustment': 'Adjustment',
  'orders.document.reason': 'Reason',
  'orders.document.slip': 'Packing slip',
  'orders.document.order': 'Order {number}',
  'orders.document.date': 'Order date',
  'orders.document.billTo': 'Bill to',
  'orders.document.shipTo': 'Ship to',
  'orders.document.qty': 'Qty',
  'orders.document.item': 'Item',
  'orders.document.price': 'Unit price',
  'orders.document.taxRate': 'Tax',
  'orders.document.amount': 'Amount',
  'orders.document.reverseCharge': 'Reverse charge',
  'orders.document.reverseCharge.sentence':
    'Reverse charge: the recipient owes the VAT (Articles 138 and 196 of Directive 2006/112/EC).',
  'orders.document.buyerVatId': 'VAT ID of the recipient: {vatId}',
  'orders.document.taxExempt': 'Exempt from tax',
  'orders.document.taxAt': 'Tax {percent, number}%',
  'orders.document.shippingTax': 'Tax on shipping',
  'orders.document.method': 'Payment',
  'orders.document.shipping': 'Shipping',
  'orders.document.packed': 'Packed',
  'orders.document.note': 'Customer’s note',
  'orders.document.page': 'Page {page, number} of {pages, number}',
  ...returnTexts,
  'orders.eInvoice.reverseCharge': 'Reverse charge',
  'orders.eInvoice.intraCommunity': 'Tax-exempt intra-Community supply',
  'orders.eInvoice.export': 'Tax-exempt export',
  'orders.eInvoice.notSubject': 'Not subject to VAT',
  'orders.eInvoice.exempt': 'The buyer is exempt from tax',
  'orders.eInvoice.amountAt': 'Amount at {percent, number}% tax',
  'orders.eInvoice.rounding': 'Rounding',
});

/** The messages of this catalog by key, for type checking. */
export type OrderMessages = (typeof orderMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends OrderMessages {}
}
