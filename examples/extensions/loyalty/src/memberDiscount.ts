import { defineProcessor, mulDiv } from '@shop/runtime/extension';
import { pointsOfCustomer } from './account.ts';

/**
 * Takes a percentage off the lines of customers who have enough points, from what a coupon leaves. It runs once for a cart, and sends
 * no statement for guests, one while the merchant gives no discount, else two.
 */
export const memberDiscount = defineProcessor({
  key: 'cartDiscounts',
  async process(discounts, { customerId, lines }, app) {
    if (customerId === null || lines.length === 0) return discounts;
    const { loyaltyDiscountPercent: percent, loyaltyDiscountFrom: from } = await app.settings([
      'loyaltyDiscountPercent',
      'loyaltyDiscountFrom',
    ]);
    if (percent === 0 || (await pointsOfCustomer(app.db, customerId)) < from) return discounts;
    return lines.map(({ total }, index) => {
      const given = discounts[index] ?? 0;
      return given + mulDiv(total - given, percent, 100);
    });
  },
});
