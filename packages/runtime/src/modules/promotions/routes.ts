import type { IdRef } from '../../platform/db/ids.ts';
import { bulkRoute } from '../../platform/entity/bulkRoute.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import type { Call } from '../../platform/http/route.ts';
import { countCoupons, deleteCouponRow, findCoupon, listCoupons } from './coupon.repo.ts';
import { couponAnswer, couponLinks, toCouponAnswer } from './couponAnswer.ts';
import { couponBody, couponsChange, newCouponBody } from './couponBody.ts';
import { couponListing } from './couponListing.ts';
import { couponNotFound } from './errors.ts';
import { checkChange, createCoupon, updateCoupon } from './writeCoupon.ts';

const entities = {
  path: '/api/coupons',
  table: 'coupon',
  ref: refOr(couponNotFound),
  notFound: couponNotFound,
};
// Carts that hold its code lose it at their next recompute.
const remove = {
  id: 'deleteCoupon',
  undo: 'coupon',
  run: ({ db }: Pick<Call, 'db'>, ref: IdRef) => deleteCouponRow(db, ref),
};

const single = entityRoutes({
  ...entities,
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
  delete: remove,
});

const bulk = bulkRoute({
  ...entities,
  id: 'changeCoupons',
  update: {
    id: 'updateCoupon',
    body: couponsChange,
    check: ({ app }, body) => checkChange(app, body),
    run: ({ app, db }, ref, body) => updateCoupon(app, db, ref, body),
  },
  delete: remove,
});

export const couponRoutes = [...single, bulk];
