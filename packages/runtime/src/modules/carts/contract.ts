import type { Db } from '../../platform/db/db.ts';
import type { Buyer } from '../../platform/contracts/buyer.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { Outcome, RefusedOutcome } from '../../platform/contracts/outcome.ts';
import type { MetaData } from '../metafields/contract.ts';
import type { CartAmount } from '../pricing/contract.ts';
import type { Cart } from './cart.ts';
import type { OrderOrigin } from './orderOrigin.ts';
import type { ExpressRequest, ExpressStart } from './express/expressTypes.ts';

export type { Cart } from './cart.ts';
export type { OrderOrigin } from './orderOrigin.ts';
export type * from './express/expressTypes.ts';

/** The inputs of the shopper for a gift card, as requests have them. */
export interface SentLineInputs {
  /** The amount, in the currency of the shop. Needed without `entered`, and ignored with it. */
  readonly amount?: number | string | undefined;
  /** The amount in a currency of the shop. Null or absent: `amount` is the amount. */
  readonly entered?: { readonly amount: number | string; readonly currency: string } | null | undefined;
  /** The email address to which each card is mailed. Null or absent: that of the buyer. */
  readonly recipient_email?: string | null | undefined;
  readonly recipient_name?: string | null | undefined;
  readonly message?: string | null | undefined;
  /** The day of the shop, or the time, at which each card is mailed. Null or absent: as soon as the order is paid. */
  readonly deliver_at?: string | null | undefined;
}

/** An item for a cart, as requests have it. */
export interface SentCartItem {
  readonly sku: string;
  readonly qty: number | string;
  readonly inputs?: SentLineInputs | null | undefined;
}

/** A new cart, as `POST /api/carts` takes it. */
export interface NewCartDetails {
  readonly items: readonly SentCartItem[];
  /** The ISO 4217 code of the currency. Default: the currency in which the buyer sees prices. */
  readonly currency?: string | undefined;
  readonly customer_full_name?: string | undefined;
  readonly customer_email?: string | undefined;
}

/** An address, as requests have it: whole, with the parts that its country asks for. */
export interface SentAddress {
  readonly full_name: string;
  readonly company?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly telephone: string | number;
  readonly address_1: string;
  readonly address_2?: string | null | undefined;
  readonly city: string;
  /** The code or the name of the province. */
  readonly province: string;
  readonly postcode: string | number;
  /** The ISO 3166-1 alpha-2 code of the country. */
  readonly country: string;
}

/** The details of a cart, as `PATCH /api/carts/{id}` takes them. Absent details do not change. */
export interface CartDetails {
  readonly customer_email?: string | undefined;
  readonly customer_full_name?: string | undefined;
  readonly shipping_address?: SentAddress | undefined;
  readonly billing_address?: SentAddress | undefined;
  /** The code that replaces all others. Null removes all. */
  readonly coupon?: string | null | undefined;
  readonly shipping_method?: { readonly provider_code: string; readonly method_code: string } | undefined;
  readonly payment_method?: { readonly method_code: string } | undefined;
  readonly shipping_note?: string | undefined;
  readonly currency?: string | undefined;
}

/** The parts of an address that shipping offers depend on. Absent parts are those of the saved shipping address. */
export interface QuotedDestination {
  /** The ISO 3166-1 alpha-2 code of the country, such as `US`. Another country than the saved one discards the saved parts. */
  readonly country?: string | null | undefined;
  /** The code or the name of the province. */
  readonly province?: string | null | undefined;
  readonly postcode?: string | null | undefined;
}

/** A line of a cart, as the REST API answers it. */
export type CartStateLine = Omit<Cart['items'][number], 'product_url' | 'errors' | 'line_origin'> & {
  /** Same as `line_total_incl_tax`. */
  readonly total: number;
  readonly productUrl: string;
  readonly removeUrl: string;
};

/** An address of a cart, as the REST API answers it. */
export type CartStateAddress = Omit<NonNullable<Cart['shipping_address']>, 'type'> & {
  readonly province_name: string;
};

/** A cart with its lines, totals and choices, as the REST API answers it. Amounts are numbers in major units of `currency`. */
export interface CartState extends Readonly<Record<CartAmount, number>> {
  readonly cartId: string;
  readonly count: number;
  readonly items: readonly CartStateLine[];
  readonly customer_email: string | null;
  readonly customer_full_name: string | null;
  readonly shipping_address: CartStateAddress | null;
  readonly billing_address: CartStateAddress | null;
  readonly coupon: string | null;
  readonly coupons: readonly string[];
  readonly discounts: Cart['discounts'];
  readonly shipping_method: {
    readonly provider_code: string;
    readonly code: string;
    readonly name: string;
  } | null;
  readonly payment_method: { readonly code: string; readonly name: string } | null;
  readonly shipping_note: string | null;
  readonly no_shipping_required: boolean;
  readonly currency: string;
  readonly total_qty: number;
  readonly total_weight: number;
  readonly gift_cards: readonly { readonly uuid: string; readonly last4: string; readonly amount: number }[];
  /** The amount that store credit pays. */
  readonly credit: number;
  /** `grand_total` without what gift cards and credit pay. */
  readonly amount_due: number;
  readonly errors: readonly {
    readonly code: string;
    readonly message: string;
    readonly field: string;
    readonly values?: Readonly<Record<string, string | number>> | undefined;
  }[];
  /** A digest of everything that a buyer reviews before ordering. It changes with any of it; see `OrdersService.place`. */
  readonly digest: string;
}

/** A cart with the items that it did not take. */
export type FilledCart = CartState & { readonly refused: readonly RefusedCartItem[] };

/** An item that a cart did not take. */
export interface RefusedCartItem extends Omit<RefusedOutcome, 'ok'> {
  /** The index of the item in the request. */
  readonly index: number;
  readonly sku: string;
}

/** The methods available for a cart, as the REST API answers them. */
export interface CartMethods {
  readonly available_shipping_methods: readonly {
    readonly provider_code: string;
    readonly code: string;
    readonly name: string;
    readonly carrier: string | null;
    readonly cost: { readonly value: number; readonly text: string };
    readonly delivery: {
      readonly min_business_days: number | null;
      readonly max_business_days: number | null;
      readonly estimated_date: string | null;
    } | null;
  }[];
  readonly available_payment_methods: readonly { readonly code: string; readonly name: string }[];
}

/** Options of a change to a cart. */
export interface CartSaving {
  /**
   * Runs in the transaction that saves the change, for example to store what belongs to it. `digest` is that of the saved cart. It does not
   * run if nothing changed.
   */
  readonly onSaved?: (tx: Db, cart: Cart, digest: string) => Promise<void>;
}

/** Options of a change to the items of a cart. */
export interface ItemSaving extends CartSaving {
  /**
   * Leaves out items that cannot be taken, such as those out of stock, and returns them as `refused`. If no item can be taken, the first
   * reason is the outcome. Default: the first item that cannot be taken refuses all.
   */
  readonly skipRefused?: boolean;
}

/** Options of a new cart. */
export interface CartCreation extends ItemSaving {
  /**
   * The sales channel that builds the cart. Its order has it too, whoever places the order, and no reminders are sent about the cart until a
   * person takes it over. Default: none, as for carts of the REST API.
   */
  readonly origin?: OrderOrigin;
}

/** The address at which a person goes on with a cart. */
export interface CartHandOver {
  /** The absolute URL of the page, in the language of the buyer. It has the key, so that it must be told to the buyer only. */
  readonly url: string;
  /** The time at which the key ends, in ISO 8601 format (UTC). */
  readonly expires_at: string;
}

/**
 * The cart service, `app.carts`. Methods with a `Buyer` do what the routes of carts do, by the same code: with their checks, codes and texts,
 * and with as many SQL statements. Their refusals are values. They must not be called inside a transaction, because shipping providers may
 * be called. They do not limit attempts; a route that takes codes from clients declares the rate tier `coupon`, or `login` for gift cards.
 */
export interface CartsService {
  /**
   * Creates a cart with items, as `POST /api/carts` does: of the buyer's session or customer, or of a guest. Anyone who knows the UUID of a
   * guest's cart can open it, so it must not be told to third parties.
   */
  create(buyer: Buyer, cart: NewCartDetails, options?: CartCreation): Promise<Outcome<FilledCart>>;
  /**
   * Creates the address at which a person goes on with a guest's cart in a browser, with all that was chosen so far. The first browser that
   * continues there has the cart from then on; for others the address has ended. It also ends at `endsAt`, which is at most 24 hours away
   * (default: 6 hours), and when the cart is ordered. The latest 20 addresses of a cart hold. Only hashes of the keys are stored. The outcome is
   * `INVALID_CART` for a cart that is not open, and for a customer's cart, which the customer has after a sign-in. Runs one SQL statement.
   * Throws an error if `endsAt` is not within the next 24 hours.
   */
  handOver(
    buyer: Buyer,
    cartUuid: string,
    options?: { readonly endsAt?: Date },
  ): Promise<Outcome<CartHandOver>>;
  /** Ends all addresses at which a person could go on with a cart, for example because the session in the channel was canceled. */
  endHandOvers(db: Db, cartUuid: string): Promise<void>;
  /** Reads an open cart at its current prices. Totals that have changed are saved, and so count as shown to the buyer. */
  read(buyer: Buyer, cartUuid: string): Promise<Outcome<CartState>>;
  /**
   * Replaces all items of a cart. A product that stays keeps its line with its ids. An empty list empties the cart. The gifts of offers
   * follow by themselves.
   */
  replaceItems(
    buyer: Buyer,
    cartUuid: string,
    items: NewCartDetails['items'],
    options?: ItemSaving,
  ): Promise<Outcome<FilledCart>>;
  /**
   * Sets contact, addresses, currency, coupon, shipping method, payment method and note, as far as given, in one change: all or none. A
   * shipping method is quoted for the new address.
   */
  update(
    buyer: Buyer,
    cartUuid: string,
    details: CartDetails,
    options?: CartSaving,
  ): Promise<Outcome<CartState>>;
  /**
   * Lists the shipping methods for the saved shipping address, or for a destination that may be a part of an address, and the payment
   * methods for the current total. An unknown province gets no shipping methods.
   */
  methods(buyer: Buyer, cartUuid: string, destination?: QuotedDestination): Promise<Outcome<CartMethods>>;
  /** Enters a code of a coupon or a promotion. */
  applyCoupon(
    buyer: Buyer,
    cartUuid: string,
    code: string,
    options?: CartSaving,
  ): Promise<Outcome<CartState>>;
  /** Removes a code. `update` with `coupon: null` removes all codes. */
  removeCoupon(
    buyer: Buyer,
    cartUuid: string,
    code: string,
    options?: CartSaving,
  ): Promise<Outcome<CartState>>;
  /** Pays a cart with a gift card, by its code. */
  addGiftCard(
    buyer: Buyer,
    cartUuid: string,
    code: string,
    options?: CartSaving,
  ): Promise<Outcome<CartState>>;
  /** Takes a gift card off a cart, by its UUID. */
  removeGiftCard(
    buyer: Buyer,
    cartUuid: string,
    cardUuid: string,
    options?: CartSaving,
  ): Promise<Outcome<CartState>>;
  /**
   * Reopens the cart of an order, so that the shopper can order again. The earlier order is canceled when the cart is
   * ordered, unless the earlier order has been paid by then. The cart does not change if it is already open or its order
   * was paid.
   */
  reactivate(db: Db, orderUuid: string): Promise<void>;
  /**
   * Reads the order metafield values stored on an open cart, by namespace and key. Returns no values if the cart is not
   * open. The caller must first verify access to the cart. Runs one SQL statement.
   */
  metafields(db: Db, cartUuid: string): Promise<MetaData>;
  /**
   * Writes one order metafield value to a cart and validates it against the order metafield definition. A blank value
   * removes the stored value. The order receives the values when it is placed. Call this function before other writes in
   * the transaction. Throws `INVALID_CART` (400) if the cart is not open or the caller may not change it,
   * `METAFIELD_NOT_FOUND` (404), `METAFIELD_INVALID` and `METAFIELD_REQUIRED` (400).
   */
  writeMetafield(db: Db, field: CartMetafield, value: unknown): Promise<MetaData>;
  /**
   * Begins an express payment of a cart, as its button does: checks the cart, and calls `begin` of the express payment. Changes
   * nothing. Must not be called inside a transaction. Throws `INVALID_CART` and `EXPRESS_NOT_AVAILABLE` (400), and
   * `EXPRESS_NOT_STARTED` (502) if the gateway does not respond.
   */
  beginExpress(request: ExpressRequest): Promise<ExpressStart>;
}

/** Identifies the caller's cart and one metafield of its future order. */
export interface CartMetafield {
  /** The UUID of the cart. */
  readonly id: string;
  readonly caller: Caller;
  readonly namespace: string;
  readonly key: string;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly carts: CartsService;
  }
}
