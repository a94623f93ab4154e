import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseConnection } from '../../../../platform/graphql/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/graphql/listing/parseConnection.ts';
import { orderListing } from '../../orderListing.ts';
import { listOrders } from '../../orderListing.repo.ts';

export default {
  Query: {
    async ordersConnection(_: unknown, args: ConnectionArguments, { db }: GraphQLContext) {
      const keyset = parseConnection(args, orderListing);
      return keyset.connect(await listOrders(db, { ...keyset, offset: 0 }));
    },
  },
};
