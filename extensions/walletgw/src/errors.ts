import { refuse } from '@shop/runtime/extension';

/** Creates the error for an order that the gateway rejected, with the gateway's message. */
export const walletOrderFailed = (message: string) => refuse(500, 'WALLETGW_ORDER_FAILED', message);
export const noApprovalLink = () =>
  refuse(
    500,
    'WALLETGW_NO_APPROVAL_LINK',
    'The wallet gateway did not return an approval link for this order',
  );
export const notConfigured = () =>
  refuse(503, 'WALLETGW_NOT_CONFIGURED', 'The wallet gateway is not configured');
export const webhookNotConfigured = () =>
  refuse(503, 'WALLETGW_WEBHOOK_NOT_CONFIGURED', 'The wallet gateway webhook is not configured');
export const verificationFailed = () =>
  refuse(400, 'WALLETGW_VERIFICATION_FAILED', 'Webhook signature verification failed');
export const deliveryTooLarge = (max: number) =>
  refuse(413, 'PAYLOAD_TOO_LARGE', 'Request body is larger than {max} bytes', { values: { max } });
export const nothingToRefund = () =>
  refuse(400, 'WALLETGW_NOTHING_TO_REFUND', 'Order has no captured payment to refund');
/** Creates the error for a capture, refund or release that the gateway rejected, with the gateway's message. */
export const refusedByWallet = (message: string) => refuse(502, 'WALLETGW_REFUSED', message);
export const paymentUnconfirmed = () =>
  refuse(
    502,
    'WALLETGW_UNCONFIRMED',
    'The payment could not be confirmed yet. Reload this page in a moment.',
  );
