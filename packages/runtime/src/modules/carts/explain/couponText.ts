import type { Discount } from '../../pricing/index.ts';
import { moneyText } from './cartStep.ts';

/** What a coupon's discount is, for people: for the whole cart, or for the line at `index`. */
export function couponText(discount: Discount, currency: string, index?: number): string {
  switch (discount.type) {
    case 'fixed_discount_to_entire_order':
      return `${share(index)}${moneyText(discount.amount, currency)} off the whole order`;
    case 'percentage_discount_to_entire_order':
      return `${share(index)}${percent(discount.percent)} off the whole order`;
    case 'fixed_discount_to_specific_products':
      return `${moneyText(discount.amount, currency)} off each of ${units(discount.units, index)}`;
    case 'percentage_discount_to_specific_products':
      return `${percent(discount.percent)} off ${units(discount.units, index)}`;
    case 'buy_x_get_y':
      return giftText(discount.gifts, index);
  }
}

const share = (index: number | undefined) => (index === undefined ? '' : 'its share, by value, of ');

const percent = (tenThousandths: number) => `${tenThousandths / 10_000} %`;

const countText = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

const units = (byLine: readonly number[], index: number | undefined) =>
  countText(index === undefined ? byLine.reduce((all, one) => all + one, 0) : (byLine[index] ?? 0));

function giftText(
  byLine: readonly (readonly { readonly units: number; readonly percent: number }[])[],
  index: number | undefined,
): string {
  const gifts = (index === undefined ? byLine.flat() : (byLine[index] ?? [])).filter(
    (gift) => gift.units > 0,
  );
  if (gifts.length === 0) return 'nothing is given yet';
  return gifts.map((gift) => `${percent(gift.percent)} off ${countText(gift.units)}`).join(' and ');
}
