import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import type { PricedOffer } from '../../offers/pricedOffers.ts';

const amount = (offer: PricedOffer, _args: unknown, context: GraphQLContext) =>
  price(context, offer.amount, offer.currency);

export default {
  CartDiscount: { amount },
  LineDiscount: { amount },
};
