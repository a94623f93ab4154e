/**
 * A cart with all that its figures follow from, in plain words. Worked cases and the oracle read it, and `priceCart`
 * makes of it what the shop computes with.
 */
export interface PlainCart {
  /** ISO 4217. */
  readonly currency: string;
  readonly tax: PlainTax;
  readonly lines: readonly PlainLine[];
  readonly rates: readonly PlainRate[];
  readonly shipping: PlainPlace | null;
  readonly billing: PlainPlace | null;
  readonly store: PlainPlace | null;
  readonly coupon: PlainCoupon | null;
  /** What the chosen method asks, in major units; null: none is chosen. */
  readonly fee: string | null;
}

export interface PlainTax {
  readonly isIncluded: boolean;
  readonly rounding: 'round' | 'up' | 'down';
  readonly level: 'unit' | 'line' | 'total';
  readonly base: 'shippingAddress' | 'billingAddress' | 'storeAddress';
  /** Of the shipping fee: the number of a class, 0 the highest rate of the items, -1 by their share, null none. */
  readonly feeClass: number | null;
}

export interface PlainLine {
  readonly sku: string;
  /** Of one unit, in major units. */
  readonly price: string;
  readonly qty: number;
  readonly taxClass: number | null;
  readonly isVirtual: boolean;
}

/** Of rates with one priority the earlier one applies first. */
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
  /** Major units or percent. */
  readonly amount: string;
  readonly isShippingFree: boolean;
  /** Null: no limit. */
  readonly maxQty: number | null;
  readonly targets: readonly PlainRule[];
  readonly gifts: readonly PlainGift[];
  /** The least subtotal, in major units; null: none is asked. */
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
  /** Null: no limit. */
  readonly most: number | null;
  readonly percent: string;
}
