import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { adminListing } from '../../adminListing.ts';
import { listAdminPage } from '../../adminUser.repo.ts';

export default {
  Query: {
    adminUsersConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, adminListing, (slice) => listAdminPage(db, slice)),
  },
};
