import type { GraphQLContext } from '@shop/runtime/extension';
import { listMethods } from '../../coreShippingMethod.repo.ts';
import type { CoreMethod } from '../../coreMethod.ts';
import { ratesOfMethod } from '../../rateLoaders.ts';

export default {
  CoreShippingMethod: {
    rates: (method: CoreMethod, _args: unknown, context: GraphQLContext) =>
      context.loader(ratesOfMethod)(method.core_shipping_method_id),
  },
  Query: {
    coreShippingMethods: (_: unknown, _args: unknown, { db }: GraphQLContext) => listMethods(db),
  },
};
