import { mulDiv, sum } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { apportion, ratio } from '../../platform/ratio.ts';
import type { ItemTotals, TotalledLine } from './contract.ts';

/** A percentage in ten-thousandths: 125000 is 12.5 percent. */
export type Percent = number;
const WHOLE: Percent = 100 * 10_000;

/** What a coupon takes off. Lists run along the lines of the cart. */
export type Discount =
  | { readonly type: 'fixed_discount_to_entire_order'; readonly amount: Minor }
  | { readonly type: 'percentage_discount_to_entire_order'; readonly percent: Percent }
  | {
      readonly type: 'fixed_discount_to_specific_products';
      /** Off one unit. */
      readonly amount: Minor;
      /** How many units of each line get it. */
      readonly units: readonly number[];
    }
  | {
      readonly type: 'percentage_discount_to_specific_products';
      readonly percent: Percent;
      readonly units: readonly number[];
    }
  | {
      readonly type: 'buy_x_get_y';
      /** What is given of each line. */
      readonly gifts: readonly (readonly { readonly units: number; readonly percent: Percent }[])[];
    };

/**
 * What each line is let off: net or gross, as prices are, and never more than the line costs. A discount of the whole
 * order is split in proportion to the lines, so that the parts sum to it.
 */
export function discountLines({ lines }: Pick<ItemTotals, 'lines'>, discount: Discount): readonly Minor[] {
  switch (discount.type) {
    case 'fixed_discount_to_entire_order':
      return split(lines, discount.amount);
    case 'percentage_discount_to_entire_order':
      return split(lines, mulDiv(sum(lines.map(({ base }) => base)), discount.percent, WHOLE));
    case 'fixed_discount_to_specific_products':
      return lines.map(
        ({ unit_price, qty }, index) =>
          Math.min(discount.amount, unit_price) * Math.min(discount.units[index] ?? 0, qty),
      );
    case 'percentage_discount_to_specific_products':
      return lines.map((line, index) => percentOf(line, discount.units[index] ?? 0, discount.percent));
    case 'buy_x_get_y':
      return lines.map((line, index) => {
        const gifts = discount.gifts[index] ?? [];
        return Math.min(line.base, sum(gifts.map(({ units, percent }) => percentOf(line, units, percent))));
      });
  }
}

/** Rounded once for the line, over the units that get it. */
const percentOf = ({ unit_price, qty }: TotalledLine, units: number, percent: Percent): Minor =>
  mulDiv(unit_price * Math.min(units, qty), percent, WHOLE);

function split(lines: readonly TotalledLine[], amount: Minor): readonly Minor[] {
  const whole = sum(lines.map(({ base }) => base));
  if (whole === 0) return lines.map(() => 0);
  const off = Math.min(amount, whole);
  return apportion(
    off,
    lines.map(({ base }) => ratio(BigInt(off) * BigInt(base), whole)),
  );
}
