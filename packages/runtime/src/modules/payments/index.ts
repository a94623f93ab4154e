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
export { paymentMethodFailed } from './errors.ts';
export { logMethodFault } from './logMethodFault.ts';
export {
  activeMethodsColumn,
  activeMethodsFrom,
  activePaymentMethods,
  noPaymentRequired,
  offeredPaymentMethods,
} from './offeredPaymentMethods.ts';
export type { OfferedPaymentMethod } from './offeredPaymentMethods.ts';
export { paymentMethodName, paymentStatusName } from './paymentNames.ts';
export { recordFault } from './recordFault.ts';
export {
  authorizedStatus,
  capturedStatus,
  paidStatuses,
  paymentStatuses,
  paymentStatusOf,
  refundedStatus,
  ZERO_CHECKOUT,
} from './statuses.ts';
