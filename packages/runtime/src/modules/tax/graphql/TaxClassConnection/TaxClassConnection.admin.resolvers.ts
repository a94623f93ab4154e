import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listTaxClassPage } from '../../taxClass.repo.ts';
import { taxClassListing } from '../../taxClassListing.ts';

export default {
  Query: {
    taxClassesConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, taxClassListing, (slice) => listTaxClassPage(db, slice)),
  },
};
