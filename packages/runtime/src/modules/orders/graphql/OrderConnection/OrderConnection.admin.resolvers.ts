import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/graphql/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/graphql/listing/parseConnection.ts';
import { orderListing } from '../../orderListing.ts';
import { listOrders } from '../../orderListing.ts';

export default {
  Query: {
    ordersConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, orderListing, (slice) => listOrders(db, slice)),
  },
};
