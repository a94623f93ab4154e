import type { WalletShopper } from './shopper.ts';
import type { OrderBody } from './rules.ts';

/** The simulator's records of orders and payments. */

export interface Money {
  readonly currency_code: string;
  readonly value: string;
}

export interface WalletOrderState {
  readonly id: string;
  body: OrderBody;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  /** True if the shopper has insufficient funds, so that captures and authorizations are rejected. */
  isDeclined: boolean;
  /** The amount that the shopper approved, and the shopper's account. Null before the approval. */
  approved: { readonly amount: Money; readonly shopper: WalletShopper } | null;
}

export interface WalletPaymentState {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Money;
  status: string;
}
export interface AuthorizationState extends WalletPaymentState {
  expiration_time: string;
}
export interface CaptureState extends WalletPaymentState {
  readonly authorizationId: string | null;
}
export interface RefundState extends WalletPaymentState {
  readonly captureId: string;
  readonly custom_id: string | null;
}

/** The statuses of upcoming captures, authorizations and refunds. */
export interface Outcomes {
  capture: string;
  authorization: string;
  refund: string;
  /** The issue code with which payments are rejected, such as `INSTRUMENT_DECLINED`. Null if payments are accepted. */
  refusal: string | null;
}

/** The ledger's records by ID. */
export interface Books {
  readonly orders: Map<string, WalletOrderState>;
  readonly authorizations: Map<string, AuthorizationState>;
  readonly captures: Map<string, CaptureState>;
  readonly refunds: Map<string, RefundState>;
  readonly outcomes: Outcomes;
}
