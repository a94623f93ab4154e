export { beginPayment } from './beginPayment.ts';
export type {
  CheckoutForm,
  PaidOrder,
  PaymentCall,
  PaymentMethod,
  PaymentRecord,
  PaymentReport,
  PaymentStatus,
  PaymentTransition,
} from './contract.ts';
export { ZERO_CHECKOUT } from './zeroCheckout.ts';
export { paymentMethodFailed } from './errors.ts';
export { logMethodFault } from './logMethodFault.ts';
export { offeredPaymentMethods } from './offeredPaymentMethods.ts';
export type { OfferedPaymentMethod } from './offeredPaymentMethods.ts';
export { recordFault } from './recordFault.ts';
export { paidStatuses, paymentStatuses } from './statuses.ts';
export { paymentStatusOf } from './statuses.ts';
