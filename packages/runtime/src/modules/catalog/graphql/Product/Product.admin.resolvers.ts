import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { attributeGroupById } from '../../attributes/attribute.loaders.ts';
import type { ProductCard } from '../../listing/productListing.repo.ts';

export default {
  Product: {
    attributeGroup: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      context.loader(attributeGroupById)(product.group_id),
  },
};
