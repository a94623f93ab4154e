import type { GraphQLContext } from '@shop/runtime/extension';
import { pointsOf } from '../../account.ts';

export default {
  Customer: {
    loyaltyPoints: ({ uuid }: { readonly uuid: string }, _args: unknown, context: GraphQLContext) =>
      context.loader(pointsOf)(uuid),
  },
};
