import type { CartFigures, LineFigures } from './contract.ts';

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
] as const satisfies readonly (keyof CartFigures)[];

/** Those of one of their lines. */
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
] as const satisfies readonly (keyof LineFigures)[];
