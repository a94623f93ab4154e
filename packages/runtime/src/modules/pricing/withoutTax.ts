import { mulDiv } from '../../platform/money.ts';
import { NO_TAX } from '../tax/index.ts';
import type { CartTotals, LineTotals, PricedLine } from './contract.ts';

/**
 * Returns the totals of a buyer who pays no tax: each unit costs its net price, a discount takes the same share of the line as it would with
 * tax, and the shipping fee is the net one. Where prices include tax, it is taken out of the unit and of the fee, so that a line is its
 * units times their price. Pure.
 */
export function withoutTax<L extends PricedLine>(totals: CartTotals<L>): CartTotals<L> {
  const lines = totals.lines.map(untaxed);
  const total = (column: 'line_total' | 'discount_amount' | 'line_total_with_discount') =>
    lines.reduce((sum, line) => sum + line[column], 0);
  const sub_total = total('line_total');
  const sub_total_with_discount = total('line_total_with_discount');
  const { shipping_fee_excl_tax } = totals;
  return {
    ...totals,
    lines,
    sub_total,
    sub_total_incl_tax: sub_total,
    tax_amount_before_discount: 0,
    discount_amount: total('discount_amount'),
    tax_amount: 0,
    sub_total_with_discount,
    sub_total_with_discount_incl_tax: sub_total_with_discount,
    shipping_tax_amount: 0,
    shipping_fee_incl_tax: shipping_fee_excl_tax,
    total_tax_amount: 0,
    grand_total: sub_total_with_discount + shipping_fee_excl_tax,
  };
}

function untaxed<L extends PricedLine & LineTotals>(line: L): L {
  const { product_price, final_price, qty, base } = line;
  const line_total = final_price * qty;
  const discount_amount = base === 0 ? 0 : mulDiv(line_total, line.discount_amount, base);
  const left = line_total - discount_amount;
  return {
    ...line,
    taxRate: NO_TAX,
    product_price_incl_tax: product_price,
    final_price_incl_tax: final_price,
    line_total,
    line_total_incl_tax: line_total,
    tax_amount_before_discount: 0,
    discount_amount,
    tax_amount: 0,
    line_total_with_discount: left,
    line_total_with_discount_incl_tax: left,
  };
}
