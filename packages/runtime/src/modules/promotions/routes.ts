import type { IdRef } from '../../platform/db/ids.ts';
import { bulkRoute } from '../../platform/entity/bulkRoute.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import type { Call } from '../../platform/contracts/route.ts';
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
  does: 'Deletes a coupon with its uses, and answers it as it was. Orders keep its code, and carts lose it when they are next computed. The deletion can be undone for a short while. Refuses an unknown one: `COUPON_NOT_FOUND`.',
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
    does: 'Lists the coupons.',
    listing: couponListing,
    rows: ({ db }, slice) => listCoupons(db, slice),
    total: ({ db }, listing) => countCoupons(db, listing),
  },
  get: {
    id: 'getCoupon',
    does: 'Answers a coupon. Refuses an unknown one: `COUPON_NOT_FOUND`.',
    run: ({ db }, ref) => findCoupon(db, ref),
  },
  create: {
    id: 'createCoupon',
    does: 'Creates a coupon. Refuses a code that is used (`COUPON_EXISTS`), and members that do not go together.',
    body: newCouponBody,
    run: ({ app, db }, body) => createCoupon(app, db, body),
  },
  update: {
    id: 'updateCoupon',
    does: 'Changes what the body names of a coupon. Refuses `COUPON_NOT_FOUND`, a limit below the uses that were made (`COUPON_USED_MORE_OFTEN`), and as `createCoupon` does.',
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
