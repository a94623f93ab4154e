import { textKey } from '../../platform/text/keyText.ts';
import { scaled } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { amountIn } from '../currencies/index.ts';
import type { CurrencyTerms } from '../currencies/index.ts';
import type { Discount, Gift } from '../pricing/index.ts';
import type { Coupon, Gift as GiftRule } from './coupon.ts';
import { matcherOf } from './ruleMatch.ts';
import type { RuledLine } from './ruleMatch.ts';
import { numericText, numberOf } from './storedValue.ts';

/** The number of decimal places of a percentage, as in `Discount`. */
const PERCENT_DIGITS = 4;

const percentOf = (text: string) => scaled(text, PERCENT_DIGITS);

/** The discount on a gift unit in percent if the rule specifies no discount. The unit is free. */
export const FULL_PERCENT = 100;

/**
 * Returns the amount of a fixed discount in a currency, in minor units: its own, else the converted one. Null if there is neither, and for
 * other types of discounts. Pure.
 */
export const fixedAmount = (
  { discount_type, discount_amount, amounts }: Pick<Coupon, 'discount_type' | 'discount_amount' | 'amounts'>,
  terms: CurrencyTerms,
): Minor | null => (discount_type.startsWith('fixed_') ? amountIn(terms, discount_amount, amounts) : null);

/**
 * Computes the discount of a coupon on a cart with these lines. Does not check whether the coupon applies. A discount on
 * products that are not in the cart deducts nothing. Pure.
 */
export function couponDiscount(coupon: Coupon, lines: readonly RuledLine[], terms: CurrencyTerms): Discount {
  const { discount_type: type, discount_amount } = coupon;
  switch (type) {
    case 'fixed_discount_to_entire_order':
      return { type, amount: fixedAmount(coupon, terms) ?? 0 };
    case 'percentage_discount_to_entire_order':
      return { type, percent: percentOf(discount_amount) };
    case 'fixed_discount_to_specific_products':
      return { type, amount: fixedAmount(coupon, terms) ?? 0, units: unitsOf(coupon, lines, terms) };
    case 'percentage_discount_to_specific_products':
      return { type, percent: percentOf(discount_amount), units: unitsOf(coupon, lines, terms) };
    case 'buy_x_get_y':
      return { type, gifts: giftsOf(coupon.buyx_gety ?? [], lines) };
  }
}

/** Counts the discounted units of each product: all units of its matching lines, at most `maxQty`. */
function unitsOf(
  { target_products }: Coupon,
  lines: readonly RuledLine[],
  terms: CurrencyTerms,
): ReadonlyMap<number, number> {
  const matches = matcherOf(target_products?.products ?? [], terms);
  const most = numberOf(target_products?.maxQty);
  const units = productUnits(lines.filter(matches));
  return most === null ? units : new Map([...units].map(([product, qty]) => [product, Math.min(qty, most)]));
}

/** Sums the units of each product over its lines. */
function productUnits(lines: readonly RuledLine[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { product_id, qty } of lines) units.set(product_id, (units.get(product_id) ?? 0) + qty);
  return units;
}

const giftsOf = (
  rules: readonly GiftRule[],
  lines: readonly RuledLine[],
): ReadonlyMap<number, readonly Gift[]> => {
  const units = productUnits(lines);
  return new Map(
    lines.map(({ product_id, sku, qty }) => [
      product_id,
      rules
        .filter((rule) => textKey(rule.sku) === textKey(sku))
        .map((rule) => giftOf(rule, units.get(product_id) ?? qty)),
    ]),
  );
};

const giftOf = ({ buy_qty, get_qty, max_y, discount }: GiftRule, qty: number): Gift => ({
  units: giftUnits(qty, { buyQty: Number(buy_qty), getQty: Number(get_qty), maxY: numberOf(max_y) }),
  percent: percentOf(numericText(discount) ?? String(FULL_PERCENT)),
});

/**
 * The number of units to buy, the number of gift units, and the maximum number of gift units per line (null for no limit).
 * All are integers.
 */
export interface GiftTerms {
  readonly buyQty: number;
  readonly getQty: number;
  readonly maxY: number | null;
}

/**
 * Counts the gift units of a line. Each full group of bought and gift units contributes its gift units. In the remaining
 * partial group, the units beyond the bought units are also gifts. Example: with "buy 1 get 1", 2 of 4 units are gifts.
 * The result never exceeds the quantity of the line.
 */
export function giftUnits(qty: number, { buyQty, getQty, maxY }: GiftTerms): number {
  const group = buyQty + getQty;
  const groups = Math.floor(qty / group);
  const rest = qty - groups * group;
  const given = groups * getQty + Math.max(0, rest - buyQty);
  return maxY === null ? given : Math.min(given, maxY);
}
