import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countCoupons, listCoupons } from '../../coupon.repo.ts';
import { couponListing } from '../../couponListing.ts';

export default {
  Query: listFields('coupons', {
    spec: couponListing,
    rows: ({ db }, slice) => listCoupons(db, slice),
    total: ({ db }, listing) => countCoupons(db, listing),
  }),
};
