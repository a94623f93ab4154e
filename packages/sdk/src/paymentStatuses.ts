import type { CorePaymentStatus } from './generated/paymentStatuses.ts';

/**
 * The interface gets the payment statuses of a store's own payment methods as its keys, which `shop sdk generate` declares:
 * `declare module '@shop/sdk' { interface ExtensionPaymentStatuses { paybox_authorized: true } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- declarations of a store are merged into it
export interface ExtensionPaymentStatuses {}

/** The code of a payment status, such as `pending` or `cardgw_captured`. */
export type PaymentStatusCode = CorePaymentStatus | keyof ExtensionPaymentStatuses;
