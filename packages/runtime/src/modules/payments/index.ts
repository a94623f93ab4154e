export { beginPayment } from './beginPayment.ts';
export { chargeFault } from './chargeFault.ts';
export { checkoutHint } from './checkoutHint.ts';
export type {
  Activity,
  ChargeOutcome,
  CheckoutForm,
  FoundCharge,
  PaidOrder,
  PaymentCall,
  PaymentCredential,
  PaymentInstructions,
  PaymentMethod,
  PaymentRecord,
  PaymentReport,
  PaymentStatus,
  PaymentStep,
  PaymentTransition,
} from './contract.ts';
export { invalidOrder, paymentMethodFailed } from './errors.ts';
export { logMethodFault } from './logMethodFault.ts';
export {
  methodsTakingMoney,
  noPaymentRequired,
  offeredPaymentMethods,
  paidByStoredValue,
  payablePaymentMethods,
} from './offeredPaymentMethods.ts';
export { listStoredCards, removeStoredCard, storesCards } from './storedCards.ts';
export type { OfferedPaymentMethod } from './offeredPaymentMethods.ts';
export { knownSettings, methodSettingKeys, methodsColumn, methodsFrom, readMethods } from './methodStates.ts';
export type { MethodState } from './methodStates.ts';
export { paymentMethodName, paymentStatusName } from './paymentNames.ts';
export { spentColumn } from './spentColumn.ts';
export { unreviewedMethods } from './unreviewedMethods.ts';
export { formOf, reportOf } from './methodAnswers.ts';
export { stepFault } from './stepFault.ts';
export { recordFault } from './recordFault.ts';
export {
  authorizedStatus,
  capturedStatus,
  paidStatuses,
  paymentStatuses,
  paymentStatusOf,
  refundedStatus,
  STORED_VALUE,
  ZERO_CHECKOUT,
} from './statuses.ts';
