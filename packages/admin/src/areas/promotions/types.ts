/** A number as typed. It is a string if the input is empty or cannot be parsed. The shop rejects unparsable strings. */
export type Figure = number | string;

/** Products that a part of a promotion is about. Without members, it is all products. */
export interface Selected {
  readonly skus?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly collections?: readonly string[] | undefined;
  readonly attribute?: { readonly code: string; readonly options: readonly string[] } | undefined;
}

/** Amounts by currency code. */
export type Amounts = Readonly<Record<string, Figure>>;

export interface Tier {
  readonly min: Figure;
  readonly percent?: Figure | undefined;
  readonly amounts?: Amounts | undefined;
}

/** The benefit that a promotion gives. */
export type Action =
  | { readonly kind: 'percent'; readonly value: Figure; readonly select?: Selected | undefined }
  | { readonly kind: 'amount'; readonly amounts: Amounts; readonly select?: Selected | undefined }
  | { readonly kind: 'fixed_price'; readonly amounts: Amounts; readonly select: Selected }
  | { readonly kind: 'tiers'; readonly by: 'qty' | 'subtotal'; readonly tiers: readonly Tier[] }
  | {
      readonly kind: 'buy_x_get_y';
      readonly buy: { readonly select: Selected; readonly qty: Figure };
      readonly get: { readonly select: Selected; readonly qty: Figure; readonly percent: Figure };
    }
  | { readonly kind: 'cheapest_free'; readonly select: Selected; readonly every: Figure }
  | { readonly kind: 'gift'; readonly sku: string; readonly qty: Figure }
  | {
      readonly kind: 'shipping';
      readonly percent?: Figure | undefined;
      readonly amounts?: Amounts | undefined;
    };
export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

/** A condition of a cart and its buyer. */
export type Condition =
  | { readonly kind: 'products'; readonly skus: readonly string[] }
  | { readonly kind: 'categories' | 'collections' | 'groups'; readonly ids: readonly string[] }
  | { readonly kind: 'attribute'; readonly code: string; readonly options: readonly string[] }
  | { readonly kind: 'subtotal'; readonly min: Figure; readonly amounts?: Amounts | undefined }
  | { readonly kind: 'qty'; readonly min: Figure; readonly of?: Selected | undefined }
  | { readonly kind: 'first_order' | 'returning' }
  | { readonly kind: 'countries'; readonly codes: readonly string[] }
  | { readonly kind: 'weekdays'; readonly days: readonly number[] }
  | { readonly kind: 'hours'; readonly from: string; readonly to: string };
export type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { readonly kind: Kind }>;

export const CLASSES = ['product', 'order', 'shipping'] as const;
export type PromotionClass = (typeof CLASSES)[number];

/** The actions of each class, in the order of the form. */
export const ACTIONS: Readonly<Record<PromotionClass, readonly Action['kind'][]>> = {
  product: ['percent', 'amount', 'fixed_price', 'tiers', 'buy_x_get_y', 'cheapest_free', 'gift'],
  order: ['percent', 'amount', 'tiers', 'gift'],
  shipping: ['shipping', 'gift'],
};

/** New actions by kind. */
export const NEW_ACTIONS: { readonly [Kind in Action['kind']]: ActionOf<Kind> } = {
  percent: { kind: 'percent', value: '' },
  amount: { kind: 'amount', amounts: {} },
  fixed_price: { kind: 'fixed_price', amounts: {}, select: {} },
  tiers: { kind: 'tiers', by: 'qty', tiers: [{ min: 2, percent: '' }] },
  buy_x_get_y: {
    kind: 'buy_x_get_y',
    buy: { select: {}, qty: 1 },
    get: { select: {}, qty: 1, percent: 100 },
  },
  cheapest_free: { kind: 'cheapest_free', select: {}, every: 3 },
  gift: { kind: 'gift', sku: '', qty: 1 },
  shipping: { kind: 'shipping' },
};

/** New conditions by kind, in the order of the form. */
export const NEW_CONDITIONS: { readonly [Kind in Condition['kind']]: ConditionOf<Kind> | Condition } = {
  subtotal: { kind: 'subtotal', min: '' },
  qty: { kind: 'qty', min: 1 },
  products: { kind: 'products', skus: [] },
  categories: { kind: 'categories', ids: [] },
  collections: { kind: 'collections', ids: [] },
  attribute: { kind: 'attribute', code: '', options: [] },
  groups: { kind: 'groups', ids: [] },
  first_order: { kind: 'first_order' },
  returning: { kind: 'returning' },
  countries: { kind: 'countries', codes: [] },
  weekdays: { kind: 'weekdays', days: [] },
  hours: { kind: 'hours', from: '09:00', to: '17:00' },
};

export const isActionKind = (kind: string): kind is Action['kind'] => Object.hasOwn(NEW_ACTIONS, kind);
export const isConditionKind = (kind: string): kind is Condition['kind'] =>
  Object.hasOwn(NEW_CONDITIONS, kind);
