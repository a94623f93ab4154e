/** The gateway's objects as returned by its API, limited to the members that shops read. Amounts are in the gateway's units. */

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly capture_method: 'automatic' | 'automatic_async' | 'manual';
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_method_types: readonly string[];
  amount_capturable: number;
  amount_received: number;
  cancellation_reason: string | null;
  canceled_at: number | null;
  last_payment_error: { readonly type: 'card_error'; readonly code: string; readonly message: string } | null;
  latest_charge: string | null;
  status: IntentStatus;
  /** The customer whose stored cards can pay the intent. */
  customer?: string | null;
  /** The page of the shopper's bank, while it asks for a confirmation of a payment that a server confirmed. */
  next_action?: {
    readonly type: 'redirect_to_url';
    readonly redirect_to_url: { readonly url: string; readonly return_url: string };
  } | null;
  /** True if the card that pays is kept for the customer. */
  setup_future_usage?: 'on_session' | 'off_session' | null;
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly email: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly name: string | null;
}

/** A postal address as the gateway has it. */
export interface TokenAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
}

/** The details that a browser collected for one payment: a card of a wallet, and what the wallet says about the shopper. */
export interface ConfirmationToken {
  readonly id: string;
  readonly object: 'confirmation_token';
  readonly created: number;
  readonly expires_at: number;
  readonly livemode: false;
  readonly payment_method_preview: {
    readonly type: 'card';
    readonly billing_details: {
      readonly name: string;
      readonly email: string;
      readonly phone: string;
      readonly address: TokenAddress;
    };
  };
  readonly return_url: string;
  readonly shipping: { readonly name: string; readonly phone: string; readonly address: TokenAddress } | null;
  readonly setup_intent: null;
  payment_intent: string | null;
}

/** A token that another company shared with this account, as this account sees it. */
export interface SharedToken {
  readonly id: string;
  readonly object: 'shared_payment.granted_token';
  readonly created: number;
  readonly livemode: false;
  readonly usage_limits: {
    readonly currency: string;
    readonly max_amount: number;
    readonly expires_at: number;
  };
  deactivated_at: number | null;
  deactivated_reason: 'consumed' | 'expired' | 'revoked' | null;
  usage_details: { readonly amount_captured: { readonly value: number; readonly currency: string } } | null;
}

/** A card that the gateway keeps. */
export interface StoredMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  customer: string | null;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly paid: true;
  readonly payment_intent: string;
  readonly status: 'succeeded';
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  refunded: boolean;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string | null;
  failure_reason?: string;
  status: 'succeeded' | 'failed';
}

export interface CardEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly livemode: false;
  readonly data: { readonly object: unknown };
}
