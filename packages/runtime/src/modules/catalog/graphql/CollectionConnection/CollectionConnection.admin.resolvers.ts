import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listCollections } from '../../collections/collection.repo.ts';
import { collectionListing } from '../../collections/collectionListing.ts';

export default {
  Query: {
    collectionsConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, collectionListing, (slice) => listCollections(db, slice)),
  },
};
