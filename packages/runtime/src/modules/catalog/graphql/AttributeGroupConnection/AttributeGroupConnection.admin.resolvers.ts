import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listAttributeGroups } from '../../attributes/attributeGroup.repo.ts';
import { attributeGroupListing } from '../../attributes/attributeListing.ts';

export default {
  Query: {
    attributeGroupsConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, attributeGroupListing, (slice) => listAttributeGroups(db, slice)),
  },
};
