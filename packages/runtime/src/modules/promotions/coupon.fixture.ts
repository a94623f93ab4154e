import type { Coupon } from './coupon.ts';

/** A coupon of 10.00 off the order, without conditions and limits. */
export const tenOff: Coupon = {
  coupon_id: 1,
  uuid: '0b8f3a52-6f4a-4a57-9d5c-1c1f1a2b3c4d',
  coupon: 'TEN',
  status: 1,
  description: '',
  discount_type: 'fixed_discount_to_entire_order',
  discount_amount: '10.0000',
  amounts: {},
  free_shipping: 0,
  target_products: null,
  condition: null,
  user_condition: null,
  buyx_gety: null,
  max_uses_time_per_coupon: null,
  max_uses_time_per_customer: null,
  used_time: 0,
  start_date: null,
  end_date: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
