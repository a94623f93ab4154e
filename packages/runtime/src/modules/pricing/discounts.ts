import { mulDiv, sum } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { apportion, ratio } from '../../platform/ratio.ts';
import type { CartLine, CouponDiscount, LineSubtotals, PricedLine } from './contract.ts';

/** A percentage in ten-thousandths: 125000 is 12.5 percent. */
export type Percent = number;
const WHOLE: Percent = 100 * 10_000;

/** A number of units of one line that are discounted by a percentage. */
export interface Gift {
  readonly units: number;
  readonly percent: Percent;
}

/**
 * The discount of a coupon on a cart. Maps are keyed by product id; a product without an entry gets no discount. Where a product has several
 * lines, its units are handed out to them in their order.
 */
export type Discount =
  | { readonly type: 'fixed_discount_to_entire_order'; readonly amount: Minor }
  | { readonly type: 'percentage_discount_to_entire_order'; readonly percent: Percent }
  | {
      readonly type: 'fixed_discount_to_specific_products';
      /** The discount per unit. */
      readonly amount: Minor;
      /** The number of discounted units of each product. */
      readonly units: ReadonlyMap<number, number>;
    }
  | {
      readonly type: 'percentage_discount_to_specific_products';
      readonly percent: Percent;
      readonly units: ReadonlyMap<number, number>;
    }
  | {
      readonly type: 'buy_x_get_y';
      readonly gifts: ReadonlyMap<number, readonly Gift[]>;
    };

/** A line with a known base amount. */
type DiscountableLine = Pick<CartLine, 'product_id'> &
  Pick<PricedLine, 'qty' | 'unit_price'> &
  Pick<LineSubtotals, 'base'>;

/**
 * Adds the coupon discount to each line. The discount is net or gross according to the tax mode, and never exceeds the
 * line price. An order-level discount is split in proportion to the lines, so that the line discounts add up to it. Null
 * means no discount.
 */
export function discountLines<L extends DiscountableLine>(
  lines: readonly L[],
  discount: Discount | null,
): readonly (L & CouponDiscount)[] {
  const each = (discountOf: (line: L) => Minor) =>
    lines.map((line) => ({ ...line, coupon_discount: discountOf(line) }));
  const capped = (discountOf: (line: L, units: number) => Minor, units: ReadonlyMap<number, number>) => {
    const takeUnits = handOut(units);
    return each((line) => Math.min(line.base, discountOf(line, takeUnits(line))));
  };
  if (!discount) return each(() => 0);
  switch (discount.type) {
    case 'fixed_discount_to_entire_order':
      return split(lines, discount.amount);
    case 'percentage_discount_to_entire_order':
      return split(lines, mulDiv(sum(lines.map(({ base }) => base)), discount.percent, WHOLE));
    case 'fixed_discount_to_specific_products':
      return capped((line, units) => Math.min(discount.amount, line.unit_price) * units, discount.units);
    case 'percentage_discount_to_specific_products':
      return capped((line, units) => percentOf(line, units, discount.percent), discount.units);
    case 'buy_x_get_y':
      return each(givenOf(discount.gifts));
  }
}

/** Creates a function that returns the discounted units of each line in turn: what earlier lines of its product left. */
function handOut(
  units: ReadonlyMap<number, number>,
): (line: Pick<DiscountableLine, 'product_id' | 'qty'>) => number {
  const left = new Map(units);
  return ({ product_id, qty }) => {
    const rest = left.get(product_id) ?? 0;
    const taken = Math.min(rest, qty);
    left.set(product_id, rest - taken);
    return taken;
  };
}

/** Creates a function that returns the discount of each line in turn from the gifts of its product. */
function givenOf(gifts: ReadonlyMap<number, readonly Gift[]>): (line: DiscountableLine) => Minor {
  const turns = new Map(
    [...gifts].map(([product, given]) => [
      product,
      given.map(({ units, percent }) => ({ takeUnits: handOut(new Map([[product, units]])), percent })),
    ]),
  );
  return (line) => {
    const given = turns.get(line.product_id) ?? [];
    return Math.min(
      line.base,
      sum(given.map(({ takeUnits, percent }) => percentOf(line, takeUnits(line), percent))),
    );
  };
}

/** Computes a percentage of the price of some units of a line. The result is rounded once. */
const percentOf = ({ unit_price }: DiscountableLine, units: number, percent: Percent): Minor =>
  mulDiv(unit_price * units, percent, WHOLE);

function split<L extends DiscountableLine>(
  lines: readonly L[],
  amount: Minor,
): readonly (L & CouponDiscount)[] {
  const whole = sum(lines.map(({ base }) => base));
  if (whole === 0) return lines.map((line) => ({ ...line, coupon_discount: 0 }));
  const off = Math.min(amount, whole);
  return apportion(off, lines, ({ base }) => ratio(BigInt(off) * BigInt(base), whole)).map(
    ([line, coupon_discount]) => ({ ...line, coupon_discount }),
  );
}
