import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import type { LineInputs } from '../../giftCards/lineInputs.ts';

export default {
  LineInputs: {
    amount: ({ amount }: LineInputs, _args: unknown, context: GraphQLContext) =>
      price(context, amount, context.app.config.shop.currency),
    entered: ({ entered }: LineInputs, _args: unknown, context: GraphQLContext) =>
      entered ? price(context, entered.amount, entered.currency) : null,
  },
};
