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
} from './shopperCalls.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';

export type * from './shopperCalls.ts';

/** A record of what happened to the money, which the runtime writes once as a payment transaction. */
export interface PaymentRecord {
  /** The id is unique among the method's transactions, so that nothing is recorded twice. */
  readonly transactionId: string;
  readonly action: 'authorize' | 'capture' | 'refund' | 'void';
  readonly type: 'online' | 'offline';
  /** The amount as decimal text in major units of `currency`. */
  readonly amount: string;
  readonly currency: string;
  /** The payment status that the order takes. Absent: it keeps its own. */
  readonly status?: string;
  /** The transaction that this one follows: the authorization of a capture or a void, or the capture of a refund. */
  readonly parentTransactionId?: string;
  /** Reports whether the gateway still reviews it. It is recorded, and counts as money when it is recorded again without this. */
  readonly pending?: boolean;
  /** Reports whether a refund failed at the gateway, perhaps after it had been recorded. It no longer counts, and can be made again. */
  readonly failed?: boolean;
  /** The key of the attempt that led to this, when the gateway reports it. */
  readonly attemptKey?: string;
  /** The gateway's own answer, kept for support. */
  readonly raw?: unknown;
}

/** A line of an order's history. */
export interface Activity {
  /** The key of a message with its values, by `storedText`, so that each reader reads it in their language. A plain text is read as it is. */
  readonly text: StoredText | string;
  /** Reports whether a person has to look at it: the order is listed for review until somebody did. Default: false. */
  readonly needsReview?: boolean;
  /** The line that programs read. Default: the English text. */
  readonly comment?: string;
}

/** A report of what happened to an order's money. */
export interface PaymentReport {
  /** The order's uuid. */
  readonly order: string;
  /** The payment method that the order must have. A report for another one writes nothing. */
  readonly method?: string;
  /** The name of what happened, as transitions of the method have it. Absent: the status follows from `record.status`. */
  readonly event?: string;
  /** The grand total that the order must have, as decimal text, with its currency. A report of another one writes nothing. */
  readonly amount?: string;
  readonly currency?: string;
  readonly record?: PaymentRecord;
  /** A line for the history of the order. It is not written when nothing is recorded and the event changes nothing. */
  readonly activity?: Activity | string;
}

/** A payment transaction that the shop has recorded. Amounts are decimal text in major units of `currency`. */
export interface RecordedPayment {
  readonly transaction_id: string;
  readonly payment_action: 'authorize' | 'capture' | 'refund' | 'void';
  readonly amount: string;
  readonly currency: string;
  /** The part of the amount that was given back. */
  readonly refunded: string;
  readonly parent_transaction_id: string | null;
}

/** A call of `capture`, `refund` or `void`. */
export interface PaymentCall {
  readonly app: AppContext;
  readonly order: PaidOrder;
  /** The authorization to capture or void, or the capture to refund. Null: nothing was recorded yet. */
  readonly transaction: RecordedPayment | null;
  /** The amount as decimal text in major units of the order's currency. */
  readonly amount: string;
  /** The key is the same for every try of one attempt: hand it to the gateway, so that it acts once. */
  readonly idempotencyKey: string;
  /** The time at which the attempt was made. */
  readonly attemptedAt: Date;
  /**
   * Reports whether an earlier try of this attempt may have succeeded. Then an answer that says nothing about earlier tries, such
   * as wrong keys or too many calls, is not a refusal.
   */
  readonly isRetry: boolean;
  /** The signal aborts when the deadline is over. */
  readonly signal: AbortSignal;
}

/** A request to end the live payment of an order, see `endPayment`. */
export interface EndCall {
  readonly app: AppContext;
  readonly order: PaidOrder;
  /** Reports whether an earlier try may have ended it already. */
  readonly isRetry: boolean;
  /** The signal aborts when the deadline is over. */
  readonly signal: AbortSignal;
}

/** An attempt whose outcome is unknown and whose key the gateway has forgotten. */
export interface LostAttempt {
  readonly kind: 'capture' | 'refund' | 'void';
  readonly idempotencyKey: string;
  readonly amount: string;
  readonly attemptedAt: Date;
  /** The transaction of the call, see `PaymentCall`. */
  readonly transaction: RecordedPayment | null;
}

/**
 * A change of the payment status by a reported event. The first row that fits applies; when none does, the report is recorded
 * and the status stays.
 */
export interface PaymentTransition {
  /** The name of the event, such as `payment_intent.succeeded`. */
  readonly on: string;
  /** The statuses that it changes; absent: all. */
  readonly from?: readonly string[];
  /** The statuses that it leaves alone. */
  readonly notFrom?: readonly string[];
  /** The condition. `first`: only when no transaction of the order was recorded before. `later`: only when one was. Absent: either. */
  readonly when?: 'first' | 'later';
  /** The new status; null: it does not change. `canceled` cancels the order, with its stock and coupon. */
  readonly to: string | null;
}

/** A status that the payment of an order can have, with the phase that the order goes by. */
export interface PaymentStatus {
  /** The code: `<method>_<word>`, such as `cod_pending`. */
  readonly code: string;
  /** The name in English, for programs and administrators. */
  readonly label: string;
  /** The key of the name that shoppers read. Default: they read `label`. */
  readonly labelKey?: PlainMessageKey;
  readonly phase: 'unpaid' | 'authorized' | 'paid' | 'refunded' | 'failed' | 'canceled';
  /** Reports whether the shopper may still pay, by `checkoutForm`: a failed payment is not final then. `pending` is always payable. */
  readonly payable?: boolean;
  readonly capturable?: boolean;
  readonly refundable?: boolean;
  readonly cancelable?: boolean;
  /** Reports whether money is held, so that a cancellation calls the method's `void` first. */
  readonly voidable?: boolean;
}

/** The account of a method at its gateway as administrators see it. It holds no secrets. */
export interface PaymentSetup {
  /** `simulated`: a program in place of the gateway, which moves no money. Null: the method has no gateway. */
  readonly mode: 'live' | 'test' | 'simulated' | null;
  /** The keys of the settings that have no value and without which the method does not work. */
  readonly missing: readonly string[];
  /** The addresses of the shop that the merchant gives to the gateway, by what they are for. */
  readonly addresses: readonly { readonly purpose: 'webhook' | 'return'; readonly url: string }[];
}

/** What is to be paid. */
export interface PayableCart {
  readonly currency: string;
  /** The amount as decimal text in major units of the currency. */
  readonly grandTotal: string;
  /** Reports whether nothing of it is delivered. */
  readonly noShippingRequired: boolean;
}

/** A way to pay. Methods report what happened to the money; the runtime alone writes it. */
export interface PaymentMethod {
  /** The code is unique over all extensions, and the prefix of the method's statuses and settings. */
  readonly code: string;
  /** The name is shown to the shopper unless the setting `<code>DisplayName` has another one. */
  readonly name: string;
  /** The key of the name in the language of the shopper. Default: `name` in every language. */
  readonly nameKey?: PlainMessageKey;
  /** The statuses of the method beside `<code>_captured`, `<code>_refunded` and `<code>_partial_refunded`, which every method has. */
  readonly statuses?: readonly PaymentStatus[];
  /**
   * Reports whether a cart may pay this way. Called when methods are offered and chosen, and for the marks of pages. `app` knows the
   * settings whose keys begin with the code. After three throws or late answers in a row it is not asked for 30 s, and the method is not
   * offered. Default: yes, unless `setup` says that something is missing.
   */
  isAvailable?(cart: PayableCart, app: AppContext): boolean | Promise<boolean>;
  /**
   * Reports whether a cart that may pay this way is offered it. A client that names it is served all the same. `app` is that of
   * `isAvailable`. Default: yes.
   */
  isOffered?(cart: PayableCart, app: AppContext): boolean | Promise<boolean>;
  /**
   * Returns the smallest amount of a currency that the gateway takes, in minor units of it. Carts of less may not pay this way.
   * Default: 1.
   */
  leastAmount?(currency: string): Minor;
  /**
   * Records what placing an order does to its money, such as an offline authorization. Called before the order is written: no
   * I/O. Without it the order starts at `pending`.
   */
  onOrderPlaced?(call: { readonly app: AppContext; readonly order: PaidOrder }): PaymentRecord | null;
  /**
   * Starts the payment of an order, or finds the one that was started, and returns what the shopper does next, for any front end.
   * Called outside any transaction, with a deadline, as often as a shopper tries to pay, and perhaps several times at once: the
   * same order must not become payable twice. A throw is answered with 502 and logged, a refusal below 500 as it is.
   */
  startPayment?(call: StartCall): Promise<PaymentStep>;
  /**
   * Finds out at the gateway what became of the payment, when the shopper is back or the front end wants to know, and takes money
   * that was approved (inside `app.payments.take`). Returns a report, which the runtime applies, or null: there is nothing new to
   * record. Called outside any transaction, with a deadline, while the order is payable. A throw means that the gateway did not
   * answer: 502. Webhooks report the same, and neither order nor repetition matters.
   */
  finishPayment?(call: FinishCall): Promise<PaymentReport | null>;
  /**
   * Returns what the shopper reads to pay, shown by the API, on the confirmation, in the account and in the confirmation's email while
   * the order is unpaid. It makes no remote call; it may be late or throw, and nothing is shown then. Null: nothing is shown.
   */
  paymentInstructions?(
    call: InstructionsCall,
  ): PaymentInstructions | null | Promise<PaymentInstructions | null>;
  /**
   * Returns the form in which the shopper pays an order on the shop's own pages. Without it they take the step of `startPayment`;
   * with it alone, other front ends lead the shopper to the shop's page. Called outside any transaction, once the order
   * is placed and whenever its payment page is loaded: the same order must not become payable twice. After a throw the page
   * says that the payment did not begin. Without it and `startPayment` the order needs nothing more from the shopper.
   */
  checkoutForm?(call: CheckoutCall): Promise<CheckoutForm>;
  /** The changes of the payment status by reported events; see `PaymentTransition`. */
  readonly transitions?: readonly PaymentTransition[];
  /** Reports whether less than the authorized amount may be captured; the rest is released. Default: no. */
  readonly partialCapture?: boolean;
  /**
   * Returns the smallest step of amounts that the gateway moves, in minor units of the currency, such as 10 for KWD at a gateway
   * without single fils. Other captures and refunds are refused with 400 before anything is written. Default: 1.
   */
  amountStep?(currency: string): Minor;
  /**
   * Captures money. Called outside any transaction, with a deadline, and again with the same key when the outcome is unknown:
   * after a throw that is no refusal, a timeout, or a crash. A definite refusal throws `refuse(…)` and is answered with 502; when
   * nobody has paid yet, a capture refuses with the code `ORDER_NOT_CAPTURABLE`, for 400.
   */
  capture?(call: PaymentCall): Promise<PaymentRecord>;
  /** Refunds captured money. Called as `capture` is. */
  refund?(call: PaymentCall): Promise<PaymentRecord>;
  /** Releases held money. Called as `capture` is. Null: nothing was held any more. */
  void?(call: PaymentCall): Promise<PaymentRecord | null>;
  /**
   * Ends the live payment of an unpaid order at the gateway, so that it can no longer be paid: its cart becomes another order,
   * or the shopper pays in another way. Null: nothing can be paid any more. A report: what the gateway has received or
   * declined, which the runtime applies. Throws when the gateway does not answer: nothing is placed then. Called outside any
   * transaction, with a deadline, and perhaps several times at once; also to find out the outcome of a `take` that was cut
   * off. Without it the gateway must store nothing that could be paid.
   */
  endPayment?(call: EndCall): Promise<PaymentReport | null>;
  /** Describes the account of the shop at the gateway, for administrators. It makes no remote call. Default: there is none. */
  setup?(app: AppContext): Promise<PaymentSetup>;
  /** Looks up an old attempt at the gateway, by its key in the metadata. Null: it never happened. */
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
    leastAmount: 'function?',
    onOrderPlaced: 'function?',
    startPayment: 'function?',
    finishPayment: 'function?',
    paymentInstructions: 'function?',
    checkoutForm: 'function?',
    transitions: 'any',
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
  deadlines: { isAvailable: 'callMs', isOffered: 'callMs', paymentInstructions: 'callMs', setup: 'callMs' },
  breaks: {
    isAvailable: 'failures',
    isOffered: 'failures',
    paymentInstructions: 'failures',
    setup: 'failures',
  },
  settingsOf: ({ code, name }) => ({
    [`${code}PaymentStatus`]: {
      schema: onOff,
      group: 'payments',
      label: `${name}: offered`,
      description: '1: shoppers may pay this way. 0: they may not.',
    },
    [`${code}DisplayName`]: {
      schema: z.string().check(oneLine('The display name')).optional(),
      group: 'payments',
      label: `${name}: name that shoppers read`,
    },
  }),
};
