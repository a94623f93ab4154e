import type { Minor } from '../../platform/money.ts';
import { addAll, ratio, times } from '../../platform/ratio.ts';
import { higher, NO_TAX } from '../tax/index.ts';
import type { TaxRate } from '../tax/index.ts';
import type { CartFigures, ItemTotals, LineFigures, ShippingFacts } from './contract.ts';
import { addUp, maxAmount } from './limits.ts';
import { taxLines, taxOf } from './taxes.ts';
import { netAndGross } from './totalItems.ts';

/**
 * The figures of a cart, of its items before discount, what each line is let off, and its shipping fee. Steps in order:
 * tax of the discounted lines, their sums, the fee and its tax, totals. Pure: equal facts give equal figures.
 * Throws `CART_TOO_LARGE` (400) for what the columns cannot hold.
 */
export function computeFigures(
  items: ItemTotals,
  discounts: readonly Minor[],
  shipping: ShippingFacts,
): CartFigures {
  const { currency, tax: _tax, lines: _lines, ...totals } = items;
  const max = maxAmount(currency);
  const lines = discountAndTax(items, discounts);
  const total = (column: keyof LineFigures & SummedColumn) =>
    addUp(
      max,
      lines.map((line) => line[column]),
    );
  const tax_amount = total('tax_amount');
  const fee = chargeShipping(items, shipping);
  const sub_total_with_discount_incl_tax = total('line_total_with_discount_incl_tax');
  return {
    ...totals,
    lines,
    discount_amount: total('discount_amount'),
    tax_amount,
    sub_total_with_discount: total('line_total_with_discount'),
    sub_total_with_discount_incl_tax,
    ...fee,
    total_tax_amount: addUp(max, [tax_amount, fee.shipping_tax_amount]),
    grand_total: addUp(max, [sub_total_with_discount_incl_tax, fee.shipping_fee_incl_tax]),
  };
}

type SummedColumn =
  'discount_amount' | 'tax_amount' | 'line_total_with_discount' | 'line_total_with_discount_incl_tax';

function discountAndTax({ lines, tax }: ItemTotals, discounts: readonly Minor[]): readonly LineFigures[] {
  const left = lines.map(({ base, qty, taxRate }, index) => ({
    amount: base - (discounts[index] as Minor),
    qty,
    taxRate,
  }));
  const taxes = taxLines(left, tax);
  return lines.map((line, index) => {
    const tax_amount = taxes[index] as Minor;
    const [net, gross] = netAndGross((left[index] as { amount: Minor }).amount, tax_amount, tax);
    return {
      ...line,
      discount_amount: discounts[index] as Minor,
      tax_amount,
      line_total_with_discount: net,
      line_total_with_discount_incl_tax: gross,
    };
  });
}

function chargeShipping({ lines, tax }: ItemTotals, shipping: ShippingFacts) {
  const shipping_tax_amount = taxOf(shipping.cost, shippingRate(lines, shipping.tax), tax);
  const [shipping_fee_excl_tax, shipping_fee_incl_tax] = netAndGross(shipping.cost, shipping_tax_amount, tax);
  return { shipping_fee_excl_tax, shipping_tax_amount, shipping_fee_incl_tax };
}

function shippingRate(lines: ItemTotals['lines'], tax: ShippingFacts['tax']): TaxRate {
  if (tax === 'none') return NO_TAX;
  if (tax === 'highest') return lines.map(({ taxRate }) => taxRate).reduce(higher, NO_TAX);
  if (tax === 'proportional') return weightedRate(lines);
  return tax;
}

/** The rates of the items, each by its share of their value net of tax and before discount. */
function weightedRate(lines: ItemTotals['lines']): TaxRate {
  const value = lines.reduce((whole, { line_total }) => whole + line_total, 0);
  if (value === 0) return NO_TAX;
  return addAll(lines.map(({ taxRate, line_total }) => times(taxRate, ratio(line_total, value))));
}
