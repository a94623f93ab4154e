import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { translatedFields } from '../../../translations/index.ts';
import type { CartDiscount as Discount } from '../../cart.ts';
import type { PricedOffer } from '../../offers/pricedOffers.ts';

const amount = (offer: PricedOffer, _args: unknown, context: GraphQLContext) =>
  price(context, offer.amount, offer.currency);

const translated = translatedFields<Discount>(['label'], ({ promotion_id }) => promotion_id ?? '');

/** Returns the label of a promotion in the language of the request. A coupon has its code, which is not translated. */
const label = (discount: Discount, args: unknown, context: GraphQLContext) =>
  discount.promotion_id === null ? discount.label : translated['label']?.(discount, args, context);

export default {
  CartDiscount: { amount, label },
  LineDiscount: { amount },
};
