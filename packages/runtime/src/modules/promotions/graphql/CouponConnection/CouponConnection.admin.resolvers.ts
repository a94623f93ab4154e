import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseConnection } from '../../../../platform/graphql/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/graphql/listing/parseConnection.ts';
import { listCoupons } from '../../coupon.repo.ts';
import { couponListing } from '../../couponListing.ts';

export default {
  Query: {
    async couponsConnection(_: unknown, args: ConnectionArguments, { db }: GraphQLContext) {
      const keyset = parseConnection(args, couponListing);
      return keyset.connect(await listCoupons(db, { ...keyset, offset: 0 }));
    },
  },
};
