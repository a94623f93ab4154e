import type { Coupon } from './coupon.ts';

const TYPES = ['text/html'];

/** The path of its admin form, reserved for the admin pages. */
export const editPath = ({ uuid }: Pick<Coupon, 'uuid'>): string => `/admin/coupon/edit/${uuid}`;

/** A coupon as REST answers it. */
export const couponAnswer = (coupon: Coupon) => ({
  ...coupon,
  discount_amount: Number(coupon.discount_amount),
});

/** The same with where an administrator goes on. */
export const linkedCoupon = (coupon: Coupon) => ({
  ...couponAnswer(coupon),
  links: [
    { rel: 'couponGrid', href: '/admin/coupons', action: 'GET', types: TYPES },
    { rel: 'edit', href: editPath(coupon), action: 'GET', types: TYPES },
  ],
});
