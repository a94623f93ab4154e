import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listChangesets } from '../../drafts/changeset.repo.ts';
import { changesetListing } from '../../drafts/changesetListing.ts';

export default {
  Query: {
    changesetsConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, changesetListing, (slice) => listChangesets(db, slice)),
  },
};
