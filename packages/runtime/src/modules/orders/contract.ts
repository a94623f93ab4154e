import type { Db } from '../../platform/db/db.ts';
import type { Cart } from '../carts/contract.ts';
import type { Activity, PaymentReport } from '../payments/contract.ts';
import type { Order, OrderRef, UnpaidQuery } from './order.ts';
import type { AppliedPayment, EndedPayment, TakenPayment } from './payment/paymentReport.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';

/** The orders service, `app.orders`: what extensions can do with orders. `db` is the caller's transaction, or `app.db`. */
export interface OrdersService {
  /**
   * Finds an order with its items and addresses. Returns null if there is none. Amounts are decimal strings in major units.
   */
  find(db: Db, ref: OrderRef): Promise<Order | null>;
  /**
   * Lists the orders of a payment method that have one of the given payment statuses and were created before a given time,
   * by id.
   */
  listUnpaid(query: UnpaidQuery): Promise<readonly Order[]>;
  /**
   * Returns the cutoff time: unpaid orders placed before it must be looked up at the gateway and canceled. The cutoff is
   * `ttlHours` ago, or later if the setting `unpaidOrderMinutes` is shorter. One statement.
   */
  unpaidBefore(ttlHours: number): Promise<Date>;
  /** Stores the id that the gateway of the payment method assigned to the order. */
  setIntegrationId(db: Db, uuid: string, id: string): Promise<void>;
  /**
   * Adds an entry to the order history, with the extension as its author. With `once`, only if the history does not contain
   * the entry yet. A plain string is shown unchanged in every language.
   */
  addActivity(
    db: Db,
    uuid: string,
    activity: Activity | string,
    options?: { readonly once?: boolean },
  ): Promise<void>;
  /**
   * Returns the URL that shoppers are redirected to after payment: `checkout.successUrl`, with the order token if given, so
   * that the page opens without a cookie.
   */
  confirmationUrl(uuid: string, token?: string | null): string;
  /**
   * Returns the URL where the shopper continues after paying or giving up, if a front end from `cors.origins` started the
   * payment. Null if the shop's own pages started it; see `confirmationUrl`.
   */
  frontEndUrl(order: Pick<Order, 'uuid' | 'payment_return_url'>): string | null;
  /**
   * Cancels an order like the route `cancelOrder`: releases held money first, restocks the units, and releases the coupon.
   * Not inside a transaction. Throws the errors of the route. The reason is a `storedText` value or a plain string.
   */
  cancel(uuid: string, reason: StoredText | string): Promise<void>;
}

/** The payments service, `app.payments`: the only way to record order payments. */
export interface PaymentsService {
  /**
   * Locks the order, records the transaction once, changes the payment status by the method's transitions, adds the history
   * entry, and emits `order_placed` or `order_refunded`. Opens a transaction, or joins the one of `db`. Never call a gateway
   * inside it.
   */
  apply(report: PaymentReport, db?: Db): Promise<AppliedPayment>;
  /**
   * Ends the live payment of an unpaid order with the method's `endPayment`. If a payment was made in the meantime, applies
   * it and returns `paid`. Afterwards, no payment of the order can begin. Not inside a transaction. Throws
   * `GATEWAY_UNAVAILABLE` (503) if the gateway does not respond.
   */
  end(orderUuid: string): Promise<EndedPayment>;
  /**
   * Takes money that a shopper approved at the gateway: `take` requests it outside any transaction, and its report is
   * applied. Meanwhile the order cannot be canceled, its payment cannot be ended, and no other process takes its money.
   * Returns `closed` if the order can no longer be paid; `take` was not called then. Throws `PAYMENT_IN_PROGRESS` (409).
   */
  take(
    orderUuid: string,
    take: (signal: AbortSignal) => Promise<PaymentReport | null>,
  ): Promise<TakenPayment>;
}

/** The context of `orderRefusals` processors. */
export interface OrderRefusalsContext {
  readonly cart: Cart;
}

declare module '../../platform/contracts/processors.ts' {
  interface RegistryValues {
    /**
     * The reasons why this cart cannot be ordered. An empty list lets the order through; the first string is the error
     * message.
     */
    orderRefusals: { value: readonly string[]; context: OrderRefusalsContext };
  }
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly orders: OrdersService;
    readonly payments: PaymentsService;
  }
}
