import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import type { GiftCardTerms } from '../../products/giftCardTerms.ts';

const priceOf = (context: GraphQLContext, amount: number | null) =>
  amount === null ? null : price(context, amount, context.app.config.shop.currency);

export default {
  GiftCardTerms: {
    amounts: ({ amounts }: GiftCardTerms, _args: unknown, context: GraphQLContext) =>
      amounts.map((amount) => priceOf(context, amount)),
    min: ({ min }: GiftCardTerms, _args: unknown, context: GraphQLContext) => priceOf(context, min),
    max: ({ max }: GiftCardTerms, _args: unknown, context: GraphQLContext) => priceOf(context, max),
  },
};
