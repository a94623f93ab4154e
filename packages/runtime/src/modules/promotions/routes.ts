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
// Carts with this code lose the coupon on their next recompute.
const remove = {
  id: 'deleteCoupon',
  does: 'Deletes a coupon with its uses, and returns it as it was. Orders keep its code, and carts lose it when they are next recomputed. The deletion can be undone for a short time. Fails with `COUPON_NOT_FOUND` if it does not exist.',
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
    does: 'Returns a coupon. Fails with `COUPON_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findCoupon(db, ref),
  },
  create: {
    id: 'createCoupon',
    does: 'Creates a coupon. Rejects a code that is already in use (`COUPON_EXISTS`), and fields that contradict each other.',
    body: newCouponBody,
    run: ({ app, db }, body) => createCoupon(app, db, body),
  },
  update: {
    id: 'updateCoupon',
    does: 'Updates the given fields of a coupon. Errors: `COUPON_NOT_FOUND`, a limit below its current uses (`COUPON_USED_MORE_OFTEN`), and the same errors as `createCoupon`.',
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
