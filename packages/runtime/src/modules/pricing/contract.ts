import type { Minor } from '../../platform/money.ts';
import type { TaxMode, TaxRate } from '../tax/index.ts';

/** A line as it stands before any step. Both prices are net or gross, as the tax mode says. */
export interface LineFacts {
  /** What the catalogue asks for one unit. */
  readonly catalogue_price: Minor;
  /** What one unit costs this shopper: the catalogue price after the processors of `cartItemUnitPrice`. */
  readonly unit_price: Minor;
  /** A whole number, 1 or more. */
  readonly qty: number;
  /** Of one unit, in ten-thousandths of the store's weight unit. */
  readonly weight: number;
  readonly taxRate: TaxRate;
}

/** What the figures of the items follow from, loaded once. */
export interface ItemFacts {
  readonly currency: string;
  readonly tax: TaxMode;
  readonly lines: readonly LineFacts[];
}

/** A line before discount. Amounts are minor units; names are those of the columns. */
export interface TotalledLine extends LineFacts {
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

/** The items before discount: enough to judge a coupon, and to ask for shipping. */
export interface ItemTotals {
  readonly currency: string;
  readonly tax: TaxMode;
  readonly lines: readonly TotalledLine[];
  readonly total_qty: number;
  /** In ten-thousandths of the store's weight unit. */
  readonly total_weight: number;
  /** Net of tax. */
  readonly sub_total: Minor;
  readonly sub_total_incl_tax: Minor;
  readonly tax_amount_before_discount: Minor;
}

/** A line after every step. */
export interface LineFigures extends TotalledLine {
  /** Taken from `base`, so net or gross as prices are. */
  readonly discount_amount: Minor;
  readonly tax_amount: Minor;
  readonly line_total_with_discount: Minor;
  readonly line_total_with_discount_incl_tax: Minor;
}

/** How the shipping fee is taxed: not, by a rate of its own, by the highest rate of the items, or by their value. */
export type ShippingTax = 'none' | 'highest' | 'proportional' | TaxRate;

/** The shipping fee before its tax is told apart. */
export interface ShippingFacts {
  /** Net or gross, as prices are. 0 when nothing ships, no method is chosen, or shipping is free. */
  readonly cost: Minor;
  readonly tax: ShippingTax;
}

interface ShippingFigures {
  readonly shipping_fee_excl_tax: Minor;
  readonly shipping_tax_amount: Minor;
  readonly shipping_fee_incl_tax: Minor;
}

/** All figures of a cart, in minor units of its currency. */
export interface CartFigures extends Omit<ItemTotals, 'lines' | 'tax' | 'currency'>, ShippingFigures {
  readonly lines: readonly LineFigures[];
  readonly discount_amount: Minor;
  /** Of the items alone. */
  readonly tax_amount: Minor;
  readonly sub_total_with_discount: Minor;
  readonly sub_total_with_discount_incl_tax: Minor;
  /** Of items and shipping. */
  readonly total_tax_amount: Minor;
  readonly grand_total: Minor;
}
