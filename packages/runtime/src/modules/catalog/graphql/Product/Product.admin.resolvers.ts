import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { attributeGroupById } from '../../attributes/attribute.loaders.ts';
import { optionsOfVariant, totalsOfGroup } from '../../variants/variant.loaders.ts';
import type { ProductCard } from '../../listing/productListing.repo.ts';

export default {
  Product: {
    variantOptions: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      context.loader(optionsOfVariant)(product.product_id),
    variantTotals: ({ variant_group_id: id }: ProductCard, _: unknown, context: GraphQLContext) =>
      id === null ? null : context.loader(totalsOfGroup)(id),
    attributeGroup: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      context.loader(attributeGroupById)(product.group_id),
  },
};
