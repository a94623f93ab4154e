import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { ConnectionArguments } from '../../../../platform/listing/contract.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { readProductConnection, readProducts } from '../../listing/productCollection.ts';
import type { ProductCollection } from '../../listing/productCollection.ts';

export default {
  ProductCollection: {
    facets: (collection: ProductCollection) => collection.readFacets(),
  },
  Query: {
    products: (_: unknown, { filters }: ListArguments, context: GraphQLContext) =>
      readProducts(context, filters),
    productsConnection: (_: unknown, args: ConnectionArguments, context: GraphQLContext) =>
      readProductConnection(context, args),
  },
};
