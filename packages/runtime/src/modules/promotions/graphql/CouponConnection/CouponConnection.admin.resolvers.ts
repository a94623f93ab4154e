import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listCoupons } from '../../coupon.repo.ts';
import { couponListing } from '../../couponListing.ts';

export default {
  Query: {
    couponsConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, couponListing, (slice) => listCoupons(db, slice)),
  },
};
