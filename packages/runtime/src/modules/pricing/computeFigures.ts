import { digitsOf } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { cartTooLarge } from './errors.ts';

/** A line as it stands before any step. */
export interface LineFacts {
  /** What the catalogue asks for one unit. */
  readonly product_price: Minor;
  /** What one unit costs this shopper: the catalogue price after the processors of `cartItemUnitPrice`. */
  readonly final_price: Minor;
  /** A whole number, 1 or more. */
  readonly qty: number;
  /** Of one unit, in ten-thousandths of the store's weight unit. */
  readonly weight: number;
}

/** Everything that the figures of a cart follow from, loaded once. */
export interface PriceFacts {
  readonly currency: string;
  readonly lines: readonly LineFacts[];
  /** Of the chosen shipping method, net of tax. Null: none is chosen, or nothing ships. */
  readonly shippingCost: Minor | null;
}

interface TotalledLine extends LineFacts {
  readonly line_total: Minor;
}

interface DiscountedLine extends TotalledLine {
  readonly discount_amount: Minor;
}

/** A line after every step. Amounts are minor units; names are those of the columns. */
export interface LineFigures extends DiscountedLine {
  readonly product_price_incl_tax: Minor;
  readonly final_price_incl_tax: Minor;
  readonly line_total_incl_tax: Minor;
  readonly tax_percent: number;
  readonly tax_amount_before_discount: Minor;
  readonly tax_amount: Minor;
  readonly line_total_with_discount: Minor;
  readonly line_total_with_discount_incl_tax: Minor;
}

/** What the lines alone say: enough to ask for shipping. */
interface ItemFigures {
  readonly lines: readonly LineFigures[];
  readonly total_qty: number;
  /** In ten-thousandths of the store's weight unit. */
  readonly total_weight: number;
  /** Net of tax, before discount. */
  readonly sub_total: Minor;
  readonly sub_total_incl_tax: Minor;
  readonly discount_amount: Minor;
  readonly tax_amount_before_discount: Minor;
  readonly tax_amount: Minor;
  readonly sub_total_with_discount: Minor;
  readonly sub_total_with_discount_incl_tax: Minor;
}

interface ShippingFigures {
  readonly shipping_fee_excl_tax: Minor;
  readonly shipping_tax_amount: Minor;
  readonly shipping_fee_incl_tax: Minor;
}

export interface CartFigures extends ItemFigures, ShippingFigures {
  readonly total_tax_amount: Minor;
  readonly grand_total: Minor;
}

/**
 * The figures of a cart. Steps in order: line total, discount, tax, sums, shipping fee, totals; the unit prices come
 * with the facts. Pure: equal facts give equal figures.
 * Throws `CART_TOO_LARGE` (400) for what the columns cannot hold.
 */
export function computeFigures(facts: PriceFacts): CartFigures {
  const items = computeItemFigures(facts);
  const shipping = chargeShipping(facts.shippingCost);
  return { ...items, ...shipping, ...addTotals(items, shipping, limitsOf(facts.currency)) };
}

/** The part of the figures that does not depend on shipping. */
function computeItemFigures(facts: Pick<PriceFacts, 'currency' | 'lines'>): ItemFigures {
  const limits = limitsOf(facts.currency);
  const totalled = facts.lines.map((line) => totalLine(line, limits));
  const lines = taxLines(discountLines(totalled));
  return addItems(lines, limits);
}

/** Step: what the units of a line cost together. */
const totalLine = (line: LineFacts, limits: Limits): TotalledLine => ({
  ...line,
  line_total: within(limits.amount, line.final_price * line.qty),
});

/** Step: what each line is let off. It sees all lines at once, because a discount is split over them. None yet. */
const discountLines = (lines: readonly TotalledLine[]): readonly DiscountedLine[] =>
  lines.map((line) => ({ ...line, discount_amount: 0 }));

/** Step: the tax of each line. It sees all lines at once, because tax may be rounded over the whole. None yet. */
const taxLines = (lines: readonly DiscountedLine[]): readonly LineFigures[] =>
  lines.map((line) => {
    const tax_amount = 0;
    const line_total_with_discount = line.line_total - line.discount_amount;
    return {
      ...line,
      product_price_incl_tax: line.product_price,
      final_price_incl_tax: line.final_price,
      line_total_incl_tax: line.line_total,
      tax_percent: 0,
      tax_amount_before_discount: 0,
      tax_amount,
      line_total_with_discount,
      line_total_with_discount_incl_tax: line_total_with_discount + tax_amount,
    };
  });

/** Step: the sums over the lines. */
function addItems(lines: readonly LineFigures[], limits: Limits): ItemFigures {
  const total = (column: keyof LineFigures) =>
    addUp(
      limits.amount,
      lines.map((line) => line[column]),
    );
  return {
    lines,
    total_qty: addUp(
      MAX_QTY,
      lines.map((line) => line.qty),
    ),
    total_weight: addUp(
      MAX_WEIGHT,
      lines.map((line) => within(MAX_WEIGHT, line.weight * line.qty)),
    ),
    sub_total: total('line_total'),
    sub_total_incl_tax: total('line_total_incl_tax'),
    discount_amount: total('discount_amount'),
    tax_amount_before_discount: total('tax_amount_before_discount'),
    tax_amount: total('tax_amount'),
    sub_total_with_discount: total('line_total_with_discount'),
    sub_total_with_discount_incl_tax: total('line_total_with_discount_incl_tax'),
  };
}

/** Step: the fee of the chosen method and its tax. No tax yet. */
function chargeShipping(cost: Minor | null): ShippingFigures {
  const fee = cost ?? 0;
  return { shipping_fee_excl_tax: fee, shipping_tax_amount: 0, shipping_fee_incl_tax: fee };
}

/** Step: what is to pay. */
const addTotals = (items: ItemFigures, shipping: ShippingFigures, limits: Limits) => ({
  total_tax_amount: addUp(limits.amount, [items.tax_amount, shipping.shipping_tax_amount]),
  grand_total: addUp(limits.amount, [items.sub_total_with_discount_incl_tax, shipping.shipping_fee_incl_tax]),
});

interface Limits {
  /** The greatest amount that a NUMERIC(16, 4) column holds; far inside the safe integers. */
  readonly amount: Minor;
}

const limitsOf = (currency: string): Limits => ({ amount: 10 ** (12 + digitsOf(currency)) - 1 });

/** Of a NUMERIC(14, 4) column, in ten-thousandths. */
const MAX_WEIGHT = 10 ** 14 - 1;
/** Of an INT column. */
const MAX_QTY = 2 ** 31 - 1;

/** The limits are safe integers, so what passes was computed exactly. */
function within(limit: number, value: number): number {
  if (value > limit) throw cartTooLarge();
  return value;
}

const addUp = (limit: number, values: readonly number[]): number =>
  values.reduce((total, value) => within(limit, total + value), 0);
