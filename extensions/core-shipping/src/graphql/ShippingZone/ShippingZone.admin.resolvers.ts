import type { GraphQLContext } from '@shop/runtime/extension';
import { ratesOfZone } from '../../rateLoaders.ts';

export default {
  ShippingZone: {
    coreRates: (zone: { shipping_zone_id: number }, _args: unknown, context: GraphQLContext) =>
      context.loader(ratesOfZone)(zone.shipping_zone_id),
  },
};
