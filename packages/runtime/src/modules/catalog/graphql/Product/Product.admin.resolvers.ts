import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { attributeGroupById } from '../../attribute.loaders.ts';
import type { ProductCard } from '../../productListing.repo.ts';

export default {
  Product: {
    attributeGroup: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      context.loader(attributeGroupById)(product.group_id),
  },
};
