/**
 * A cart with all inputs of its totals in a simple format. The worked cases and the independent calculation use it, and `priceCart`
 * converts it to the shop's inputs.
 */
export interface PlainCart {
  /** ISO 4217 currency code. */
  readonly currency: string;
  readonly tax: PlainTax;
  readonly lines: readonly PlainLine[];
  readonly rates: readonly PlainRate[];
  readonly shipping: PlainPlace | null;
  readonly billing: PlainPlace | null;
  readonly store: PlainPlace | null;
  readonly coupon: PlainCoupon | null;
  /** Fee of the selected shipping method in major units. Null if none is selected. */
  readonly fee: string | null;
}

export interface PlainTax {
  readonly isIncluded: boolean;
  readonly rounding: 'round' | 'up' | 'down';
  readonly level: 'unit' | 'line' | 'total';
  readonly base: 'shippingAddress' | 'billingAddress' | 'storeAddress';
  /** Tax class of the shipping fee: its number, 0 for the items' highest rate, -1 for the items' proportional rates, or null for no tax. */
  readonly feeClass: number | null;
}

export interface PlainLine {
  readonly sku: string;
  /** Unit price in major units. */
  readonly price: string;
  readonly qty: number;
  readonly taxClass: number | null;
  readonly isVirtual: boolean;
}

/** A tax rate. If several rates have the same priority, the earlier rate applies first. */
export interface PlainRate {
  readonly taxClass: number;
  readonly percent: string;
  readonly country: string;
  readonly province: string;
  readonly postcode: string;
  readonly isCompound: boolean;
  readonly priority: number;
}

export interface PlainPlace {
  readonly country: string;
  readonly province: string;
  readonly postcode: string;
}

export interface PlainCoupon {
  readonly type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** Amount in major units, or a percentage. */
  readonly amount: string;
  readonly isShippingFree: boolean;
  /** Maximum number of units. Null for no maximum. */
  readonly maxQty: number | null;
  readonly targets: readonly PlainRule[];
  readonly gifts: readonly PlainGift[];
  /** Minimum subtotal in major units. Null for no minimum. */
  readonly orderTotal: string | null;
}

export type PlainRule =
  | { readonly key: 'sku'; readonly operator: 'IN' | 'NOT IN'; readonly value: readonly string[] }
  | {
      readonly key: 'price';
      readonly operator: '=' | '!=' | '>' | '>=' | '<' | '<=';
      readonly value: string;
    };

export interface PlainGift {
  readonly sku: string;
  readonly buy: number;
  readonly get: number;
  /** Maximum number of free units. Null for no maximum. */
  readonly most: number | null;
  readonly percent: string;
}
