import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { orderListing } from '../../orderListing.ts';
import { listOrders } from '../../orderListing.repo.ts';

export default {
  Query: {
    ordersConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, orderListing, (slice) => listOrders(db, slice)),
  },
};
