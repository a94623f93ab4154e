import { defineMessages } from '@shop/runtime/extension';

/** Wallet payment messages that shoppers see. */
export const walletMessages = defineMessages('walletgw', 'en', {
  'walletgw.name': 'Wallet',
  'walletgw.hint': 'You’ll approve the payment in your wallet, after you review your order.',
  'walletgw.status.pending': 'Pending at the gateway',
  'walletgw.activity.captured': 'Captured the payment. Transaction ID: {id}',
  'walletgw.activity.authorized': 'Customer authorized the payment. Transaction ID: {id}',
  'walletgw.activity.paymentInReview': 'The wallet gateway is reviewing the payment. Transaction ID: {id}',
  'walletgw.activity.authorizationInReview':
    'The wallet gateway is reviewing the authorization. Transaction ID: {id}',
  'walletgw.activity.failed': 'The wallet gateway payment failed: {reason}',
  'walletgw.activity.authorizationDenied': 'the authorization {id} was denied',
  'walletgw.activity.captureDenied': 'the wallet gateway denied the payment capture. Capture ID: {id}',
  'walletgw.activity.otherAmount':
    'the wallet gateway reported {money}, which differs from the order total. Nothing was captured. ID: {id}',
  'walletgw.activity.authorizationExpired': 'the authorization {id} expired on {time}',
  'walletgw.reason.neverStarted': 'The wallet payment was never started',
  'walletgw.reason.gone': 'The wallet payment no longer exists at the gateway',
  'walletgw.reason.neverApproved': 'The wallet payment was never approved',
  'walletgw.reason.released': 'The authorization was released at the wallet gateway',
  'walletgw.reason.canceledByCustomer': 'Customer canceled the payment at the wallet gateway',
});

type WalletMessages = (typeof walletMessages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends WalletMessages {}
}
