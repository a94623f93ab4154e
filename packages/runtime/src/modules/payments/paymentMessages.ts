import { defineMessages } from '../../platform/contracts/messages.ts';

/** The payment status names shown to shoppers. */
export const paymentMessages = defineMessages('payments', 'en', {
  'payments.noneRequired': 'No payment required',
  'payments.storedValue': 'Gift card or store credit',
  'payments.giftCard': 'Gift card ending in {last4}',
  'payments.credit': 'Store credit',
  'payments.zeroTotal': 'Payment completed automatically (zero-total order)',
  'payments.status.pending': 'Pending',
  'payments.status.authorized': 'Authorized',
  'payments.status.paid': 'Paid',
  'payments.status.captured': 'Paid',
  'payments.status.refunded': 'Refunded',
  'payments.status.partiallyRefunded': 'Partially refunded',
  'payments.status.failed': 'Failed',
  'payments.status.canceled': 'Canceled',
});

/** The messages of this catalog by key, for type checking. */
export type PaymentMessages = (typeof paymentMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends PaymentMessages {}
}
