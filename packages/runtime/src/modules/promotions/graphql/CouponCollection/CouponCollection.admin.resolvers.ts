import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countCoupons, listCoupons } from '../../coupon.repo.ts';
import { couponListing } from '../../couponListing.ts';

export default {
  Query: {
    coupons(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, couponListing);
      return toCollection(listing, {
        items: () => listCoupons(db, listing),
        total: () => countCoupons(db, listing),
      });
    },
  },
};
