import type {
  PlainCart,
  PlainCoupon,
  PlainGift,
  PlainLine,
  PlainPlace,
  PlainRate,
  PlainTax,
} from './plainCart.ts';

/** Totals of an entire cart in minor units. Omitted totals are derived from these, and are also checked. */
export type Totals = readonly [
  sub_total: number,
  sub_total_incl_tax: number,
  discount_amount: number,
  tax_amount: number,
  shipping_fee_excl_tax: number,
  shipping_tax_amount: number,
  grand_total: number,
];

/** A cart whose totals were calculated manually. */
export interface WorkedCase {
  readonly name: string;
  readonly cart: PlainCart;
  readonly totals: Totals;
  /** Explanation with the calculation. Amounts are in minor units. */
  readonly reason: string;
  /** Discount of each line, and the line's tax after the discount. */
  readonly lines?: readonly (readonly [discount_amount: number, tax_amount: number])[];
}

export const worked = (
  name: string,
  cart: PlainCart,
  totals: Totals,
  reason: string,
  lines?: WorkedCase['lines'],
): WorkedCase => ({ name, cart, totals, reason, ...(lines && { lines }) });

export const HOME: PlainPlace = { country: 'US', province: 'US-CA', postcode: '94607' };

/** Default tax settings: net prices, tax rounded half up per line, based on the shipping address, and no tax on the shipping fee. */
const USUAL: PlainTax = {
  isIncluded: false,
  rounding: 'round',
  level: 'line',
  base: 'shippingAddress',
  feeClass: null,
};

type Parts = Partial<Omit<PlainCart, 'tax'>> & {
  readonly lines: readonly PlainLine[];
  readonly tax?: Partial<PlainTax>;
};

/** Creates a US dollar cart that ships to the home address. It is untaxed and without a coupon unless `parts` overrides this. */
export const cartOf = ({ tax, ...parts }: Parts): PlainCart => ({
  currency: 'USD',
  rates: [],
  shipping: HOME,
  billing: null,
  store: null,
  coupon: null,
  fee: null,
  ...parts,
  tax: { ...USUAL, ...tax },
});

export const item = (sku: string, price: string, qty: number, taxClass: number | null = 1): PlainLine => ({
  sku,
  price,
  qty,
  taxClass,
  isVirtual: false,
});

export const virtual = (line: PlainLine): PlainLine => ({ ...line, isVirtual: true });

/** Creates a tax rate of class 1 that applies everywhere, unless `parts` overrides this. */
export const rate = (percent: string, parts: Partial<PlainRate> = {}): PlainRate => ({
  taxClass: 1,
  percent,
  country: '*',
  province: '*',
  postcode: '*',
  isCompound: false,
  priority: 0,
  ...parts,
});

type CouponParts = Partial<Omit<PlainCoupon, 'type' | 'amount'>>;

const coupon = (type: PlainCoupon['type'], amount: string, parts: CouponParts = {}): PlainCoupon => ({
  type,
  amount,
  isShippingFree: false,
  maxQty: null,
  targets: [],
  gifts: [],
  orderTotal: null,
  ...parts,
});

export const orderOff = (amount: string, parts?: CouponParts) =>
  coupon('fixed_discount_to_entire_order', amount, parts);
export const orderPercent = (percent: string, parts?: CouponParts) =>
  coupon('percentage_discount_to_entire_order', percent, parts);
export const unitOff = (amount: string, parts?: CouponParts) =>
  coupon('fixed_discount_to_specific_products', amount, parts);
export const unitPercent = (percent: string, parts?: CouponParts) =>
  coupon('percentage_discount_to_specific_products', percent, parts);
export const giving = (...gifts: readonly PlainGift[]) => coupon('buy_x_get_y', '0', { gifts });

/** Creates a coupon with the given number of free units of a SKU per number of bought units. */
export const gift = (
  sku: string,
  buy: number,
  get: number,
  { most = null, percent = '100' }: { readonly most?: number | null; readonly percent?: string } = {},
): PlainGift => ({ sku, buy, get, most, percent });

export const only = (...skus: readonly string[]) => ({ key: 'sku', operator: 'IN', value: skus }) as const;
export const but = (...skus: readonly string[]) => ({ key: 'sku', operator: 'NOT IN', value: skus }) as const;
export const priced = (operator: '=' | '!=' | '>' | '>=' | '<' | '<=', value: string) =>
  ({ key: 'price', operator, value }) as const;
