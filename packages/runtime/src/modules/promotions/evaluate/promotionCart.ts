import type { StoredText } from '../../../platform/messages/storedText.ts';
import type { Minor } from '../../../platform/money.ts';
import type { CurrencyTerms } from '../../currencies/contract.ts';
import type { Promotion, PromotionClass, PromotionCode } from '../promotion.ts';

/** A line of a cart that promotions are evaluated for. */
export interface PromotionLine {
  /** Identifies the line in its cart. */
  readonly key: string;
  /** The place of the line by the time when it was made. It decides ties, whatever the order of the array is. */
  readonly position: number;
  readonly product_id: number;
  readonly sku: string;
  /** A positive integer. */
  readonly qty: number;
  /** The final unit price, net or gross according to the tax mode. */
  readonly unit_price: Minor;
  /** The weight of one unit, in ten-thousandths of the store's weight unit. 0 if the product has none. */
  readonly weight: number;
  /** The UUIDs of the product's categories. */
  readonly categories: readonly string[];
  /** The UUIDs of the product's collections. */
  readonly collections: readonly string[];
  /** The options of the product, each by its UUID and its text. */
  readonly attributes: readonly {
    readonly code: string;
    readonly option: string;
    readonly text: string;
  }[];
  /** False for gift cards and gifts: promotions take nothing off them, and their units do not count. */
  readonly eligible: boolean;
}

/** A cart that promotions are evaluated for. */
export interface PromotionCart {
  /** The currency of the amounts. */
  readonly terms: CurrencyTerms;
  /** Net of tax, before discounts. */
  readonly sub_total: Minor;
  readonly lines: readonly PromotionLine[];
  /** The shipping fee before discounts. Null if it is not known yet. */
  readonly shippingCost: Minor | null;
  /** The country of the delivery. Null if it is not known yet. */
  readonly country: string | null;
}

/** The buyer of a cart. */
export interface PromotionBuyer {
  /** The UUIDs of the buyer's groups. */
  readonly groups: readonly string[];
  /** The number of orders that were not canceled. Null if it is not known yet who buys. */
  readonly orders: number | null;
  /** The uses of the buyer by the id of the promotion. */
  readonly usedBy: ReadonlyMap<number, number>;
}

/** The discount of a coupon on each line, in the order of the cart's lines, or a function of what the product class left of each. */
export type CouponDiscounts = readonly Minor[] | ((left: readonly Minor[]) => readonly Minor[]);

/** Everything besides the cart that decides which promotions apply. */
export interface PromotionInputs {
  /** A list that is kept from one evaluation to the next is arranged once, so that the number of promotions costs little. */
  readonly promotions: readonly Promotion[];
  /** Promotions that are evaluated besides the others, or in the place of those of the same id, such as those of entered codes. */
  readonly entered?: readonly Promotion[] | undefined;
  /** The codes that were entered. */
  readonly codes: readonly PromotionCode[];
  /** The coupon of the coupon routes that applies. */
  readonly coupon: { readonly code: string; readonly discounts: CouponDiscounts } | null;
  readonly buyer: PromotionBuyer;
  readonly now: Date;
  /** The time zone of the shop. */
  readonly timeZone: string;
}

/** The kinds of reasons for which a promotion does not apply. */
export type ReasonCode =
  | 'CONDITION'
  | 'NOT_STARTED'
  | 'ENDED'
  | 'USED_UP'
  | 'EXCLUDED'
  | 'NO_BENEFIT'
  | 'OFF';

/** A reason for which a promotion does not apply. `reasonText` gives it in words. */
export interface PromotionReason {
  readonly code: ReasonCode;
  readonly message: StoredText;
}

/** A product that a promotion gives. */
export interface PromotionGift {
  readonly promotion: Promotion;
  readonly sku: string;
  readonly qty: number;
}

/** A promotion that applies, and what it takes off the whole cart. */
export interface PromotionDiscount {
  readonly promotion: Promotion;
  /** The code by which it applies. Null if it needs none and none was entered. */
  readonly code: string | null;
  /** 0 for a promotion that gives a product. */
  readonly amount: Minor;
  readonly class: PromotionClass;
}

/** The result of all promotions for a cart. */
export interface PromotionOutcome {
  /** All promotions that apply, in the order in which they do. */
  readonly discounts: readonly PromotionDiscount[];
  /** The discount of each promotion on each line, in the order of the cart's lines. */
  readonly lines: readonly (readonly { readonly promotion: Promotion; readonly amount: Minor }[])[];
  /** The discount of the coupon on each line, in the order of the cart's lines. */
  readonly coupon: readonly Minor[];
  readonly shippingOff: Minor;
  readonly gifts: readonly PromotionGift[];
  /** All promotions in the order in which they were considered. */
  readonly explained: readonly {
    readonly promotion: Promotion;
    readonly applies: boolean;
    /** Empty for a promotion that applies. */
    readonly reasons: readonly PromotionReason[];
  }[];
  /** The entered promotions among `explained`, which are told without the others. */
  readonly explainedEntered: PromotionOutcome['explained'];
}
