import { z } from 'zod';
import { idRefOf } from '../../platform/db/idRef.ts';
import { parseListing } from '../../platform/graphql/listing/parseListing.ts';
import { pageOf, pageQuery } from '../../platform/http/pageQuery.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { findCoupon, listCoupons } from './coupon.repo.ts';
import { couponAnswer, linkedCoupon } from './couponAnswer.ts';
import { couponBody, newCouponBody } from './couponBody.ts';
import { couponListing } from './couponListing.ts';
import { couponNotFound } from './errors.ts';
import { createCoupon, deleteCoupon, updateCoupon } from './writeCoupon.ts';

const params = z.object({ id: z.string() });

export const couponRoutes = [
  defineRoute({
    id: 'createCoupon',
    method: 'POST',
    path: '/api/coupons',
    access: 'admin',
    body: newCouponBody,
    handle: async ({ app, db, body }) => linkedCoupon(await createCoupon(app, db, body)),
  }),
  defineRoute({
    id: 'updateCoupon',
    method: 'PATCH',
    path: '/api/coupons/{id}',
    access: 'admin',
    params,
    body: couponBody,
    handle: async ({ app, db, params, body }) => linkedCoupon(await updateCoupon(app, db, params.id, body)),
  }),
  defineRoute({
    id: 'deleteCoupon',
    method: 'DELETE',
    path: '/api/coupons/{id}',
    access: 'admin',
    params,
    handle: async ({ db, params }) => couponAnswer(await deleteCoupon(db, params.id)),
  }),
  defineRoute({
    id: 'getCoupon',
    method: 'GET',
    path: '/api/coupons/{id}',
    access: 'admin',
    params,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      const coupon = ref && (await findCoupon(db, ref));
      if (!coupon) throw couponNotFound();
      return linkedCoupon(coupon);
    },
  }),
  defineRoute({
    id: 'listCoupons',
    method: 'GET',
    path: '/api/coupons',
    access: 'admin',
    query: pageQuery,
    handle: async ({ db, query }) => {
      const coupons = await listCoupons(db, { ...parseListing(null, couponListing), ...pageOf(query) });
      return coupons.map(couponAnswer);
    },
  }),
];
