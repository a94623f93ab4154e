import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listWidgets } from '../../widgetInstance.repo.ts';
import { widgetListing } from '../../widgetListing.ts';

export default {
  Query: {
    widgetsConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, widgetListing, (slice) => listWidgets(db, slice)),
  },
};
