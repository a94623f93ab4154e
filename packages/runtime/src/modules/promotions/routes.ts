import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { countCoupons, deleteCouponRow, findCoupon, listCoupons } from './coupon.repo.ts';
import { couponAnswer, couponLinks, toCouponAnswer } from './couponAnswer.ts';
import { couponBody, newCouponBody } from './couponBody.ts';
import { couponListing } from './couponListing.ts';
import { couponNotFound } from './errors.ts';
import { createCoupon, updateCoupon } from './writeCoupon.ts';

export const couponRoutes = entityRoutes({
  path: '/api/coupons',
  table: 'coupon',
  ref: refOr(couponNotFound),
  notFound: couponNotFound,
  answer: couponAnswer,
  toAnswer: toCouponAnswer,
  links: couponLinks,
  list: {
    id: 'listCoupons',
    listing: couponListing,
    rows: ({ db }, slice) => listCoupons(db, slice),
    total: ({ db }, listing) => countCoupons(db, listing),
  },
  get: { id: 'getCoupon', run: ({ db }, ref) => findCoupon(db, ref) },
  create: {
    id: 'createCoupon',
    body: newCouponBody,
    run: ({ app, db }, body) => createCoupon(app, db, body),
  },
  update: {
    id: 'updateCoupon',
    body: couponBody,
    run: ({ app, db }, ref, body) => updateCoupon(app, db, ref, body),
  },
  // Carts that hold its code lose it at their next recompute.
  delete: { id: 'deleteCoupon', run: ({ db }, ref) => deleteCouponRow(db, ref) },
});
