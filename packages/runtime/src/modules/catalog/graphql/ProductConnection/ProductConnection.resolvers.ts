import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseConnection } from '../../../../platform/graphql/listing/parseConnection.ts';
import type { ConnectionArguments } from '../../../../platform/graphql/listing/parseConnection.ts';
import { audienceOf } from '../../audience.ts';
import { listingSpecOf } from '../../productCollection.ts';
import { listProductCards } from '../../productListing.repo.ts';

export default {
  Query: {
    async productsConnection(_: unknown, args: ConnectionArguments, context: GraphQLContext) {
      const keyset = parseConnection(args, listingSpecOf(context));
      return keyset.connect(await listProductCards(context.db, keyset, audienceOf(context)));
    },
  },
};
