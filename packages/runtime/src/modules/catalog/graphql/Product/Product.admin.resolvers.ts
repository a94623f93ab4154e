import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { attributeGroupById } from '../../attributes/attribute.loaders.ts';
import { pricesOfProduct } from '../../prices/price.loaders.ts';
import type { PriceHistoryRow } from '../../prices/priceHistory.ts';
import { optionsOfVariant, totalsOfGroup } from '../../variants/variant.loaders.ts';
import type { ProductCard } from '../../listing/productCard.ts';

const priceIn = (context: GraphQLContext, amount: string | null) =>
  amount === null ? null : price(context, amount, context.app.config.shop.currency);

export default {
  Product: {
    variantOptions: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      context.loader(optionsOfVariant)(product.product_id),
    variantTotals: ({ variant_group_id: id }: ProductCard, _: unknown, context: GraphQLContext) =>
      id === null ? null : context.loader(totalsOfGroup)(id),
    attributeGroup: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      context.loader(attributeGroupById)(product.group_id),
    priceHistory: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      context.loader(pricesOfProduct)(product.product_id),
  },
  PastPrice: {
    amount: ({ amount }: PriceHistoryRow, _: unknown, context: GraphQLContext) => priceIn(context, amount),
    compareAtPrice: (row: PriceHistoryRow, _: unknown, context: GraphQLContext) =>
      priceIn(context, row.compare_at_price),
    lowestPrice30Days: (row: PriceHistoryRow, _: unknown, context: GraphQLContext) =>
      priceIn(context, row.lowest_price_30_days),
  },
};
