import { z } from 'zod';
import { link } from '../../platform/http/answer/links.ts';
import type { Link } from '../../platform/http/answer/links.ts';
import { couponRow } from './coupon.ts';
import type { Coupon } from './coupon.ts';

/** Returns the path of the coupon form in the admin, reserved for the admin pages. */
export const editPath = ({ uuid }: Pick<Coupon, 'uuid'>): string => `/admin/coupon/edit/${uuid}`;

/** A coupon in a REST response. */
export const couponAnswer = couponRow.extend({
  discount_amount: z.number().describe(couponRow.shape.discount_amount.description ?? ''),
  amounts: z.record(z.string(), z.number()).describe(couponRow.shape.amounts.description ?? ''),
});

export const toCouponAnswer = (coupon: Coupon): z.output<typeof couponAnswer> => ({
  ...coupon,
  discount_amount: Number(coupon.discount_amount),
  amounts: Object.fromEntries(Object.entries(coupon.amounts).map(([code, amount]) => [code, Number(amount)])),
});

export const couponLinks = (coupon: Coupon): Link[] => [
  link('couponGrid', '/admin/coupons'),
  link('edit', editPath(coupon)),
];
