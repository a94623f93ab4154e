// Written by `npm run generate:sdk`. Not edited by hand.

/** The payment statuses of the shipped methods. */
export type CorePaymentStatus =
  | 'canceled'
  | 'cardgw_authorized'
  | 'cardgw_captured'
  | 'cardgw_failed'
  | 'cardgw_partial_refunded'
  | 'cardgw_refunded'
  | 'cod_captured'
  | 'cod_partial_refunded'
  | 'cod_pending'
  | 'cod_refunded'
  | 'paid'
  | 'pending'
  | 'walletgw_authorized'
  | 'walletgw_captured'
  | 'walletgw_failed'
  | 'walletgw_partial_refunded'
  | 'walletgw_pending'
  | 'walletgw_refunded';
