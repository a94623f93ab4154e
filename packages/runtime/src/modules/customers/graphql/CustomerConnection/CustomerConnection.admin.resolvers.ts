import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listCustomers } from '../../customer.repo.ts';
import { customerListing } from '../../customerListing.ts';

export default {
  Query: {
    customersConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, customerListing, (slice) => listCustomers(db, slice)),
  },
};
