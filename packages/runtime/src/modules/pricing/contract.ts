import type { Minor } from '../../platform/money.ts';
import type { AppliedRate, TaxMode, TaxRate } from '../tax/contract.ts';

/** The customer and the currency that a cart is priced for. Both ids are null for a guest. */
export interface Buyer {
  readonly currency: string;
  readonly customerId: number | null;
  readonly customerGroupId: number | null;
}

/** A cart line before pricing: a product and its quantity. Each pricing step returns the lines with its own results added. */
export interface CartLine {
  readonly product_id: number;
  readonly sku: string;
  /** A positive integer. */
  readonly qty: number;
  /** The unit weight, in ten-thousandths of the store's weight unit. */
  readonly weight: number;
  /** The catalog unit price, net or gross according to the tax mode. */
  readonly catalogue_price: Minor;
  /** The combined tax rate for the product and the address. */
  readonly matched: AppliedRate;
}

/** A line with its price and tax rate, after the processors. Both prices are net or gross according to the tax mode. */
export interface PricedLine extends Pick<CartLine, 'qty' | 'weight' | 'catalogue_price'> {
  /** The unit price for this shopper: the catalog price after the `cartItemUnitPrice` processors. */
  readonly unit_price: Minor;
  readonly taxRate: TaxRate;
}

/** The line amounts before discount, in minor units. The property names match the columns. */
export interface LineSubtotals {
  /** `unit_price` times `qty`: the amount that discounts are subtracted from. */
  readonly base: Minor;
  readonly product_price: Minor;
  readonly product_price_incl_tax: Minor;
  readonly final_price: Minor;
  readonly final_price_incl_tax: Minor;
  /** Net of tax. */
  readonly line_total: Minor;
  readonly line_total_incl_tax: Minor;
  readonly tax_amount_before_discount: Minor;
}

/** The coupon discount on a line, before the `cartDiscounts` processors. */
export interface CouponDiscount {
  readonly coupon_discount: Minor;
}

/** The discount on a line. The discount is subtracted from `base`, so it is net or gross according to the tax mode. */
export interface LineDiscount {
  readonly discount_amount: Minor;
}

/** All amounts of a line. */
export interface LineTotals extends LineSubtotals, LineDiscount {
  readonly tax_amount: Minor;
  readonly line_total_with_discount: Minor;
  readonly line_total_with_discount_incl_tax: Minor;
}

/** The item totals before discount, which coupon evaluation and shipping quotes are based on. */
export interface ItemTotals<L extends PricedLine = PricedLine> {
  readonly currency: string;
  readonly tax: TaxMode;
  readonly lines: readonly (L & LineSubtotals)[];
  readonly total_qty: number;
  /** The weight of all units, in ten-thousandths of the store's weight unit. */
  readonly total_weight: number;
  /** Net of tax. */
  readonly sub_total: Minor;
  readonly sub_total_incl_tax: Minor;
  readonly tax_amount_before_discount: Minor;
}

/**
 * The tax on the shipping fee: no tax, a separate rate, the highest rate among the items, or the average item rate
 * weighted by value.
 */
export type ShippingTax = 'none' | 'highest' | 'proportional' | TaxRate;

/** The shipping fee and how it is taxed. */
export interface ShippingCharge {
  /**
   * The fee, net or gross according to the tax mode. 0 if no item needs shipping, no shipping method is chosen, or
   * shipping is free.
   */
  readonly cost: Minor;
  readonly tax: ShippingTax;
}

interface ShippingTotals {
  readonly shipping_fee_excl_tax: Minor;
  readonly shipping_tax_amount: Minor;
  readonly shipping_fee_incl_tax: Minor;
}

/** All cart totals, in minor units of the cart currency. */
export interface CartTotals<L extends PricedLine = PricedLine>
  extends Omit<ItemTotals, 'lines' | 'tax' | 'currency'>, ShippingTotals {
  readonly lines: readonly (L & LineTotals)[];
  readonly discount_amount: Minor;
  /** The tax on the items only. */
  readonly tax_amount: Minor;
  readonly sub_total_with_discount: Minor;
  readonly sub_total_with_discount_incl_tax: Minor;
  /** The tax on items and shipping. */
  readonly total_tax_amount: Minor;
  readonly grand_total: Minor;
}

/** The money columns of carts and orders. Types and API responses use the same names. */
export const CART_AMOUNTS = [
  'sub_total',
  'sub_total_incl_tax',
  'sub_total_with_discount',
  'sub_total_with_discount_incl_tax',
  'discount_amount',
  'tax_amount',
  'tax_amount_before_discount',
  'shipping_fee_excl_tax',
  'shipping_fee_incl_tax',
  'shipping_tax_amount',
  'total_tax_amount',
  'grand_total',
] as const satisfies readonly (keyof CartTotals)[];
export type CartAmount = (typeof CART_AMOUNTS)[number];

/** The descriptions of the money columns of carts and orders, for API documents. */
const AMOUNT_TEXTS: Readonly<Record<CartAmount, string>> = {
  sub_total: 'The sum of the lines, excluding tax and before discounts',
  sub_total_incl_tax: 'The sum of the lines, including tax and before discounts',
  sub_total_with_discount: 'The sum of the lines, excluding tax and after discounts',
  sub_total_with_discount_incl_tax: 'The sum of the lines, including tax and after discounts',
  discount_amount: 'The discount, including or excluding tax like catalog prices',
  tax_amount: 'The tax on the lines after discounts',
  tax_amount_before_discount: 'The tax on the lines before discounts',
  shipping_fee_excl_tax: 'The shipping fee, excluding tax',
  shipping_fee_incl_tax: 'The shipping fee, including tax',
  shipping_tax_amount: 'The tax on the shipping fee',
  total_tax_amount: 'The tax on the lines and the shipping fee',
  grand_total: 'The total that the shopper pays, including tax',
};

/** Creates a record of the money columns of carts and orders. `valueOf` receives the name and the description of a column. */
export const eachAmount = <Value>(
  valueOf: (name: CartAmount, about: string) => Value,
): Readonly<Record<CartAmount, Value>> =>
  Object.fromEntries(CART_AMOUNTS.map((name) => [name, valueOf(name, AMOUNT_TEXTS[name])])) as Record<
    CartAmount,
    Value
  >;

/** The money columns of cart lines and order lines. */
export const LINE_AMOUNTS = [
  'product_price',
  'product_price_incl_tax',
  'final_price',
  'final_price_incl_tax',
  'tax_amount',
  'tax_amount_before_discount',
  'discount_amount',
  'line_total',
  'line_total_incl_tax',
  'line_total_with_discount',
  'line_total_with_discount_incl_tax',
] as const satisfies readonly (keyof LineTotals)[];

/** The line that a step applies to, and the buyer that the line is computed for. */
export interface LineContext extends Buyer {
  readonly productId: number;
  readonly sku: string;
  readonly qty: number;
}

/**
 * The cart lines, in the same sequence as the values of `cartDiscounts`. Amounts are in minor units, net or gross
 * according to the tax mode.
 */
export interface DiscountContext extends Buyer {
  /** The code of the applied coupon. Null if no coupon applies. */
  readonly coupon: string | null;
  readonly lines: readonly {
    readonly productId: number;
    readonly sku: string;
    readonly qty: number;
    readonly unitPrice: Minor;
    /** The cost of the line before discount, which is the maximum discount on the line. */
    readonly total: Minor;
  }[];
}

/** The chosen shipping method, and the buyer that the fee is computed for. */
export interface ShippingFeeContext extends Buyer {
  readonly providerCode: string;
  readonly methodCode: string;
  /** Net of tax, before discount. */
  readonly subTotal: Minor;
}

declare module '../../platform/contracts/processors.ts' {
  interface RegistryValues {
    cartItemUnitPrice: { value: Minor; context: LineContext };
    cartItemTaxRate: { value: string; context: LineContext };
    cartDiscounts: { value: readonly Minor[]; context: DiscountContext };
    cartShippingFee: { value: Minor; context: ShippingFeeContext };
  }
}
