import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listRolePage } from '../../adminRole.repo.ts';
import { roleListing } from '../../adminListing.ts';

export default {
  Query: {
    rolesConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, roleListing, (slice) => listRolePage(db, slice)),
  },
};
