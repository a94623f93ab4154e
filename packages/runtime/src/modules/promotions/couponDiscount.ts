import { scaled, toMinor } from '../../platform/money.ts';
import type { Discount } from '../pricing/index.ts';
import type { Coupon, Gift } from './coupon.ts';
import { FULL_PERCENT, giftUnits } from './giftUnits.ts';
import { matcherOf } from './ruleMatch.ts';
import type { RuledLine } from './ruleMatch.ts';
import { figureText, numberOf } from './storedValue.ts';

/** Digits after the point of a percentage, as `Discount` has them. */
const PERCENT_DIGITS = 4;

const percentOf = (text: string) => scaled(text, PERCENT_DIGITS);

/**
 * What a coupon takes off a cart of these lines, in their order. Pure; whether the coupon holds is not asked here.
 * A discount of products that none of the lines is takes nothing.
 */
export function couponDiscount(coupon: Coupon, lines: readonly RuledLine[], currency: string): Discount {
  const { discount_type: type, discount_amount } = coupon;
  switch (type) {
    case 'fixed_discount_to_entire_order':
      return { type, amount: toMinor(discount_amount, currency) };
    case 'percentage_discount_to_entire_order':
      return { type, percent: percentOf(discount_amount) };
    case 'fixed_discount_to_specific_products':
      return { type, amount: toMinor(discount_amount, currency), units: unitsOf(coupon, lines, currency) };
    case 'percentage_discount_to_specific_products':
      return { type, percent: percentOf(discount_amount), units: unitsOf(coupon, lines, currency) };
    case 'buy_x_get_y':
      return { type, gifts: giftsOf(coupon.buyx_gety ?? [], lines) };
  }
}

/** How many units of each line get the discount: all of a matching one, at most `maxQty`. */
function unitsOf({ target_products }: Coupon, lines: readonly RuledLine[], currency: string): number[] {
  const matches = matcherOf(target_products?.products ?? [], currency);
  const most = numberOf(target_products?.maxQty);
  return lines.map((line) => {
    if (!matches(line)) return 0;
    return most === null ? line.qty : Math.min(line.qty, most);
  });
}

const giftsOf = (rows: readonly Gift[], lines: readonly RuledLine[]) =>
  lines.map(({ sku, qty }) =>
    rows
      .filter((row) => row.sku === sku)
      .map((row) => ({
        units: giftUnits(qty, {
          buyQty: Number(row.buy_qty),
          getQty: Number(row.get_qty),
          maxY: numberOf(row.max_y),
        }),
        percent: percentOf(figureText(row.discount) ?? String(FULL_PERCENT)),
      })),
  );
