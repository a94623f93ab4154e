import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';

/** The code of what a total of 0 is paid with. */
export const ZERO_CHECKOUT = 'zero_checkout';

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
  readonly parentTransactionId?: string;
  /** The gateway's own answer, kept for support. */
  readonly raw?: unknown;
}

export interface PaymentStatus {
  /** `<method>_<word>`, such as `cod_pending`. */
  readonly code: string;
  readonly label: string;
  readonly phase: 'unpaid' | 'authorized' | 'paid' | 'refunded' | 'failed' | 'canceled';
  readonly capturable?: boolean;
  readonly refundable?: boolean;
  readonly cancelable?: boolean;
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
  fault: (method) =>
    method.code === ZERO_CHECKOUT ? `the code "${ZERO_CHECKOUT}" is built in, choose another` : null,
  settingsOf: ({ code }) => ({
    [`${code}PaymentStatus`]: { schema: onOff },
    [`${code}DisplayName`]: { schema: z.string().optional() },
  }),
};
