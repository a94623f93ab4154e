import { refusal, refuse } from '../../platform/errors.ts';
import type { Refusal } from '../../platform/errors.ts';

/** Creates the error for an unknown order: 404 `ORDER_NOT_FOUND`. */
export const orderNotFound = refusal(404, 'ORDER_NOT_FOUND', 'Order not found');
/** Creates the error for a client with too many unpaid orders, which reserve stock that other shoppers could buy. */
export const tooManyUnpaidOrders = () =>
  refuse(
    429,
    'TOO_MANY_UNPAID_ORDERS',
    'Too many unpaid orders from your IP address. Pay for one of them, or try again later.',
    { headers: { 'retry-after': '900' } },
  );
export const orderNotCancelable = (status: string) =>
  refuse(400, 'ORDER_NOT_CANCELABLE', 'Order is not cancelable in its current status ({status})', {
    values: { status },
  });
export const canceledOrderNotCorrectable = refusal(
  409,
  'ORDER_NOT_CORRECTABLE',
  'A canceled order cannot be changed',
);
export const nothingLeftToAddress = refusal(
  409,
  'ORDER_ALREADY_SHIPPED',
  'The shipping address cannot be changed because the order has been fully shipped',
);
/** Creates the error for an unknown document: 404 `DOCUMENT_NOT_FOUND`. */
export const documentNotFound = refusal(404, 'DOCUMENT_NOT_FOUND', 'Document not found');
/** Creates the error for an order without an invoice: 409 `NOT_ISSUED`. */
export const documentNotIssued = refusal(409, 'NOT_ISSUED', 'The invoice has not been issued yet');
/** Creates the error for a second invoice: 409 `ALREADY_ISSUED`. */
export const invoiceAlreadyIssued = refusal(409, 'ALREADY_ISSUED', (number: string) => [
  'The order already has the invoice {number}',
  { number },
]);
/** Creates the error for the invoice of a canceled order: 409 `NOT_ISSUABLE`. */
export const orderNotIssuable = refusal(409, 'NOT_ISSUABLE', 'A canceled order cannot be invoiced');
/** Creates the error for the correction of an order that was fully refunded: 409 `NOTHING_TO_CORRECT`. */
export const nothingToCorrect = refusal(
  409,
  'NOTHING_TO_CORRECT',
  'The order was fully refunded, so there is nothing to correct',
);
export const emailNotApplicable = (kind: string, reason: string) =>
  refuse(409, 'EMAIL_NOT_APPLICABLE', 'The email "{kind}" cannot be sent: {reason}', {
    values: { kind, reason },
  });
export const captureNotSupported = (code: string) =>
  refuse(400, 'CAPTURE_NOT_SUPPORTED', 'Payment method "{code}" does not support capture', {
    values: { code },
  });
/** Creates the error for a capture that the payment status does not allow: 400 `ORDER_NOT_CAPTURABLE`. */
export const orderNotCapturable = refusal(400, 'ORDER_NOT_CAPTURABLE', (status: string) => [
  'Order is not capturable in its current status ({status})',
  { status },
]);
export const badCaptureAmount = () =>
  refuse(
    400,
    'BAD_CAPTURE_AMOUNT',
    'Capture amount must be greater than 0 and at most the authorized amount',
  );
export const partialCaptureNotSupported = (code: string) =>
  refuse(400, 'PARTIAL_CAPTURE_NOT_SUPPORTED', 'Payment method "{code}" does not support partial captures', {
    values: { code },
  });
export const refundNotSupported = (code: string) =>
  refuse(400, 'REFUND_NOT_SUPPORTED', 'Payment method "{code}" does not support refunds', {
    values: { code },
  });
export const notRefundable = (status: string) =>
  refuse(400, 'ORDER_NOT_REFUNDABLE', 'Order is not refundable in its current status ({status})', {
    values: { status },
  });
/** Creates the refusal of a refund of gift cards that were used: 400 `REFUND_CEILING`. */
export const refundCeiling = (sku: string, most: string, currency: string) =>
  refuse(
    400,
    'REFUND_CEILING',
    'At most {most} {currency} can be refunded for {sku}, because its gift cards were used',
    { values: { most, currency, sku } },
  );
export const refundTooLarge = () =>
  refuse(
    400,
    'BAD_REFUND_AMOUNT',
    'Refund amount must be greater than 0 and at most the remaining captured amount',
  );
/**
 * Creates the error for an amount that is not a multiple of the gateway's increment. `step` is an amount with its
 * currency, such as `0.010 KWD`.
 */
export const amountNotMovable = (method: string, step: string) =>
  refuse(400, 'AMOUNT_NOT_MOVABLE', 'Payment method "{method}" only supports multiples of {step}', {
    values: { method, step },
  });
export const tooManyToRefund = (sku: string, qty: number, left: number) =>
  refuse(400, 'TOO_MANY_TO_REFUND', 'Cannot refund {qty} of {sku}: only {left} left', {
    values: { qty, sku, left },
  });
/** Creates the error for tenders of a refund that do not add up to it, or of which less is left: 400 `TENDER_AMOUNTS`. */
export const tenderAmounts = refusal(
  400,
  'TENDER_AMOUNTS',
  'The amounts of the tenders must add up to the refund, and none can be above what is left of its tender',
);
/** Creates the error for a refund to the credit of a guest: 400 `CUSTOMER_REQUIRED`. */
export const customerRequired = refusal(
  400,
  'CUSTOMER_REQUIRED',
  'A guest has no credit. Refund the order to what paid it.',
);
/** Creates the error for a credential that the order's payment method does not charge: 400 `CREDENTIAL_NOT_SUPPORTED`. */
export const credentialNotSupported = refusal(
  400,
  'CREDENTIAL_NOT_SUPPORTED',
  (method: string, kind: string) => [
    'Payment method "{method}" cannot charge a credential of the kind "{kind}"',
    { method, kind },
  ],
);
export const paymentInProgress = refusal(
  409,
  'PAYMENT_IN_PROGRESS',
  'A payment for this order is in progress. Try again later.',
);
/** Creates an error with the gateway's message. No money moved at the gateway, and the shop recorded nothing. */
export const gatewayRefused = refusal(502, 'GATEWAY_REFUSED', (message: string) => message);
export const gatewayOutcomeUnknown = refusal(
  502,
  'GATEWAY_OUTCOME_UNKNOWN',
  'The payment gateway did not respond. The shop will check the outcome.',
);
/**
 * Creates the error for an order that cannot be placed, because the gateway does not report whether the previous order was
 * paid.
 */
export const gatewayUnavailable = refusal(
  503,
  'GATEWAY_UNAVAILABLE',
  'The payment gateway is not responding, so the order was not placed. Try again in a moment.',
);
export const returnUrlNotAllowed = () =>
  refuse(
    400,
    'RETURN_URL_NOT_ALLOWED',
    'return_url must be an http or https URL of the shop or of an origin in cors.origins',
  );
export const paymentNotStarted = () =>
  refuse(
    502,
    'PAYMENT_NOT_STARTED',
    'The payment could not be started, and nothing was charged. Try again, or use another payment method.',
  );
export const paymentUnconfirmed = () =>
  refuse(502, 'PAYMENT_UNCONFIRMED', 'The payment could not be confirmed yet. Try again in a moment.');
export const shipmentNotFound = () => refuse(404, 'SHIPMENT_NOT_FOUND', 'Shipment not found');
export const canceledOrderCannotShip = () =>
  refuse(400, 'ORDER_CANCELED', 'A canceled order cannot be shipped');
export const nothingToShip = () => refuse(400, 'NOTHING_TO_SHIP', 'There is nothing left to ship');
export const orderItemsNotFound = () =>
  refuse(400, 'ORDER_ITEM_NOT_FOUND', 'One or more order_item_ids not found on order');
export const itemNeedsNoShipping = (sku: string) =>
  refuse(400, 'ITEM_NEEDS_NO_SHIPPING', 'Item {sku} does not require shipping', { values: { sku } });
export const tooManyToShip = (sku: string, qty: number, left: number) =>
  left === 0
    ? refuse(400, 'ITEM_ALREADY_SHIPPED', 'Item {sku} is already fully shipped', { values: { sku } })
    : refuse(400, 'TOO_MANY_TO_SHIP', 'Cannot ship {qty} of {sku}: only {left} unshipped', {
        values: { qty, sku, left },
      });
export const shipmentIsFinal = (from: string, to: string) =>
  refuse(400, 'SHIPMENT_FINAL', 'Cannot transition shipment from {from} to {to}', { values: { from, to } });
export const labelNotPossible = (status: string) =>
  refuse(400, 'LABEL_NOT_POSSIBLE', 'A shipment with the status {status} cannot get a label', {
    values: { status },
  });
export const carrierMakesNoLabels = (carrier: string | null) =>
  refuse(
    400,
    'CARRIER_MAKES_NO_LABELS',
    carrier === null ? 'The shipment has no carrier' : `The carrier "${carrier}" does not support labels`,
  );
/** Creates the error for a carrier that failed or timed out. The client can retry with the same idempotency key. */
export const carrierFailed = (carrier: string) =>
  refuse(502, 'CARRIER_FAILED', 'The carrier "{carrier}" could not create a label. Try again.', {
    values: { carrier },
  });
export const cartIsEmpty = () => refuse(400, 'CART_EMPTY', 'Cart is empty');
/** The reason for which a line cannot be ordered, as the cart states it. */
interface LineFault extends Pick<Refusal, 'code' | 'message'> {
  readonly field: string;
  readonly values?: Refusal['values'];
}

/** Creates the error for a line that cannot be ordered, with the code, message and values from the cart. */
export function lineNotOrderable({ code, message, field, values }: LineFault) {
  const rule = values?.['rule'];
  const details = typeof rule === 'string' && [{ path: field, rule, values: { ...values }, message }];
  return refuse(400, code, message, { ...(values && { values }), ...(details && { details }) });
}
export const contactRequired = () => refuse(400, 'CONTACT_REQUIRED', 'Contact email is required');
export const shippingMethodRequired = () =>
  refuse(400, 'SHIPPING_METHOD_REQUIRED', 'Shipping method is required');
export const billingAddressRequired = () =>
  refuse(400, 'BILLING_ADDRESS_REQUIRED', 'Billing address is required');
export const paymentMethodRequired = () =>
  refuse(400, 'PAYMENT_METHOD_REQUIRED', 'Payment method is required');
export const refusedByExtension = (text: string) => refuse(400, 'ORDER_REFUSED', text);
export const cartChanged = refusal(
  409,
  'CART_CHANGED',
  'The cart has changed. Review it and place the order again.',
);
