import type { Minor } from '../../platform/money.ts';
import type { AppliedRate, TaxMode, TaxRate } from '../tax/contract.ts';

/** The customer that a cart is priced for, and the currency. Both ids are null for a guest. */
export interface Buyer {
  readonly currency: string;
  readonly customerId: number | null;
  readonly customerGroupId: number | null;
}

/** A line of a cart before it is priced: a product and its quantity. Every step returns the lines with what it adds. */
export interface CartLine {
  readonly product_id: number;
  readonly sku: string;
  /** A whole number, 1 or more. */
  readonly qty: number;
  /** The weight of one unit, in ten-thousandths of the store's weight unit. */
  readonly weight: number;
  /** The catalogue's price of one unit, net or gross as the tax mode says. */
  readonly catalogue_price: Minor;
  /** The tax rates that match the product and the address. */
  readonly matched: AppliedRate;
}

/** A line with its price and its tax rate, as the processors left them. Both prices are net or gross, as the tax mode says. */
export interface PricedLine extends Pick<CartLine, 'qty' | 'weight' | 'catalogue_price'> {
  /** The price of one unit for this shopper: the catalogue price after the processors of `cartItemUnitPrice`. */
  readonly unit_price: Minor;
  readonly taxRate: TaxRate;
}

/** The amounts of a line before discount, in minor units. The names are those of the columns. */
export interface LineSubtotals {
  /** `unit_price` times `qty`: what a discount is taken from. */
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

/** The discount that the coupon gives on a line, before the processors of `cartDiscounts`. */
export interface CouponDiscount {
  readonly coupon_discount: Minor;
}

/** The discount of a line. It is taken from `base`, so it is net or gross as prices are. */
export interface LineDiscount {
  readonly discount_amount: Minor;
}

/** All amounts of a line. */
export interface LineTotals extends LineSubtotals, LineDiscount {
  readonly tax_amount: Minor;
  readonly line_total_with_discount: Minor;
  readonly line_total_with_discount_incl_tax: Minor;
}

/** The totals of the items before discount, which a coupon is evaluated and shipping is quoted by. */
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

/** The tax of the shipping fee: none, a rate of its own, the highest rate of the items, or their rates by value. */
export type ShippingTax = 'none' | 'highest' | 'proportional' | TaxRate;

/** The shipping fee and how it is taxed. */
export interface ShippingCharge {
  /** Net or gross, as prices are. 0 when nothing ships, no method is chosen, or shipping is free. */
  readonly cost: Minor;
  readonly tax: ShippingTax;
}

interface ShippingTotals {
  readonly shipping_fee_excl_tax: Minor;
  readonly shipping_tax_amount: Minor;
  readonly shipping_fee_incl_tax: Minor;
}

/** All totals of a cart, in minor units of its currency. */
export interface CartTotals<L extends PricedLine = PricedLine>
  extends Omit<ItemTotals, 'lines' | 'tax' | 'currency'>, ShippingTotals {
  readonly lines: readonly (L & LineTotals)[];
  readonly discount_amount: Minor;
  /** The tax of the items alone. */
  readonly tax_amount: Minor;
  readonly sub_total_with_discount: Minor;
  readonly sub_total_with_discount_incl_tax: Minor;
  /** The tax of items and shipping. */
  readonly total_tax_amount: Minor;
  readonly grand_total: Minor;
}

/** The columns of a cart and an order that hold money, as they are named everywhere. */
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

/** The columns of their lines that hold money. */
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

/** The line that a step is about, and the buyer that it is computed for. */
export interface LineContext extends Buyer {
  readonly productId: number;
  readonly sku: string;
  readonly qty: number;
}

/** The lines of a cart in the order of the values of `cartDiscounts`. Amounts are minor units, net or gross as prices are. */
export interface DiscountContext extends Buyer {
  /** The code of the coupon that applies; null: none. */
  readonly coupon: string | null;
  readonly lines: readonly {
    readonly productId: number;
    readonly sku: string;
    readonly qty: number;
    readonly unitPrice: Minor;
    /** The line's cost before discount, which is the greatest discount that it can get. */
    readonly total: Minor;
  }[];
}

/** The chosen shipping method and the buyer that the fee is computed for. */
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
