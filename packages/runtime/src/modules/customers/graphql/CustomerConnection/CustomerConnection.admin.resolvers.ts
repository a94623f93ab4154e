import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseConnection } from '../../../../platform/graphql/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/graphql/listing/parseConnection.ts';
import { listCustomers } from '../../customer.repo.ts';
import { customerListing } from '../../customerListing.ts';

export default {
  Query: {
    async customersConnection(_: unknown, args: ConnectionArguments, { db }: GraphQLContext) {
      const keyset = parseConnection(args, customerListing);
      return keyset.connect(await listCustomers(db, { ...keyset, offset: 0 }));
    },
  },
};
