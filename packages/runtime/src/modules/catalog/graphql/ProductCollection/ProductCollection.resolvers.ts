import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { FilterInput } from '../../../../platform/graphql/listing/contract.ts';
import { productsOf } from '../../productCollection.ts';
import type { ProductCollection } from '../../productCollection.ts';

export default {
  ProductCollection: {
    items: (page: ProductCollection) => page.items(),
    total: (page: ProductCollection) => page.total(),
  },
  Query: {
    products: (
      _: unknown,
      { filters }: { filters?: readonly FilterInput[] | null },
      context: GraphQLContext,
    ) => productsOf(context, filters),
  },
};
