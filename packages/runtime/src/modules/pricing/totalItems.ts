import type { Minor } from '../../platform/money.ts';
import { ratio, rounded, times } from '../../platform/ratio.ts';
import type { TaxMode } from '../tax/index.ts';
import type { ItemFacts, ItemTotals, LineFacts, TotalledLine } from './contract.ts';
import { addUp, MAX_PERCENT, MAX_QTY, MAX_WEIGHT, maxAmount, within } from './limits.ts';
import { taxLines, taxOf } from './taxes.ts';

/**
 * The items of a cart before discount: what units and lines cost with and without tax. Pure.
 * Throws `CART_TOO_LARGE` (400) for what the columns cannot hold.
 */
export function totalItems({ currency, tax, lines: facts }: ItemFacts): ItemTotals {
  const max = maxAmount(currency);
  const bases = facts.map(({ unit_price, qty }) => within(max, unit_price * qty));
  const taxes = taxLines(
    facts.map(({ qty, taxRate }, index) => ({ amount: bases[index] as Minor, qty, taxRate })),
    tax,
  );
  const lines = facts.map((line, index) =>
    totalLine(line, bases[index] as Minor, taxes[index] as Minor, tax, max),
  );
  const total = (column: 'line_total' | 'line_total_incl_tax' | 'tax_amount_before_discount') =>
    addUp(
      max,
      lines.map((line) => line[column]),
    );
  return {
    currency,
    tax,
    lines,
    total_qty: addUp(
      MAX_QTY,
      lines.map(({ qty }) => qty),
    ),
    total_weight: addUp(
      MAX_WEIGHT,
      lines.map(({ weight, qty }) => within(MAX_WEIGHT, weight * qty)),
    ),
    sub_total: total('line_total'),
    sub_total_incl_tax: total('line_total_incl_tax'),
    tax_amount_before_discount: total('tax_amount_before_discount'),
  };
}

function totalLine(line: LineFacts, base: Minor, taxAmount: Minor, tax: TaxMode, max: Minor): TotalledLine {
  const [line_total, line_total_incl_tax] = netAndGross(base, taxAmount, tax);
  const catalogue = unitPrices(line.catalogue_price, line, tax);
  const final = line.unit_price === line.catalogue_price ? catalogue : unitPrices(line.unit_price, line, tax);
  const [product_price, product_price_incl_tax] = catalogue;
  const [final_price, final_price_incl_tax] = final;
  within(max, Math.max(product_price_incl_tax, final_price_incl_tax));
  within(MAX_PERCENT, rounded(times(line.taxRate, PERCENT_UNITS), 'round'));
  return {
    ...line,
    base,
    product_price,
    product_price_incl_tax,
    final_price,
    final_price_incl_tax,
    line_total,
    line_total_incl_tax: within(max, line_total_incl_tax),
    tax_amount_before_discount: within(max, taxAmount),
  };
}

/** Ten-thousandths of a percent in one. */
const PERCENT_UNITS = ratio(100 * 10_000);

const unitPrices = (price: Minor, { taxRate }: LineFacts, tax: TaxMode) =>
  netAndGross(price, taxOf(price, taxRate, tax), tax);

/** An amount that is net or gross as the tax mode says, both ways. */
export const netAndGross = (
  amount: Minor,
  taxAmount: Minor,
  { priceIncludingTax }: TaxMode,
): readonly [net: Minor, gross: Minor] =>
  priceIncludingTax ? [amount - taxAmount, amount] : [amount, amount + taxAmount];
