import type { Db } from '../../platform/db/db.ts';
import type { PaymentReport } from '../payments/index.ts';
import type { AppliedPayment } from './payment/applyPayment.ts';
import type { EndedPayment } from './payment/endPayment.ts';
import type { TakenPayment } from './payment/takePayment.ts';
import type { Order } from './order.repo.ts';

/** How an order is named. */
export type OrderRef =
  | { readonly uuid: string }
  | { readonly number: string }
  /** By what `setIntegrationId` stored. */
  | { readonly method: string; readonly integrationId: string }
  /** By a recorded payment transaction. */
  | { readonly method: string; readonly transactionId: string };

/** The service of orders, `app.orders`. `db` is the caller's transaction, or `app.db`. */
export interface OrdersService {
  /** The order with its items and addresses, or null. Figures are decimal text in major units. */
  find(db: Db, ref: OrderRef): Promise<Order | null>;
  /**
   * Orders of a method with one of these payment statuses, made before a time, by their id; those after the id `after`
   * where it is given.
   */
  listUnpaid(wanted: {
    readonly method: string;
    readonly statuses: readonly string[];
    readonly olderThan: Date;
    readonly limit: number;
    readonly after?: number;
  }): Promise<readonly Order[]>;
  /**
   * Unpaid orders made before this time are looked up and canceled: `ttlHours` ago, or later where the setting
   * `unpaidOrderMinutes` is shorter. One statement.
   */
  unpaidBefore(ttlHours: number): Promise<Date>;
  /** Stores the id that the method's gateway gave the order. */
  setIntegrationId(db: Db, uuid: string, id: string): Promise<void>;
  /** Adds a line to the order's history; with `once` only where the history does not have it. */
  addActivity(db: Db, uuid: string, text: string, options?: { readonly once?: boolean }): Promise<void>;
  /**
   * Where the shopper of an order is led after paying: `checkout.successUrl`, with the order's token where there is one, so
   * that the page opens without a cookie.
   */
  confirmationUrl(uuid: string, token?: string | null): string;
  /**
   * Cancels an order as the route does: its stock and coupon go back, held money is released first. Not inside a
   * transaction. Throws the route's refusals.
   */
  cancel(uuid: string, reason: string): Promise<void>;
}

/** The service of payments, `app.payments`: the only way to write what happened to an order's money. */
export interface PaymentsService {
  /**
   * Locks the order, records the transaction once, moves the status by the method's table, logs, and emits `order_placed`
   * or `order_refunded`. Opens a transaction, or joins that of `db`. Never call a gateway inside it.
   */
  apply(report: PaymentReport, db?: Db): Promise<AppliedPayment>;
  /**
   * Ends the live payment of an unpaid order by `endPayment` of its method, and applies what was paid meanwhile: `paid`.
   * From then on no payment of the order begins. Not inside a transaction. Throws `GATEWAY_UNAVAILABLE` (503) where the
   * gateway is silent.
   */
  end(orderUuid: string): Promise<EndedPayment>;
  /**
   * Takes money that a shopper approved at the gateway: `take` asks the gateway for it outside any transaction, and what
   * it answers is applied. Meanwhile the order is neither canceled nor ended, and nobody else takes its money. `closed`:
   * the order may not be paid any more, and `take` did not run. Throws `PAYMENT_IN_PROGRESS` (409).
   */
  take(
    orderUuid: string,
    take: (signal: AbortSignal) => Promise<PaymentReport | null>,
  ): Promise<TakenPayment>;
}

declare module '../../platform/context.ts' {
  interface AppContext {
    readonly orders: OrdersService;
    readonly payments: PaymentsService;
  }
}
