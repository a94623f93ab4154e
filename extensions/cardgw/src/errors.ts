import { refuse } from '@shop/runtime/extension';

export const intentFailed = () => refuse(500, 'CARD_INTENT_FAILED', 'Can not create the payment intent');
/** The gateway refused a call, in its own words. */
export const refusedByGateway = (message: string) => refuse(502, 'CARD_GATEWAY_REFUSED', message);
export const gatewayUnavailable = () =>
  refuse(502, 'CARD_GATEWAY_UNAVAILABLE', 'The payment gateway did not answer. Please try again');
export const intentNotCapturable = () =>
  refuse(400, 'CARD_NOT_CAPTURABLE', 'Payment intent is not in a capturable state (requires_capture)');
export const intentNotVoidable = () =>
  refuse(400, 'CARD_NOT_VOIDABLE', 'The payment was captured, it cannot be canceled any more');
export const nothingToRefund = () =>
  refuse(400, 'CARD_NOTHING_TO_REFUND', 'Missing capture transaction id to refund');
