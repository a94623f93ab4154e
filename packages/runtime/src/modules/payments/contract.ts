import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import type { PlainMessageKey } from '../../platform/contracts/messages.ts';
import type { Minor } from '../../platform/money.ts';
import { methodFault } from './methodFault.ts';
import type {
  CheckoutCall,
  CheckoutForm,
  FinishCall,
  InstructionsCall,
  PaidOrder,
  PaymentInstructions,
  PaymentStep,
  StartCall,
  StoredCard,
  StoredCardsCall,
} from './shopperCalls.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';
import type { ChargeOutcome, FindChargeCall, FoundCharge, PayWithCall } from './credentialCalls.ts';

export type * from './credentialCalls.ts';
export type * from './shopperCalls.ts';

/** A money movement. The runtime writes each record exactly once as a payment transaction. */
export interface PaymentRecord {
  /** The transaction id, unique within the payment method, so that no transaction is recorded twice. */
  readonly transactionId: string;
  readonly action: 'authorize' | 'capture' | 'refund' | 'void';
  readonly type: 'online' | 'offline';
  /** The amount as a decimal string in major units of `currency`. */
  readonly amount: string;
  readonly currency: string;
  /** The new payment status of the order. If absent, the status does not change. */
  readonly status?: string;
  /** The preceding transaction: the authorization for a capture or void, or the capture for a refund. */
  readonly parentTransactionId?: string;
  /**
   * True if the gateway is still reviewing the transaction. A pending transaction is not included in amounts until it is recorded
   * again without this flag.
   */
  readonly pending?: boolean;
  /**
   * True if a refund failed at the gateway, possibly after it was recorded. A failed refund is no longer included in the refunded
   * amount, and can be attempted again.
   */
  readonly failed?: boolean;
  /** The key of the attempt that caused the transaction, if the gateway reports the key. */
  readonly attemptKey?: string;
  /** The raw gateway response, stored for support. */
  readonly raw?: unknown;
}

/** An entry in an order's history. */
export interface Activity {
  /**
   * A message key with values, from `storedText`, so that each administrator or shopper sees the entry in their own language. A plain
   * string is shown unchanged.
   */
  readonly text: StoredText | string;
  /** True if the entry needs attention: the order is listed for review until an administrator has reviewed it. Default: false. */
  readonly needsReview?: boolean;
  /** The entry that API clients receive. Default: the English text. */
  readonly comment?: string;
}

/** A report of a change to an order's payment. */
export interface PaymentReport {
  /** The order uuid. */
  readonly order: string;
  /** The expected payment method. If the order has a different payment method, nothing is written. */
  readonly method?: string;
  /** The event name, as declared in the payment method's transitions. If absent, `record.status` determines the new status. */
  readonly event?: string;
  /** The expected grand total, as a decimal string, with its currency. If the order has a different total, nothing is written. */
  readonly amount?: string;
  readonly currency?: string;
  readonly record?: PaymentRecord;
  /** An entry for the order history. It is not written if nothing is recorded and the event changes nothing. */
  readonly activity?: Activity | string;
}

/** A recorded payment transaction. Amounts are decimal strings in major units of `currency`. */
export interface RecordedPayment {
  readonly transaction_id: string;
  readonly payment_action: 'authorize' | 'capture' | 'refund' | 'void';
  readonly amount: string;
  readonly currency: string;
  /** The refunded part of the amount. */
  readonly refunded: string;
  readonly parent_transaction_id: string | null;
}

/** The arguments of `capture`, `refund` or `void`. */
export interface PaymentCall {
  readonly app: AppContext;
  readonly order: PaidOrder;
  /** The authorization to capture or void, or the capture to refund. Null if nothing has been recorded yet. */
  readonly transaction: RecordedPayment | null;
  /** The amount as a decimal string in major units of the order currency. */
  readonly amount: string;
  /** The idempotency key, which is identical for all calls of one attempt. Pass it to the gateway so that money moves only once. */
  readonly idempotencyKey: string;
  /** The time of the attempt. */
  readonly attemptedAt: Date;
  /**
   * True if an earlier call for this attempt may have succeeded. If so, a gateway response that does not cover earlier calls, such
   * as an invalid API key or a rate limit error, must not be treated as a rejection.
   */
  readonly isRetry: boolean;
  /** Aborts when the deadline passes. */
  readonly signal: AbortSignal;
}

/** The arguments of `endPayment`, which ends the open payment of an order. */
export interface EndCall {
  readonly app: AppContext;
  readonly order: PaidOrder;
  /** True if an earlier call may already have ended the payment. */
  readonly isRetry: boolean;
  /** Aborts when the deadline passes. */
  readonly signal: AbortSignal;
}

/** An attempt whose outcome is unknown and whose idempotency key has expired at the gateway. */
export interface LostAttempt {
  readonly kind: 'capture' | 'refund' | 'void';
  readonly idempotencyKey: string;
  readonly amount: string;
  readonly attemptedAt: Date;
  /** The transaction passed to the original call; see `PaymentCall`. */
  readonly transaction: RecordedPayment | null;
}

/**
 * A payment status change triggered by a reported event. The first matching row applies. If none matches, the report is recorded and the
 * status does not change.
 */
export interface PaymentTransition {
  /** The event name, such as `payment_intent.succeeded`. */
  readonly on: string;
  /** The statuses that the event changes. If absent, the event changes all statuses. */
  readonly from?: readonly string[];
  /** The statuses that the event does not change. */
  readonly notFrom?: readonly string[];
  /**
   * The condition. `first`: only if the order has no earlier transaction. `later`: only if the order has one. If absent, the transition
   * always applies.
   */
  readonly when?: 'first' | 'later';
  /** The new status. Null if the status does not change. `canceled` cancels the order, restocks it, and releases its coupon. */
  readonly to: string | null;
}

/** A payment status of orders, with the phase that determines which operations the order allows. */
export interface PaymentStatus {
  /** The status code, `<method>_<status>`, such as `cod_pending`. */
  readonly code: string;
  /** The English name, for API clients and administrators. */
  readonly label: string;
  /** The message key of the name shown to shoppers. Default: shoppers see `label`. */
  readonly labelKey?: PlainMessageKey;
  readonly phase: 'unpaid' | 'authorized' | 'paid' | 'refunded' | 'failed' | 'canceled';
  /**
   * True if the shopper can still pay through `checkoutForm` while the order has this status, so that a failed payment is not
   * final. `pending` is always payable.
   */
  readonly payable?: boolean;
  readonly capturable?: boolean;
  readonly refundable?: boolean;
  readonly cancelable?: boolean;
  /** True if money is authorized, so that canceling the order first calls the payment method's `void`. */
  readonly voidable?: boolean;
}

/** The setup of a payment method at its gateway, as shown to administrators. Contains no secrets. */
export interface PaymentSetup {
  /**
   * The gateway mode. `simulated` means that a program replaces the gateway and no money moves. Null if the payment method has no gateway.
   */
  readonly mode: 'live' | 'test' | 'simulated' | null;
  /** The keys of required settings that have no value. The method does not work without them. */
  readonly missing: readonly string[];
  /** The shop URLs that the merchant enters at the gateway, by purpose. */
  readonly addresses: readonly { readonly purpose: 'webhook' | 'return'; readonly url: string }[];
}

/** The cart or order to pay. */
export interface PayableCart {
  readonly currency: string;
  /**
   * The amount that the payment method has to collect, as a decimal string in major units of the currency: the total without what gift cards
   * and store credit pay.
   */
  readonly grandTotal: string;
  /** True if nothing in the cart needs shipping. */
  readonly noShippingRequired: boolean;
}

/** A payment method. Payment methods report what happened to the money; only the runtime writes payments. */
export interface PaymentMethod {
  /** The method code, unique across all extensions. It is the prefix of the method's status codes and setting keys. */
  readonly code: string;
  /** The name shown to the shopper, unless the setting `<code>DisplayName` overrides it. */
  readonly name: string;
  /** The message key of the name in the shopper's language. Default: `name` in every language. */
  readonly nameKey?: PlainMessageKey;
  /**
   * The payment method's statuses in addition to `<code>_captured`, `<code>_refunded` and `<code>_partial_refunded`, which all payment
   * methods have.
   */
  readonly statuses?: readonly PaymentStatus[];
  /**
   * Reports whether a cart can be paid with this payment method. Called when payment methods are offered or chosen, and for the payment
   * badges on pages. `app` provides the settings whose keys begin with the method code. After three consecutive errors or timeouts, the
   * payment method is neither called nor offered for 30 s. Default: true, unless `setup` reports missing settings.
   */
  isAvailable?(cart: PayableCart, app: AppContext): boolean | Promise<boolean>;
  /**
   * Reports whether the payment method is listed for a cart that can be paid with it. A client can still choose an unlisted payment method
   * explicitly. `app` is the same as for `isAvailable`. Default: true.
   */
  isOffered?(cart: PayableCart, app: AppContext): boolean | Promise<boolean>;
  /**
   * Returns one sentence for the shopper about what happens after choosing the payment method, such as "Pay $90.50 to the courier". The
   * checkout shows it while the payment method is selected. `app` is in the shopper's language. Must not make remote calls. If the
   * function fails or times out, no sentence is shown.
   */
  checkoutHint?(cart: PayableCart, app: AppContext): string | null | Promise<string | null>;
  /**
   * Returns the minimum amount that the gateway accepts in a currency, in minor units. Carts with a lower total cannot be paid with this
   * payment method. Default: 1.
   */
  leastAmount?(currency: string): Minor;
  /**
   * Returns the payment record for a newly placed order, such as an offline authorization. Called before the order is written, so it must
   * not perform I/O. Without this function, the order starts with the status `pending`.
   */
  onOrderPlaced?(call: { readonly app: AppContext; readonly order: PaidOrder }): PaymentRecord | null;
  /**
   * Starts the payment of an order, or finds the payment already started, and returns the shopper's next step, for any front end. Called
   * outside any transaction, with a deadline, each time a shopper attempts to pay. Calls may run concurrently, and an order must not become
   * payable twice. An error is logged and the response is 502; a `Refusal` below 500 is returned to the client unchanged.
   */
  startPayment?(call: StartCall): Promise<PaymentStep>;
  /**
   * Looks up the outcome of the payment at the gateway when the shopper returns or the front end polls, and captures approved money (inside
   * `app.payments.take`). Returns a report, which the runtime applies, or null if there is nothing new to record. Called outside any
   * transaction, with a deadline, while the order is payable. An error means that the gateway did not respond: the response is 502.
   * Webhooks may report the same outcome, in any sequence and repeatedly.
   */
  finishPayment?(call: FinishCall): Promise<PaymentReport | null>;
  /**
   * The kinds of credentials that `payWith` charges, such as `shared_payment_token`. Programs read them with
   * `app.payments.credentials`. Required with `payWith`.
   */
  readonly credentials?: readonly string[];
  /**
   * Charges an order with a credential that a program brings, without a browser. Called outside any transaction, with a deadline, once for
   * each attempt; while it runs, no other payment of the order can be taken or ended by the shop. The outcome is a value: paid, declined, an
   * action for a person, or unknown. After an error or the deadline the outcome is unknown as well; `findCharge` or the gateway's webhook
   * then tells it. A `Refusal` below 500 means that nothing was charged, and is returned to the caller unchanged. An order must not become
   * payable twice: use the payment that `startPayment` may already have started.
   */
  payWith?(call: PayWithCall): Promise<ChargeOutcome>;
  /**
   * Looks up an attempt of `payWith` at the gateway, after the shop stopped or the outcome was unknown. Returns null if nothing was charged
   * and nothing will be. Must not charge anything. An error means that the gateway did not respond. Called outside any transaction, with a
   * deadline. Required with `payWith`.
   */
  findCharge?(call: FindChargeCall): Promise<FoundCharge | null>;
  /**
   * Returns the payment instructions for the shopper, or null if there are none. The API, the confirmation page, the account pages and the
   * confirmation email show them while the order is unpaid. Must not make remote calls. If the function fails or times out, nothing is
   * shown.
   */
  paymentInstructions?(
    call: InstructionsCall,
  ): PaymentInstructions | null | Promise<PaymentInstructions | null>;
  /**
   * Returns the form with which the shopper pays an order on the shop's own pages. Without this function, those pages use the step from
   * `startPayment`. If a payment method has only this function, other front ends redirect the shopper to the shop's page. Called outside
   * any transaction, after the order is placed and whenever its payment page is loaded. An order must not become payable twice. After an
   * error, the page reports that the payment could not be started. If a payment method has neither this function nor `startPayment`, no
   * action by the shopper is required.
   */
  checkoutForm?(call: CheckoutCall): Promise<CheckoutForm>;
  /**
   * Lists the cards that the gateway keeps for a customer, because the customer asked for it. The account has a page for them. Called
   * outside any transaction, with a deadline. An error is logged, and the page says that cards may be missing.
   */
  storedCards?(call: StoredCardsCall): Promise<readonly StoredCard[]>;
  /**
   * Makes the gateway forget a card of a customer. Must check that the card is the customer's, and do nothing if it is not or is already
   * forgotten. Required with `storedCards`. Called outside any transaction, with a deadline.
   */
  removeStoredCard?(call: StoredCardsCall & { readonly cardId: string }): Promise<void>;
  /** Payment status changes triggered by reported events; see `PaymentTransition`. */
  readonly transitions?: readonly PaymentTransition[];
  /**
   * True if shoppers pay by a transfer to the bank account of the shop. The invoices of such orders then name the account and the day by
   * which to pay, until the order is paid. Default: false.
   */
  readonly byTransfer?: boolean;
  /** True if an amount below the authorized amount can be captured. The rest is released. Default: false. */
  readonly partialCapture?: boolean;
  /**
   * Returns the smallest increment of amounts at the gateway, in minor units of the currency, such as 10 for KWD at a gateway that cannot
   * move single fils. Carts with another total cannot be paid with this payment method, and other captures and refunds are rejected with 400
   * before anything is written. Default: 1.
   */
  amountStep?(currency: string): Minor;
  /**
   * Captures money. Called outside any transaction, with a deadline. If the outcome is unknown after a timeout, a crash, or an error that
   * is not a `Refusal`, called again with the same idempotency key. To report a definitive rejection, throw `refuse(…)`: the response is
   * 502. If the shopper has not paid yet, use the code `ORDER_NOT_CAPTURABLE`: the response is 400.
   */
  capture?(call: PaymentCall): Promise<PaymentRecord>;
  /** Refunds captured money. Called like `capture`. */
  refund?(call: PaymentCall): Promise<PaymentRecord>;
  /** Releases authorized money. Called like `capture`. Returns null if no money is authorized any more. */
  void?(call: PaymentCall): Promise<PaymentRecord | null>;
  /**
   * Ends the open payment of an unpaid order at the gateway, so that the order can no longer be paid. Needed when its cart is ordered again
   * or the shopper chose another payment method. Returns null if nothing can be paid any more. Otherwise returns a report of what the
   * gateway has received or declined, which the runtime applies. Throws if the gateway does not respond; no order is placed then. Called
   * outside any transaction, with a deadline, possibly concurrently. Also called to look up the outcome of an interrupted `take`. A payment
   * method without this function must not create anything payable at the gateway.
   */
  endPayment?(call: EndCall): Promise<PaymentReport | null>;
  /** Describes the shop's account at the gateway, for administrators. Makes no remote call. Default: no account. */
  setup?(app: AppContext): Promise<PaymentSetup>;
  /** Looks up an old attempt at the gateway, by the key in its metadata. Returns null if the attempt never happened. */
  findAttempt?(
    attempt: LostAttempt,
    order: PaidOrder,
    app: AppContext,
    signal: AbortSignal,
  ): Promise<PaymentRecord | null>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly paymentMethods?: readonly PaymentMethod[];
  }
}

const onOff = z.union([z.literal([0, 1]), z.enum(['0', '1']).transform(Number)]).default(1);

export const paymentMethods: ContributionPoint<PaymentMethod> = {
  noun: 'payment method',
  members: {
    code: 'text',
    name: 'text',
    nameKey: 'text?',
    statuses: 'any',
    isAvailable: 'function?',
    isOffered: 'function?',
    checkoutHint: 'function?',
    leastAmount: 'function?',
    onOrderPlaced: 'function?',
    startPayment: 'function?',
    finishPayment: 'function?',
    credentials: 'any',
    payWith: 'function?',
    findCharge: 'function?',
    paymentInstructions: 'function?',
    checkoutForm: 'function?',
    storedCards: 'function?',
    removeStoredCard: 'function?',
    transitions: 'any',
    byTransfer: 'any',
    partialCapture: 'any',
    amountStep: 'function?',
    capture: 'function?',
    refund: 'function?',
    void: 'function?',
    endPayment: 'function?',
    setup: 'function?',
    findAttempt: 'function?',
  } satisfies Members<PaymentMethod>,
  keyOf: (method) => method.code,
  fault: methodFault,
  deadlines: {
    isAvailable: 'callMs',
    isOffered: 'callMs',
    checkoutHint: 'callMs',
    paymentInstructions: 'callMs',
    setup: 'callMs',
    storedCards: 'callMs',
    removeStoredCard: 'answerMs',
  },
  breaks: {
    isAvailable: 'failures',
    isOffered: 'failures',
    checkoutHint: 'failures',
    paymentInstructions: 'failures',
    setup: 'failures',
    storedCards: 'failures',
  },
  settingsOf: ({ code, name }) => ({
    [`${code}PaymentStatus`]: {
      schema: onOff,
      group: 'payments',
      label: `${name}: offered`,
      description: '1 if shoppers can use this payment method, 0 if they cannot.',
    },
    [`${code}DisplayName`]: {
      schema: z.string().check(oneLine('The display name')).optional(),
      group: 'payments',
      label: `${name}: name that shoppers read`,
    },
  }),
};
