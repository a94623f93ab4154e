import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';
import type { Html } from '../../platform/html/html.ts';
import { oneLine } from '../../platform/http/oneLine.ts';
import type { Minor } from '../../platform/money.ts';
import { methodFault } from './methodFault.ts';

/** An order as payment methods see it: the public columns, money as decimal text in `currency`. */
export interface PaidOrder {
  /** Null inside `onOrderPlaced`, like the number: the order is not written yet. */
  readonly order_id: number | null;
  readonly uuid: string;
  readonly order_number: string | null;
  readonly currency: string;
  readonly grand_total: string;
  readonly payment_method: string;
  readonly payment_status: string;
  readonly customer_email: string;
}

/** What happened to the money, for the runtime to write once as a payment transaction. */
export interface PaymentRecord {
  /** Unique among the method's transactions: the guard against doubles. */
  readonly transactionId: string;
  readonly action: 'authorize' | 'capture' | 'refund' | 'void';
  readonly type: 'online' | 'offline';
  /** Decimal text in major units of `currency`. */
  readonly amount: string;
  readonly currency: string;
  /** The payment status that the order takes. Absent: it keeps its own. */
  readonly status?: string;
  /** Of a capture the authorisation, of a refund or void what it takes back. */
  readonly parentTransactionId?: string;
  /** The gateway has not settled it yet: it is recorded, and counts as money when it is recorded again without this. */
  readonly pending?: boolean;
  /** Of a refund: it failed at the gateway, perhaps after it had been recorded. It counts no more, and can be made again. */
  readonly failed?: boolean;
  /** The key of the attempt that this came of, where the gateway tells it. */
  readonly attemptKey?: string;
  /** The gateway's own answer, kept for support. */
  readonly raw?: unknown;
}

/** What somebody reports of an order's money. */
export interface PaymentReport {
  /** The order's uuid. */
  readonly order: string;
  /** What the order has to be paid with. A report for another one writes nothing. */
  readonly method?: string;
  /** The name of a transition of the method, or of none: then the status follows the record's own `status`. */
  readonly event?: string;
  /** What has to be the grand total and its currency; decimal text. A report of another one writes nothing. */
  readonly amount?: string;
  readonly currency?: string;
  readonly record?: PaymentRecord;
  /** A line for the history of the order. Not written where nothing is recorded and the event moves nothing. */
  readonly activity?: string;
}

/** A payment transaction that the shop has recorded. Amounts are decimal text in major units of `currency`. */
export interface RecordedPayment {
  readonly transaction_id: string;
  readonly payment_action: 'authorize' | 'capture' | 'refund' | 'void';
  readonly amount: string;
  readonly currency: string;
  /** What of it was given back. */
  readonly refunded: string;
  readonly parent_transaction_id: string | null;
}

/** What a capture, refund or void is asked with. */
export interface PaymentCall {
  readonly app: AppContext;
  readonly order: PaidOrder;
  /** The authorisation to capture or void, or the capture to refund. Null: nothing was recorded yet. */
  readonly transaction: RecordedPayment | null;
  /** Decimal text in major units of the order's currency. */
  readonly amount: string;
  /** The same for every try of one attempt: hand it to the gateway, so that it is done once. */
  readonly idempotencyKey: string;
  /** When the attempt was made. */
  readonly attemptedAt: Date;
  /**
   * An earlier try of this attempt may have done it: an answer that says nothing of earlier tries, such as wrong keys or too
   * many calls, is no refusal then.
   */
  readonly isRetry: boolean;
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
}

/** A request to end the live payment of an order, see `endPayment`. */
export interface EndCall {
  readonly app: AppContext;
  readonly order: PaidOrder;
  /** An earlier try may have ended it already. */
  readonly isRetry: boolean;
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
}

/** What a shopper who is to pay an order is led with, see `checkoutForm`. */
export interface CheckoutCall {
  readonly app: AppContext;
  /** Placed, and not paid yet. */
  readonly order: PaidOrder;
  /** Aborts when the shopper is gone. */
  readonly signal: AbortSignal;
}

/**
 * Where a shopper pays: at the gateway, or in a form on a page of the shop. The form is markup by `html`; addresses of
 * scripts that it cannot do without stand in `scripts`, and in `sources` where else the page may load from and talk to.
 */
export type CheckoutForm =
  | { readonly redirectTo: string }
  | {
      readonly markup: Html;
      readonly scripts?: readonly string[];
      readonly sources?: {
        readonly 'script-src'?: readonly string[];
        readonly 'connect-src'?: readonly string[];
        readonly 'frame-src'?: readonly string[];
      };
    };

/** An attempt whose outcome nobody knows and whose key the gateway has forgotten. */
export interface LostAttempt {
  readonly kind: 'capture' | 'refund' | 'void';
  readonly idempotencyKey: string;
  readonly amount: string;
  readonly attemptedAt: Date;
  /** What it was about, as in `PaymentCall`. */
  readonly transaction: RecordedPayment | null;
}

/**
 * How an order's payment moves when something is reported. The first row that fits applies; where none does, what is
 * reported is recorded and the status stays.
 */
export interface PaymentTransition {
  /** The name of what happened, such as `payment_intent.succeeded`. */
  readonly on: string;
  /** The statuses that it moves; absent: all. */
  readonly from?: readonly string[];
  /** Statuses that it leaves alone. */
  readonly notFrom?: readonly string[];
  /** `first`: no transaction of the order was recorded before. `later`: one was. Absent: either. */
  readonly when?: 'first' | 'later';
  /** Null: the status stays. `canceled` cancels the order, with its stock and coupon. */
  readonly to: string | null;
}

export interface PaymentStatus {
  /** `<method>_<word>`, such as `cod_pending`. */
  readonly code: string;
  readonly label: string;
  readonly phase: 'unpaid' | 'authorized' | 'paid' | 'refunded' | 'failed' | 'canceled';
  readonly capturable?: boolean;
  readonly refundable?: boolean;
  readonly cancelable?: boolean;
  /** Cancelling asks the method's `void` first: money is held. */
  readonly voidable?: boolean;
}

/** A way to pay. Methods describe what happened; the runtime alone writes it. */
export interface PaymentMethod {
  /** Unique over all extensions; the prefix of its statuses and settings. */
  readonly code: string;
  /** Shown to the shopper unless the setting `<code>DisplayName` says otherwise. */
  readonly name: string;
  /** Its own statuses beside `<code>_captured`, `<code>_refunded` and `<code>_partial_refunded`, which exist by themselves. */
  readonly statuses?: readonly PaymentStatus[];
  /** Whether a cart may pay this way. Asked when methods are offered and chosen. Default: yes. */
  isAvailable?(
    cart: { readonly currency: string; readonly grandTotal: string },
    app: AppContext,
  ): boolean | Promise<boolean>;
  /**
   * What placing an order does, such as an offline authorisation. Called while the order is being placed, before it is
   * written in the same transaction: no I/O. Without it the order starts at `pending`.
   */
  onOrderPlaced?(call: { readonly app: AppContext; readonly order: PaidOrder }): PaymentRecord | null;
  /**
   * How the shopper pays an order that waits for its payment, on the shop's own pages. Called outside any transaction, once it
   * is placed and whenever its payment page is loaded: the same order must not be payable twice by that. What is thrown shows
   * the shopper that the payment did not begin. Without it the order needs nothing more of the shopper.
   */
  checkoutForm?(call: CheckoutCall): Promise<CheckoutForm>;
  /** What reported events do to the status; see `PaymentTransition`. */
  readonly transitions?: readonly PaymentTransition[];
  /** Whether less than the authorised amount may be captured; the rest is released. Default: no. */
  readonly partialCapture?: boolean;
  /**
   * The amount, in minor units of the currency, that the gateway moves multiples of, such as 10 for KWD where it has no single
   * fils. Other captures and refunds are refused with 400 before anything is written. Default: 1.
   */
  amountStep?(currency: string): Minor;
  /**
   * Takes, gives back or releases money. Called outside any transaction, with a deadline, and again with the same key
   * where the outcome is unknown: by a throw that is no refusal, by time, by a crash. A definite refusal throws `refuse(…)`. It
   * is answered with 502; a capture that finds that nobody has paid yet refuses with the code `ORDER_NOT_CAPTURABLE`, for 400.
   */
  capture?(call: PaymentCall): Promise<PaymentRecord>;
  refund?(call: PaymentCall): Promise<PaymentRecord>;
  /** Null: nothing was held any more. */
  void?(call: PaymentCall): Promise<PaymentRecord | null>;
  /**
   * Sees to it that an order that is not paid yet can no longer be paid, because its cart becomes another order or the
   * shopper pays in another way. Looks the live payment up at the gateway and ends it there. Null: nothing can be paid any
   * more. A report: what the gateway has received or declined, which the runtime applies. Throws where the gateway does
   * not answer: nothing is placed then. Called outside any transaction, with a deadline, and perhaps several times at
   * once. Also called to find out what became of a `take` that was cut off. Without it the gateway stores nothing that
   * could be paid.
   */
  endPayment?(call: EndCall): Promise<PaymentReport | null>;
  /** Looks an old attempt up at the gateway, by its key in the metadata. Null: it never happened. */
  findAttempt?(
    attempt: LostAttempt,
    order: PaidOrder,
    app: AppContext,
    signal: AbortSignal,
  ): Promise<PaymentRecord | null>;
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly paymentMethods?: readonly PaymentMethod[];
  }
}

const onOff = z.union([z.literal([0, 1]), z.enum(['0', '1']).transform(Number)]).default(1);

export const paymentMethods: ContributionPoint<PaymentMethod> = {
  noun: 'payment method',
  keyOf: (method) => method.code,
  fault: methodFault,
  settingsOf: ({ code }) => ({
    [`${code}PaymentStatus`]: { schema: onOff },
    [`${code}DisplayName`]: { schema: z.string().check(oneLine('The display name')).optional() },
  }),
};
