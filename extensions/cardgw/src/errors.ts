import { refuse } from '@shop/runtime/extension';

export const intentFailed = () => refuse(500, 'CARD_INTENT_FAILED', 'Can not create the payment intent');
/** Creates the error for a call that the gateway rejected, with the gateway's message. */
export const refusedByGateway = (message: string) => refuse(502, 'CARD_GATEWAY_REFUSED', message);
export const gatewayUnavailable = () =>
  refuse(502, 'CARD_GATEWAY_UNAVAILABLE', 'The payment gateway did not respond. Try again.');
/** Creates the error for a card that cannot be saved, or paid with, because the gateway did not accept it. */
export const cardNotSaved = () =>
  refuse(502, 'CARD_NOT_SAVED', 'The card service cannot save cards right now');
export const intentNotCapturable = () =>
  refuse(400, 'CARD_NOT_CAPTURABLE', 'Payment intent is not in a capturable state (requires_capture)');
export const intentNotVoidable = () =>
  refuse(400, 'CARD_NOT_VOIDABLE', 'The payment has already been captured, so it can no longer be canceled');
export const nothingToRefund = () =>
  refuse(400, 'CARD_NOTHING_TO_REFUND', 'Missing capture transaction id to refund');
