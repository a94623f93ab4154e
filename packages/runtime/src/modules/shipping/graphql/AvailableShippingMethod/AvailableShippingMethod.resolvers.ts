import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { priceOfMinor } from '../../../../platform/graphql/price.ts';
import type { Offer } from '../../contract.ts';

export default {
  AvailableShippingMethod: {
    id: (offer: Offer) => offer.code,
    cost: (offer: Offer, _args: unknown, context: GraphQLContext) =>
      priceOfMinor(context, offer.cost, offer.currency),
  },
};
