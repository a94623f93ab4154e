import type { CorePaymentStatus } from './generated/paymentStatuses.ts';

/**
 * Extended with the payment statuses of a store's own payment methods, as declared by `shop sdk generate`:
 * `declare module '@shop/sdk' { interface ExtensionPaymentStatuses { paybox_authorized: true } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- extended by declaration merging
export interface ExtensionPaymentStatuses {}

/** A payment status code, such as `pending` or `cardgw_captured`. */
export type PaymentStatusCode = CorePaymentStatus | keyof ExtensionPaymentStatuses;
