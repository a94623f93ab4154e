import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listLandingPages } from '../../landingPage.repo.ts';
import { landingPageListing } from '../../landingPageListing.ts';

export default {
  Query: {
    landingPagesConnection: (_: unknown, args: ConnectionArguments, { db }: GraphQLContext) =>
      toConnection(args, landingPageListing, (slice) => listLandingPages(db, slice)),
  },
};
