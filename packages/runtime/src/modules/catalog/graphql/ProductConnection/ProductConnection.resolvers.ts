import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { ConnectionArguments } from '../../../../platform/listing/parseConnection.ts';
import { productsAfter } from '../../listing/productCollection.ts';

export default {
  Query: {
    productsConnection: (_: unknown, args: ConnectionArguments, context: GraphQLContext) =>
      productsAfter(context, args),
  },
};
