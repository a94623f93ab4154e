/** The classes of promotions, in the order in which they apply. */
export const PROMOTION_CLASSES = ['product', 'order', 'shipping'] as const;
export type PromotionClass = (typeof PROMOTION_CLASSES)[number];

/** Amounts of money by currency code, as decimal numbers. Where a currency is missing, the amount in the shop's currency is converted. */
export type Amounts = Readonly<Record<string, number>>;

/** Options of an attribute, by UUID or text. A product matches with any of them. */
export interface AttributeOptions {
  readonly code: string;
  readonly options: readonly string[];
}

/** Selects lines of a cart. A line must match every member that is given, each with one of its values. Without members it matches all lines. */
export interface Select {
  readonly skus?: readonly string[] | undefined;
  /** The UUIDs of categories. */
  readonly categories?: readonly string[] | undefined;
  /** The UUIDs of collections. */
  readonly collections?: readonly string[] | undefined;
  readonly attribute?: AttributeOptions | undefined;
}

/** A condition that a cart and its buyer must meet. */
export type Condition =
  | { readonly kind: 'products'; readonly skus: readonly string[] }
  | { readonly kind: 'categories' | 'collections'; readonly ids: readonly string[] }
  | ({ readonly kind: 'attribute' } & AttributeOptions)
  /** `min` is in the shop's currency, `amounts` has it in others. */
  | { readonly kind: 'subtotal'; readonly min: number; readonly amounts?: Amounts | undefined }
  | { readonly kind: 'qty'; readonly min: number; readonly of?: Select | undefined }
  | { readonly kind: 'groups'; readonly ids: readonly string[] }
  | { readonly kind: 'first_order' }
  | { readonly kind: 'returning' }
  | { readonly kind: 'countries'; readonly codes: readonly string[] }
  /** The days are 1 for Monday to 7 for Sunday, in the shop's time zone. */
  | { readonly kind: 'weekdays'; readonly days: readonly number[] }
  /** The hours are such as `09:00`, in the shop's time zone. They may pass midnight. */
  | { readonly kind: 'hours'; readonly from: string; readonly to: string };

/** A step of a tiered action: from `min` units, or from a subtotal of `min` in the shop's currency. */
export interface Tier {
  readonly min: number;
  readonly percent?: number | undefined;
  readonly amounts?: Amounts | undefined;
}

/** The action of a promotion, which says what it gives. */
export type Action =
  | { readonly kind: 'percent'; readonly value: number; readonly select?: Select | undefined }
  | { readonly kind: 'amount'; readonly amounts: Amounts; readonly select?: Select | undefined }
  | { readonly kind: 'fixed_price'; readonly amounts: Amounts; readonly select: Select }
  | { readonly kind: 'tiers'; readonly by: 'qty' | 'subtotal'; readonly tiers: readonly Tier[] }
  | {
      readonly kind: 'buy_x_get_y';
      readonly buy: { readonly select: Select; readonly qty: number };
      readonly get: { readonly select: Select; readonly qty: number; readonly percent: number };
    }
  | { readonly kind: 'cheapest_free'; readonly select: Select; readonly every: number }
  | { readonly kind: 'gift'; readonly sku: string; readonly qty: number }
  /** `amounts` is off the shipping fee. Without `percent` and `amounts`, shipping is free. */
  | {
      readonly kind: 'shipping';
      readonly percent?: number | undefined;
      readonly amounts?: Amounts | undefined;
    };

/** An offer: conditions, and what it gives where they hold. */
export interface Promotion {
  readonly promotion_id: number;
  readonly uuid: string;
  /** The name, for administrators. */
  readonly name: string;
  /** The label, for shoppers. */
  readonly label: string;
  /** True if the promotion is on. */
  readonly status: boolean;
  readonly class: PromotionClass;
  /** True if the promotion applies with one of its codes alone. */
  readonly code_required: boolean;
  /** The promotion with the highest number goes first, then the older one. */
  readonly priority: number;
  /** True if the promotion applies only where nothing of its class has, and ends the class. */
  readonly is_exclusive: boolean;
  /** The classes that it applies together with, if they name its class too. */
  readonly combines: readonly PromotionClass[];
  readonly conditions: readonly Condition[];
  readonly action: Action;
  /** An ISO 8601 time. */
  readonly starts_at: string | null;
  /** An ISO 8601 time. */
  readonly ends_at: string | null;
  readonly max_uses: number | null;
  readonly max_uses_per_customer: number | null;
  /** The number of orders that used it, without canceled ones. */
  readonly used: number;
}

/** A code of a promotion. */
export interface PromotionCode {
  /** The code as it was made. Case does not matter when it is entered. */
  readonly code: string;
  readonly promotion_id: number;
  readonly max_uses: number | null;
  readonly used: number;
}
