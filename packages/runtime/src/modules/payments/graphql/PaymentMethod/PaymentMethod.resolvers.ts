import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { offeredPaymentMethods } from '../../offeredPaymentMethods.ts';

export default {
  Query: {
    /** Without a cart every amount is possible: the methods are called with the smallest one. */
    paymentMethods: (_: unknown, _args: unknown, { app, db }: GraphQLContext) =>
      offeredPaymentMethods(app, db, { currency: app.config.shop.currency, grandTotal: 1 }),
  },
};
