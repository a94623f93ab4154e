import type { AppContext } from '../../platform/contracts/context.ts';
import type { PaymentReport } from './contract.ts';
import type { PaidOrder } from './shopperCalls.ts';

/** The arguments and return types of payment methods that charge a credential which a program brings, without a browser. */

/** The person or company that a credential belongs to, as far as it is known. The gateway may use it to detect fraud. */
export interface CredentialBilling {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly address?:
    | {
        readonly line1?: string | undefined;
        readonly line2?: string | undefined;
        readonly city?: string | undefined;
        /** The province or state, as the gateway names it, such as `CA`. */
        readonly state?: string | undefined;
        readonly postalCode?: string | undefined;
        /** The country code with two letters. */
        readonly country?: string | undefined;
      }
    | undefined;
}

/**
 * A credential that pays an order, such as a token that the gateway issued for this shop. The shop passes it to the payment method once: it
 * is not stored, logged or returned.
 */
export interface PaymentCredential {
  /** The kind, one of the payment method's `credentials`. */
  readonly kind: string;
  /** The opaque token. */
  readonly token: string;
  readonly billing?: CredentialBilling | undefined;
}

/** The arguments of `payWith`. */
export interface PayWithCall {
  readonly app: AppContext;
  /** The order, placed and not paid yet. */
  readonly order: PaidOrder;
  /** The amount to charge, as a decimal string in major units of `currency`: what gift cards and store credit do not pay. */
  readonly amount: string;
  readonly currency: string;
  /** The credential. Must not be stored or logged. */
  readonly credential: PaymentCredential;
  /** The key of the order's attempt. Pass it to the gateway, so that a call that the network repeats charges once. */
  readonly idempotencyKey: string;
  /** The URL to which a page of the gateway returns the shopper; see `StartCall`. */
  readonly returnUrl: string;
  /** Aborts when the deadline passes. Nothing may be charged afterwards. */
  readonly signal: AbortSignal;
}

/** The arguments of `findCharge`. */
export interface FindChargeCall {
  readonly app: AppContext;
  readonly order: PaidOrder;
  /** The key that `payWith` was called with. */
  readonly idempotencyKey: string;
  /** The time of the attempt. */
  readonly attemptedAt: Date;
  /** The URL to which a page of the gateway returns the shopper; see `StartCall`. */
  readonly returnUrl: string;
  /** Aborts when the deadline passes. */
  readonly signal: AbortSignal;
}

/** The outcome of a charge that the gateway still knows. */
export type FoundCharge =
  /** The amount was captured or authorized. The runtime applies the report, which has a record that is not pending. */
  | { readonly outcome: 'paid'; readonly report: PaymentReport }
  /** A person has to confirm the payment at this URL, which then leads to `returnUrl`. Nothing is charged yet. */
  | { readonly outcome: 'action'; readonly url: string }
  /** The outcome is not known yet, for example because the gateway did not respond or reviews the payment. */
  | { readonly outcome: 'unknown' };

/** The outcome of `payWith`. */
export type ChargeOutcome =
  | FoundCharge
  /**
   * Nothing was charged, and this credential will not be charged. The order can be paid with another one. `code` is for programs, such as
   * `card_declined`; `message` is one sentence for the shopper in the language of `app`. The runtime applies the report, if there is one.
   */
  | {
      readonly outcome: 'declined';
      readonly code: string;
      readonly message: string;
      readonly report?: PaymentReport | undefined;
    };
