import type { PriceNotes, QuantityRule } from '../catalog/contract.ts';

/** A line in a cart or an order. The contents' `prices_include_tax` states whether its prices include tax. */
export interface LineView {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The path of the product page. Null for order lines. */
  readonly url: string | null;
  readonly image: string | null;
  /** The variant options. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly qty: number;
  /** The quantities that can be ordered, as the product has them now. Without limits for order lines. */
  readonly quantities: QuantityRule;
  /** The price of one unit in major units, before discounts. */
  readonly unit_price: number;
  /**
   * The price per base unit, such as per kilogram, computed from `unit_price`. Null for order lines, and if the product has no declared
   * contents.
   */
  readonly base_unit_price: PriceNotes['unit_price'];
  /** The price of all units in major units, before discounts. */
  readonly total: number;
  /**
   * The first and last expected delivery dates (ISO 8601). For order lines, those that were shown when the order was placed. Null if the
   * shop shows no delivery dates, or if the line needs no shipping or cannot be ordered.
   */
  readonly delivery: { readonly first: string; readonly last: string } | null;
  /** The reasons that the line cannot be ordered as it is. */
  readonly errors: readonly string[];
  /** True if an offer gives the line for nothing, so that its quantity does not change. Absent: false. */
  readonly is_gift?: boolean;
  /** The name of the offer that gives the line. Absent if the line is no gift, or the offer is not known. */
  readonly gift_of?: string;
  /** The values that the shopper entered for a gift card. Absent for other lines. */
  readonly inputs?: LineInputsView;
}

/** The values that the shopper entered for the gift cards of a line. */
export interface LineInputsView {
  /** The amount of each card, in major units of the currency of the contents. */
  readonly amount: number;
  readonly recipient_name: string | null;
  /** The email address to which the cards are mailed. Null: that of the buyer. */
  readonly recipient_email: string | null;
  readonly message: string | null;
  /** The time at which the cards are mailed (ISO 8601). Null: as soon as the order is paid. */
  readonly deliver_at: string | null;
}

/** The discount of an offer on the lines of a cart or an order. */
export interface DiscountView {
  /** The UUID of the promotion of a cart. Absent for coupons and in orders. */
  readonly uuid?: string;
  /** The name of the offer, or the code of a coupon. */
  readonly label: string;
  /** The code by which it applies. Null if it needs none. */
  readonly coupon: string | null;
  /** The amount in major units, on the same basis as the total `discount`. */
  readonly amount: number;
}

/** A total below the lines, in major units. The last total is the sum of the others, except for a `tax` that the others include. */
export interface TotalView {
  readonly code: 'sub_total' | 'discount' | 'shipping' | 'tax' | 'grand_total';
  readonly amount: number;
  /** True if the amount includes tax. Null for the tax itself. */
  readonly includes_tax: boolean | null;
}

/** The lines and totals of a cart or an order. */
export interface ContentsView {
  readonly currency: string;
  /** True if lines and totals include tax, according to the setting `priceIncludingTax`. */
  readonly prices_include_tax: boolean;
  readonly coupon: string | null;
  readonly lines: readonly LineView[];
  readonly totals: readonly TotalView[];
  /**
   * The offers that make up the total `discount`, in the order in which they apply. Their amounts add up to it. Empty if there is no discount,
   * and if an extension changed it.
   */
  readonly discounts: readonly DiscountView[];
  /** True if the shop charges tax. If false, pages mention neither tax nor whether amounts include it. */
  readonly has_tax: boolean;
  /**
   * The totals that depend on an address or a shipping method that is not known yet. The tax in `totals` is 0 until it is known, and
   * `totals` has no shipping until it is known. Empty for orders.
   */
  readonly unknown_totals: readonly ('shipping' | 'tax')[];
  /**
   * The parts of the grand total that gift cards and credit pay, in the order of use. Each has its `label`, or the last four characters of a gift card;
   * without both it is credit. `uuid` is that of a card that can be taken off the cart. Empty if the payment method pays all.
   */
  readonly tenders: readonly {
    readonly uuid: string | null;
    readonly last4: string | null;
    readonly label: string | null;
    readonly amount: number;
  }[];
  /**
   * The estimated tax in the shop's own country, in major units, while the tax is not known. Null if the tax is known, or the country has
   * no single rate.
   */
  readonly estimated_tax: number | null;
  /** The grand total with the estimated tax, in major units. Null if no tax is estimated, or prices include it already. */
  readonly estimated_total: number | null;
}
