import type { Db } from '../../platform/db/db.ts';
import type { Cart } from '../carts/contract.ts';
import type { Activity, PaymentReport } from '../payments/contract.ts';
import type { Order, OrderRef, UnpaidQuery } from './order.ts';
import type { AppliedPayment, EndedPayment, TakenPayment } from './payment/paymentReport.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';

/** The orders service, `app.orders`: what extensions may do with orders. `db` is the caller's transaction, or `app.db`. */
export interface OrdersService {
  /** Finds an order with its items and addresses, or null. Amounts are decimal text in major units. */
  find(db: Db, ref: OrderRef): Promise<Order | null>;
  /** Lists the orders of a payment method with certain payment statuses that were made before a time, by their id. */
  listUnpaid(query: UnpaidQuery): Promise<readonly Order[]>;
  /**
   * Returns the time before which unpaid orders must have been placed to be looked up and canceled: `ttlHours` ago, or later if
   * the setting `unpaidOrderMinutes` is shorter. One statement.
   */
  unpaidBefore(ttlHours: number): Promise<Date>;
  /** Stores the id that the method's gateway gave the order. */
  setIntegrationId(db: Db, uuid: string, id: string): Promise<void>;
  /**
   * Adds a line to the order's history, with the extension as its author; with `once` only if the history does not have it. A plain
   * text is read as it is in every language.
   */
  addActivity(
    db: Db,
    uuid: string,
    activity: Activity | string,
    options?: { readonly once?: boolean },
  ): Promise<void>;
  /**
   * Returns the address that shoppers are sent to after they have paid: `checkout.successUrl`, with the order's token if there is
   * one, so that the page opens without a cookie.
   */
  confirmationUrl(uuid: string, token?: string | null): string;
  /**
   * Returns where the shopper of an order goes on after paying or giving up, if a front end of `cors.origins` started the payment;
   * null: the pages of the shop did, see `confirmationUrl`.
   */
  frontEndUrl(order: Pick<Order, 'uuid' | 'payment_return_url'>): string | null;
  /**
   * Cancels an order as the route `cancelOrder` does: held money is released first, stock and coupon are returned. Not inside a
   * transaction. Throws the refusals of the route. The reason is a text of `storedText`, or a plain one.
   */
  cancel(uuid: string, reason: StoredText | string): Promise<void>;
}

/** The payments service, `app.payments`: the only way to record payments of an order. */
export interface PaymentsService {
  /**
   * Locks the order, records the transaction once, changes the payment status by the method's table, logs, and emits
   * `order_placed` or `order_refunded`. Opens a transaction, or joins that of `db`. Never call a gateway inside it.
   */
  apply(report: PaymentReport, db?: Db): Promise<AppliedPayment>;
  /**
   * Ends the live payment of an unpaid order by `endPayment` of its method, and applies a payment made meanwhile: `paid`. From
   * then on no payment of the order begins. Not inside a transaction. Throws `GATEWAY_UNAVAILABLE` (503) if the gateway does not
   * answer.
   */
  end(orderUuid: string): Promise<EndedPayment>;
  /**
   * Takes money that a shopper approved at the gateway: `take` requests it from the gateway outside any transaction, and its
   * report is applied. Meanwhile the order is neither canceled nor its payment ended, and nobody else takes its money. `closed`:
   * the order may not be paid any more, and `take` did not run. Throws `PAYMENT_IN_PROGRESS` (409).
   */
  take(
    orderUuid: string,
    take: (signal: AbortSignal) => Promise<PaymentReport | null>,
  ): Promise<TakenPayment>;
}

/** The context of the processors of `orderRefusals`. */
export interface OrderRefusalsContext {
  readonly cart: Cart;
}

declare module '../../platform/contracts/processors.ts' {
  interface RegistryValues {
    /** The texts say why this cart may not be ordered; an empty list lets it pass. The first text is the answer. */
    orderRefusals: { value: readonly string[]; context: OrderRefusalsContext };
  }
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly orders: OrdersService;
    readonly payments: PaymentsService;
  }
}
