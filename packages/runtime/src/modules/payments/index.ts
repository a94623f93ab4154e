export { beginPayment } from './beginPayment.ts';
export type { PaymentStart } from './beginPayment.ts';
export type { PaidOrder, PaymentRecord, PaymentStatus } from './contract.ts';
export { ZERO_CHECKOUT } from "./contract.ts";
export { noPaymentRequired, offeredPaymentMethods } from './offeredPaymentMethods.ts';
export type { OfferedPaymentMethod } from './offeredPaymentMethods.ts';
