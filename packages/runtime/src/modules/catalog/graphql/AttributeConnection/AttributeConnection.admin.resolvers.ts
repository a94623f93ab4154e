import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listAttributes } from '../../attributes/attribute.repo.ts';
import { attributeListing } from '../../attributes/attributeListing.ts';

export default {
  Query: {
    attributesConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, attributeListing, (slice) => listAttributes(db, slice)),
  },
};
