import type { Discount, Gift } from '../../pricing/index.ts';
import { moneyText } from './cartStep.ts';

/** Describes a coupon discount in plain language, for the whole cart or for one product's line. */
export function couponText(discount: Discount, currency: string, productId?: number): string {
  switch (discount.type) {
    case 'fixed_discount_to_entire_order':
      return `${share(productId)}${moneyText(discount.amount, currency)} off the whole order`;
    case 'percentage_discount_to_entire_order':
      return `${share(productId)}${percent(discount.percent)} off the whole order`;
    case 'fixed_discount_to_specific_products':
      return `${moneyText(discount.amount, currency)} off each of ${units(discount.units, productId)}`;
    case 'percentage_discount_to_specific_products':
      return `${percent(discount.percent)} off ${units(discount.units, productId)}`;
    case 'buy_x_get_y':
      return giftText(discount.gifts, productId);
  }
}

const share = (productId: number | undefined) => (productId === undefined ? '' : 'its share, by value, of ');

const percent = (tenThousandths: number) => `${tenThousandths / 10_000} %`;

const countText = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

const units = (byProduct: ReadonlyMap<number, number>, productId: number | undefined) =>
  countText(
    productId === undefined
      ? [...byProduct.values()].reduce((all, one) => all + one, 0)
      : (byProduct.get(productId) ?? 0),
  );

function giftText(byProduct: ReadonlyMap<number, readonly Gift[]>, productId: number | undefined): string {
  const all = productId === undefined ? [...byProduct.values()].flat() : (byProduct.get(productId) ?? []);
  const gifts = all.filter((gift) => gift.units > 0);
  if (gifts.length === 0) return 'nothing is given yet';
  return gifts.map((gift) => `${percent(gift.percent)} off ${countText(gift.units)}`).join(' and ');
}
