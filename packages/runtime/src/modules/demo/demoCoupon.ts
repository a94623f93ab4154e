import type { NewCouponBody } from '../promotions/index.ts';

/** The demo store's coupon for first orders. */
export const demoCoupon: NewCouponBody = {
  coupon: 'WELCOME10',
  status: 1,
  description: '10% off the whole order',
  discount_type: 'percentage_discount_to_entire_order',
  discount_amount: '10',
};
