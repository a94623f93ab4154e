import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listGroups } from '../../customerGroup.repo.ts';
import { groupListing } from '../../customerListing.ts';

export default {
  Query: {
    customerGroupsConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, groupListing, (slice) => listGroups(db, slice)),
  },
};
