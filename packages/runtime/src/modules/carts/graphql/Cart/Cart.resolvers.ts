import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price, priceFields } from '../../../../platform/graphql/price.ts';
import { linkedProducts, weight } from '../../../catalog/index.ts';
import { CART_AMOUNTS } from '../../../pricing/index.ts';
import type { Cart } from '../../cart.ts';
import { findCartOf } from '../../cartOwner.repo.ts';
import { noteUnits } from '../../cartUnits.ts';
import { pricedOffers } from '../../offers/pricedOffers.ts';
import { destinationOf, knownDestination } from '../../cartMethods.ts';
import type { QuotedDestination } from '../../contract.ts';
import { quoteRequest } from '../../shippingQuotes.ts';
import { paymentMethodsOf } from '../../selectMethods.ts';
import { cartsById, offersByRequest } from '../../cart.loaders.ts';
import { amountDue } from '../../tenders/cartTenders.ts';

const api = (rest: string) => (cart: Cart) => `/api/carts/${cart.uuid}${rest}`;

export default {
  Query: {
    cart: (_: unknown, { id }: { id: string }, { loader }: GraphQLContext) =>
      loader(cartsById)(id.toLowerCase()),
    async myCart(_: unknown, _args: unknown, { db, caller, loader }: GraphQLContext) {
      const id = await findCartOf(db, caller);
      if (id === null) noteUnits(0);
      return id && loader(cartsById)(id);
    },
  },
  Cart: {
    status: (cart: Cart) => (cart.status ? 1 : 0),
    totalWeight: (cart: Cart, _args: unknown, { app }: GraphQLContext) => weight(app, cart.total_weight),
    ...priceFields<Cart>(CART_AMOUNTS, (cart) => cart.currency),
    giftCards: (cart: Cart, _args: unknown, context: GraphQLContext) =>
      (cart.tenders?.cards ?? []).map(({ uuid, last4, amount }) => ({
        uuid,
        last4,
        amount: price(context, amount, cart.currency),
        removeApi: api(`/gift-cards/${uuid}`)(cart),
      })),
    credit: (cart: Cart, _args: unknown, context: GraphQLContext) =>
      price(context, cart.tenders?.credit?.amount ?? '0', cart.currency),
    amountDue: (cart: Cart, _args: unknown, context: GraphQLContext) =>
      price(context, amountDue(cart), cart.currency),
    addGiftCardApi: api('/gift-cards'),
    useCreditApi: api('/credit'),
    discounts: (cart: Cart) => pricedOffers(cart.discounts, cart.currency),
    items: (cart: Cart) => cart.items.map((item) => ({ ...item, cart })),
    shippingMethodName: (cart: Cart) => cart.shipping_method_data?.snapshot.name ?? null,
    shippingMethodData: (cart: Cart) =>
      cart.shipping_method_data && { ...cart.shipping_method_data, currency: cart.currency },
    async availableShippingMethods(cart: Cart, args: QuotedDestination, context: GraphQLContext) {
      const destination = await knownDestination(
        context.app,
        context.db,
        destinationOf(cart.shipping_address, args),
      );
      if (!destination) return [];
      const request = quoteRequest(cart, cart.items, destination, cart.shipping_revision);
      return context.loader(offersByRequest)(JSON.stringify(request));
    },
    availablePaymentMethods: (cart: Cart, _args: unknown, { app, db }: GraphQLContext) =>
      paymentMethodsOf(app, db, cart),
    crossSellProducts: (cart: Cart, { limit }: { limit: number }, context: GraphQLContext) =>
      linkedProducts(
        context,
        'cross_sell',
        cart.items.map((item) => item.product_id),
        limit,
      ),
    updateApi: api(''),
    addItemApi: api('/items'),
    addPaymentMethodApi: api('/paymentMethods'),
    addShippingMethodApi: api('/shippingMethods'),
    addContactInfoApi: api('/contacts'),
    addAddressApi: api('/addresses'),
    addNoteApi: api('/shippingNotes'),
    applyCouponApi: api('/coupons'),
    removeCouponApi: (cart: Cart) => cart.coupon && api(`/coupons/${cart.coupon}`)(cart),
    checkoutApi: api('/checkout'),
  },
};
