import type { GraphQLContext } from '@shop/runtime/extension';
import type { CoreRate } from '../../coreRate.ts';
import { methodOfRate } from '../../rateLoaders.ts';

export default {
  CoreShippingRate: {
    method: (rate: CoreRate, _args: unknown, context: GraphQLContext) =>
      context.loader(methodOfRate)(rate.method_id),
  },
};
