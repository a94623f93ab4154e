import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';

export default {
  ShippingMethodSnapshot: {
    cost: (snapshot: { cost: number; currency: string }, _args: unknown, context: GraphQLContext) =>
      price(context, snapshot.cost, snapshot.currency),
  },
};
