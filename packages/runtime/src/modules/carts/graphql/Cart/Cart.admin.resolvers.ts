import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { Cart } from '../../cart.ts';
import { explainCart } from '../../explain/explainCart.ts';

export default {
  Cart: {
    explanation: async ({ uuid }: Cart, _args: unknown, { app, db }: GraphQLContext) =>
      (await explainCart(app, db, uuid)).steps,
  },
};
