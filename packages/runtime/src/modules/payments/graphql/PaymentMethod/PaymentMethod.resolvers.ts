import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { readMethods } from '../../methodStates.ts';
import { listed, methodsTakingMoney } from '../../offeredPaymentMethods.ts';

export default {
  Query: {
    paymentMethods: async (_: unknown, _args: unknown, { app, db }: GraphQLContext) =>
      listed(await methodsTakingMoney(app, await readMethods(app, db))),
  },
};
