import type { CreatePromotionBody } from '@shop/sdk';

/** A number as typed. It is a string if the input is empty or cannot be parsed. The shop rejects unparsable strings. */
export type Figure = number | string;

/** A part of the request body as it is edited, with numbers as typed. */
type Typed<Sent> = Sent extends number
  ? Figure
  : Sent extends object
    ? { readonly [Key in keyof Sent]: Typed<Sent[Key]> }
    : Sent;

/** The parts of the shop's own kinds. Those of extensions have any string as their kind. */
type OfShop<Part extends { readonly kind: string }> = Part extends unknown
  ? string extends Part['kind']
    ? never
    : Part
  : never;

/** The benefit that a promotion gives. */
export type Action = Typed<OfShop<CreatePromotionBody['action']>>;
export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

/** Products that a part of a promotion is about. Without members, it is all products. */
export type Selected = ActionOf<'fixed_price'>['select'];

/** Amounts by currency code. */
export type Amounts = ActionOf<'amount'>['amounts'];
export type Tier = ActionOf<'tiers'>['tiers'][number];

/** A condition of a cart and its buyer. */
export type Condition = Typed<OfShop<NonNullable<CreatePromotionBody['conditions']>[number]>>;
export type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { readonly kind: Kind }>;

export const CLASSES = ['product', 'order', 'shipping'] as const satisfies readonly PromotionClass[];
export type PromotionClass = CreatePromotionBody['class'];

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
export const NEW_CONDITIONS: { readonly [Kind in Condition['kind']]: ConditionOf<Kind> } = {
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
