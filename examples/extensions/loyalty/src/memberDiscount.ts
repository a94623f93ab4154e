import { defineProcessor, mulDiv } from '@shop/runtime/extension';
import { pointsOfCustomer } from './account.ts';

/**
 * Deducts a percentage from the cart lines of customers with enough points, after any coupon. Runs once per cart. Takes no statement for
 * guests, one statement if the discount is 0, and two statements otherwise.
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
