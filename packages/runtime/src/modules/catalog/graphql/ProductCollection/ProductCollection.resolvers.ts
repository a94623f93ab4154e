import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { withKeys } from '../../../../platform/graphql/listFields.ts';
import type { ConnectionArguments } from '../../../../platform/listing/contract.ts';
import { productKeys } from '../../listing/productListing.ts';
import { readProductConnection, readProducts } from '../../listing/productCollection.ts';
import type { ProductCollection, ProductListArguments } from '../../listing/productCollection.ts';

export default {
  ProductCollection: {
    facets: (collection: ProductCollection) => collection.readFacets(),
  },
  Query: {
    products: withKeys(
      (_: unknown, { filters, grouped }: ProductListArguments, context: GraphQLContext) =>
        readProducts(context, filters, { isGrouped: grouped === true }),
      productKeys,
    ),
    productsConnection: withKeys(
      (_: unknown, args: ConnectionArguments, context: GraphQLContext) =>
        readProductConnection(context, args),
      productKeys,
    ),
  },
};
