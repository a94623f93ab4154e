import type { Minor } from '../../platform/money.ts';
import { addAll, ratio, times } from '../../platform/ratio.ts';
import { higher, NO_TAX } from '../tax/index.ts';
import type { TaxMode, TaxRate } from '../tax/index.ts';
import type {
  CartTotals,
  ItemTotals,
  LineDiscount,
  LineSubtotals,
  LineTotals,
  PricedLine,
  ShippingCharge,
} from './contract.ts';
import { addUp, maxAmount, netAndGross, taxLines, taxOf } from './totalItems.ts';

/**
 * Computes the cart totals from the discounted items and the shipping fee. Computes the tax on the discounted lines, the
 * line sums, the fee and its tax, and then the totals. Pure: equal inputs return equal totals. Throws `CART_TOO_LARGE`
 * (400) for amounts that do not fit the columns.
 */
export function computeTotals<L extends PricedLine & LineDiscount>(
  items: ItemTotals<L>,
  shipping: ShippingCharge,
): CartTotals<L> {
  const { currency, tax, lines: discounted, ...totals } = items;
  const max = maxAmount(currency);
  const lines = taxDiscounted(discounted, tax);
  const total = (column: SummedColumn) =>
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
  | 'discount_amount'
  | 'tax_amount'
  | 'line_total_with_discount'
  | 'line_total_with_discount_incl_tax';

function taxDiscounted<L extends PricedLine & LineSubtotals & LineDiscount>(
  lines: readonly L[],
  tax: TaxMode,
): readonly (L & LineTotals)[] {
  const left = lines.map((line) => ({
    line,
    amount: line.base - line.discount_amount,
    qty: line.qty,
    taxRate: line.taxRate,
  }));
  return taxLines(left, tax).map(([{ line, amount }, tax_amount]) => {
    const [net, gross] = netAndGross(amount, tax_amount, tax);
    return {
      ...line,
      tax_amount,
      line_total_with_discount: net,
      line_total_with_discount_incl_tax: gross,
    };
  });
}

function chargeShipping({ lines, tax }: ItemTotals, { cost, tax: shippingTax }: ShippingCharge) {
  const shipping_tax_amount: Minor = taxOf(cost, shippingRate(lines, shippingTax), tax);
  const [shipping_fee_excl_tax, shipping_fee_incl_tax] = netAndGross(cost, shipping_tax_amount, tax);
  return { shipping_fee_excl_tax, shipping_tax_amount, shipping_fee_incl_tax };
}

function shippingRate(lines: ItemTotals['lines'], tax: ShippingCharge['tax']): TaxRate {
  if (tax === 'none') return NO_TAX;
  if (tax === 'highest') return lines.map(({ taxRate }) => taxRate).reduce(higher, NO_TAX);
  if (tax === 'proportional') return weightedRate(lines);
  return tax;
}

/** Averages the item tax rates, weighted by each line's share of the value net of tax and before discount. */
function weightedRate(lines: ItemTotals['lines']): TaxRate {
  const value = lines.reduce((whole, { line_total }) => whole + line_total, 0);
  if (value === 0) return NO_TAX;
  return addAll(lines.map(({ taxRate, line_total }) => times(taxRate, ratio(line_total, value))));
}
