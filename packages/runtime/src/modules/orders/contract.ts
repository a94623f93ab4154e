import type { Db } from '../../platform/db/db.ts';
import type { Buyer } from '../../platform/contracts/buyer.ts';
import type { Outcome, RefusedOutcome } from '../../platform/contracts/outcome.ts';
import type { Cart, CartState, OrderOrigin } from '../carts/contract.ts';
import type { Activity, PaymentCredential, PaymentReport } from '../payments/contract.ts';
import type { LineUnits, Order, OrderRef, UnpaidQuery } from './order.ts';
import type { AppliedPayment, EndedPayment, TakenPayment } from './payment/paymentReport.ts';
import type { OrderPayment, StartedPayment } from './payment/paymentState.ts';
import type { ReturnState } from './returns/returnState.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';

export type { OrderPayment, StartedPayment } from './payment/paymentState.ts';

/** A request to place the order of a cart. */
export interface OrderRequest {
  /** The UUID of the cart. */
  readonly cart: string;
  /** The sales channel, which administrators see and filter by. Default: the one that the cart was created with. */
  readonly origin?: OrderOrigin;
  /**
   * The `digest` of the cart as the buyer saw it. If the cart has another one by now, the outcome is `CART_CHANGED`. Without it, the outcome is
   * `CART_CHANGED` only if prices or other totals changed since a call last returned the cart.
   */
  readonly digest?: string;
  /** Runs in the transaction that places the order, as its last step. If it throws, nothing is placed. It may run again after a conflict. */
  readonly onPlaced?: (tx: Db, order: Order) => Promise<void>;
}

/** The outcome of placing an order: the order, or the refusal with the cart as it is now. */
export type PlacedOutcome =
  | { readonly ok: true; readonly value: Order }
  | (RefusedOutcome & {
      /** The cart with its new totals, which then count as shown to the buyer. Null if the buyer has no open cart with this UUID. */
      readonly cart: CartState | null;
    });

/** The things that happened to an order after it was placed, each list oldest first. Amounts are decimal strings in major units. */
export interface OrderProgress {
  /** All shipments, also canceled ones, whose units count as not shipped again. */
  readonly shipments: readonly {
    readonly uuid: string;
    readonly status: 'shipped' | 'delivered' | 'canceled';
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    /** The tracking page: the shipment's own, or else the carrier's. */
    readonly trackingUrl: string | null;
    readonly shippedAt: string;
    readonly deliveredAt: string | null;
    readonly canceledAt: string | null;
    readonly items: readonly LineUnits[];
  }[];
  /** All refunds, also those that are under way (`pending`, `unknown`) or were refused. */
  readonly refunds: readonly {
    readonly uuid: string;
    readonly status: 'pending' | 'done' | 'refused' | 'unknown';
    readonly amount: string;
    readonly currency: string;
    /** The UUID of the return that it is for. Null if it is for none. */
    readonly returnUuid: string | null;
    readonly createdAt: string;
    /** The refunded units of lines, 0 where only an amount was refunded. */
    readonly items: readonly LineUnits[];
  }[];
  readonly returns: readonly {
    readonly uuid: string;
    readonly number: string;
    readonly state: ReturnState;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly items: readonly {
      readonly order_item_id: number;
      readonly requested: number;
      readonly approved: number;
      readonly received: number;
      /** Withdrawn units that had not been shipped. */
      readonly unshipped: number;
    }[];
  }[];
}

/** The orders service, `app.orders`: what extensions can do with orders. `db` is the caller's transaction, or `app.db`. */
export interface OrdersService {
  /**
   * Finds an order with its items and addresses. Returns null if there is none. Amounts are decimal strings in major units.
   */
  find(db: Db, ref: OrderRef): Promise<Order | null>;
  /**
   * Places the order of a cart for a buyer at the price last shown, as `POST /api/orders` does, by the same code: with its checks, codes and
   * texts, and in as many SQL statements. A cart becomes at most one order; a repeated call is refused with `INVALID_CART`, and
   * `find({ cart })` has the order. What a buyer can cause is a value, such as `CART_CHANGED` (409), `NOT_ENOUGH_STOCK` (400) or
   * `PAYMENT_METHOD_NOT_AVAILABLE` (400). The payment is not started. Must not be called inside a transaction. Throws an error if the kind of
   * the origin is malformed.
   */
  place(buyer: Buyer, request: OrderRequest): Promise<PlacedOutcome>;
  /** Returns what happened to an order after it was placed: its shipments, refunds and returns. Runs at most four SQL statements. */
  progress(db: Db, order: Pick<Order, 'order_id' | 'order_number'>): Promise<OrderProgress>;
  /** Returns the URL of the order page with a token, so that it opens without a sign-in. The token is valid for 90 days. */
  link(uuid: string): string;
  /**
   * Returns the URL of the shop's payment page of an order with a token, at which a person pays or chooses another payment method without a
   * sign-in. Null if the order can no longer be paid there, or its payment method needs nothing of the shopper.
   */
  paymentLink(order: Order): string | null;
  /**
   * Lists orders by id. Returns orders that use the given payment method, have one of the given payment statuses, and were
   * created before the given time.
   */
  listUnpaid(query: UnpaidQuery): Promise<readonly Order[]>;
  /**
   * Returns the cutoff time for unpaid orders: those placed earlier must be looked up at the gateway and canceled. The
   * cutoff is `ttlHours` ago, or later if the setting `unpaidOrderMinutes` is shorter. Runs one SQL statement.
   */
  unpaidBefore(ttlHours: number): Promise<Date>;
  /** Stores the id that the payment gateway assigned to the order. */
  setIntegrationId(db: Db, uuid: string, id: string): Promise<void>;
  /**
   * Adds an entry to the order history, with the extension as its author. With `once`, adds it only if the history does
   * not contain it yet. A plain string is shown unchanged in every language.
   */
  addActivity(
    db: Db,
    uuid: string,
    activity: Activity | string,
    options?: { readonly once?: boolean },
  ): Promise<void>;
  /**
   * Returns the URL to which shoppers are redirected after payment: `checkout.successUrl`. If an order token is given, the
   * URL includes it, so that the page opens without a cookie.
   */
  confirmationUrl(uuid: string, token?: string | null): string;
  /**
   * Returns the URL where the shopper continues after paying or giving up, if a front end from `cors.origins` started the
   * payment. Null if the shop's own pages started it; see `confirmationUrl`.
   */
  frontEndUrl(order: Pick<Order, 'uuid' | 'payment_return_url'>): string | null;
  /**
   * Cancels an order like the route `cancelOrder`: releases authorized money, restocks the units, and releases the coupon
   * use. Must not be called inside a transaction. Throws the same errors as the route. The reason is a `storedText` value
   * or a plain string.
   */
  cancel(uuid: string, reason: StoredText | string): Promise<void>;
}

/** Options of the start of a payment. */
export interface StartOptions {
  /** The URL to which the gateway returns the shopper: one of the shop, or of an origin in `cors.origins`. Default: that of the shop's own pages. */
  readonly returnUrl?: string | undefined;
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of the look-up of a payment. */
export interface FinishOptions {
  /** The query parameters that the gateway added to the return URL. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
}

/** A charge of an order with a credential. */
export interface PayWithRequest {
  /**
   * The caller's key of the attempt, such as the idempotency key of its request: 1 to 255 visible ASCII characters. An order is charged once
   * for each key: a repeated call tells what became of the first.
   */
  readonly attempt: string;
  readonly credential: PaymentCredential;
  /** The URL to which a page of the gateway returns the shopper; see `StartOptions`. Default: the one of the last call. */
  readonly returnUrl?: string | undefined;
}

/** The outcome of a charge, with the state of the payment. */
export type ChargedPayment = { readonly payment: OrderPayment } & (
  | {
      /** `paid`: the order is paid or its amount authorized, by this charge or before. */
      readonly outcome: 'paid';
    }
  | {
      /** `action`: a person has to confirm the payment at `url`, which leads back to the return URL. Nothing is charged yet. */
      readonly outcome: 'action';
      readonly url: string;
    }
  | {
      /** `declined`: nothing was charged, and another attempt may follow. `message` is for the shopper, in the buyer's language. */
      readonly outcome: 'declined';
      readonly code: string;
      readonly message: string;
    }
  | {
      /** `unknown`: the gateway did not tell. The shop finds out within minutes; `findCharge`, or the same call, tells then. */
      readonly outcome: 'unknown';
    }
);

/** The payments service, `app.payments`: the only way to record order payments. */
export interface PaymentsService {
  /**
   * Starts the payment of an order, or finds the started one, as `POST /api/orders/{id}/payment` does, and returns its state with the next
   * step: a URL to open, data for a script, instructions, or none. Does not check who may pay the order. Must not be called inside a
   * transaction. Refusals are values, such as `INVALID_ORDER` (400) and `PAYMENT_NOT_STARTED` (502).
   */
  start(buyer: Buyer, orderUuid: string, options?: StartOptions): Promise<Outcome<StartedPayment>>;
  /**
   * Looks up the payment of an order at its gateway, as `POST /api/orders/{id}/payment/finish` does, and returns its state. Repeated calls
   * change nothing. Does not check who may read the order. Must not be called inside a transaction. Refusals are values, such as
   * `PAYMENT_UNCONFIRMED` (502): the outcome is not known yet.
   */
  finish(buyer: Buyer, orderUuid: string, options?: FinishOptions): Promise<Outcome<OrderPayment>>;
  /** Returns the stored state of an order's payment, without a call of its gateway. Does not check who may read the order. */
  read(buyer: Buyer, orderUuid: string): Promise<Outcome<OrderPayment>>;
  /**
   * Charges an unpaid order with a credential that the caller brings, by `payWith` of the order's payment method, and returns what became of
   * it. The credential is neither stored nor logged. Concurrent and repeated calls never charge twice. What is not known is looked up by a
   * job. Does not check who may pay the order. Must not be called inside a transaction. Refusals are values, such as
   * `CREDENTIAL_NOT_SUPPORTED` (400), `INVALID_ORDER` (400) and `PAYMENT_IN_PROGRESS` (409).
   */
  payWith(buyer: Buyer, orderUuid: string, request: PayWithRequest): Promise<Outcome<ChargedPayment>>;
  /**
   * Tells what became of an attempt of `payWith`, without the credential. The value is null if there was no such attempt, or it charged
   * nothing and was not declined, so that the order can be charged again. An unknown outcome is looked up at the gateway after a minute. Does
   * not check who may read the order. Must not be called inside a transaction.
   */
  findCharge(buyer: Buyer, orderUuid: string, attempt: string): Promise<Outcome<ChargedPayment | null>>;
  /** Returns the kinds of credentials that a payment method charges, by its code. Empty if it charges none. */
  credentials(method: string): readonly string[];
  /**
   * Locks the order and records the transaction once. Changes the payment status by the payment method's transitions, adds
   * the history entry, and emits `order_placed` or `order_refunded`. Opens a transaction, or joins the transaction of
   * `db`. Gateways must not be called inside the transaction.
   */
  apply(report: PaymentReport, db?: Db): Promise<AppliedPayment>;
  /**
   * Ends the open payment of an unpaid order with the payment method's `endPayment`. If the shopper paid before it ended,
   * applies the payment and returns `paid`. Afterwards, no new payment of the order can begin. Must not be called inside a
   * transaction. Throws `GATEWAY_UNAVAILABLE` (503) if the gateway does not respond.
   */
  end(orderUuid: string): Promise<EndedPayment>;
  /**
   * Captures money that a shopper approved at the gateway. `take` requests the money outside any transaction, and the
   * report it returns is applied. While `take` runs, the order cannot be canceled, its payment cannot be ended, and no
   * other process can capture its money. Returns `closed` without calling `take` if the order can no longer be paid.
   * Throws `PAYMENT_IN_PROGRESS` (409).
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
     * The reasons why this cart cannot be ordered. If the list is empty, the order can be placed. Otherwise the first
     * string is the error message.
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
