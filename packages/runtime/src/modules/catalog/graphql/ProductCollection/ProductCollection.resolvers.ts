import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { withKeys } from '../../../../platform/graphql/listFields.ts';
import type { ConnectionArguments } from '../../../../platform/listing/contract.ts';
import { productKeys } from '../../listing/productListing.ts';
import { readProductConnection, readProducts } from '../../listing/productCollection.ts';
import { contextIn } from '../../priceContexts/contextIn.ts';
import type { ProductCollection, ProductListArguments } from '../../listing/productCollection.ts';

export default {
  ProductCollection: {
    facets: (collection: ProductCollection) => collection.readFacets(),
  },
  Query: {
    products: withKeys(
      (_: unknown, { filters, grouped, currency }: ProductListArguments, context: GraphQLContext) =>
        readProducts(contextIn(context, currency), filters, { isGrouped: grouped === true }),
      productKeys,
    ),
    productsConnection: withKeys(
      (
        _: unknown,
        { currency, ...args }: ConnectionArguments & Pick<ProductListArguments, 'currency'>,
        context: GraphQLContext,
      ) => readProductConnection(contextIn(context, currency), args),
      productKeys,
    ),
  },
};
