/**
 * A cart with all inputs of its totals, in plain words. Worked cases and the oracle read it, and `priceCart` converts it to the
 * inputs of the shop.
 */
export interface PlainCart {
  /** The ISO 4217 code. */
  readonly currency: string;
  readonly tax: PlainTax;
  readonly lines: readonly PlainLine[];
  readonly rates: readonly PlainRate[];
  readonly shipping: PlainPlace | null;
  readonly billing: PlainPlace | null;
  readonly store: PlainPlace | null;
  readonly coupon: PlainCoupon | null;
  /** The fee of the chosen method, in major units; null if none is chosen. */
  readonly fee: string | null;
}

export interface PlainTax {
  readonly isIncluded: boolean;
  readonly rounding: 'round' | 'up' | 'down';
  readonly level: 'unit' | 'line' | 'total';
  readonly base: 'shippingAddress' | 'billingAddress' | 'storeAddress';
  /** The tax class of the shipping fee: its number, 0 for the highest rate of the items, -1 for their shares, null for none. */
  readonly feeClass: number | null;
}

export interface PlainLine {
  readonly sku: string;
  /** The price of one unit, in major units. */
  readonly price: string;
  readonly qty: number;
  readonly taxClass: number | null;
  readonly isVirtual: boolean;
}

/** A tax rate. Of rates with one priority the earlier one applies first. */
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
  /** The amount in major units, or the percentage. */
  readonly amount: string;
  readonly isShippingFree: boolean;
  /** The limit of units; null: no limit. */
  readonly maxQty: number | null;
  readonly targets: readonly PlainRule[];
  readonly gifts: readonly PlainGift[];
  /** The minimum subtotal, in major units; null: no minimum. */
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
  /** The limit of free units; null: no limit. */
  readonly most: number | null;
  readonly percent: string;
}
