import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toConnection } from '../../../../platform/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { listCmsPages } from '../../cmsPage.repo.ts';
import { cmsPageListing } from '../../cmsPageListing.ts';
import { readersOf } from '../../readers.ts';

export default {
  Query: {
    cmsPagesConnection(_: unknown, args: ConnectionArguments, context: GraphQLContext) {
      const readers = readersOf(context);
      return toConnection(args, cmsPageListing, (slice) => listCmsPages(context.db, slice, readers));
    },
  },
};
