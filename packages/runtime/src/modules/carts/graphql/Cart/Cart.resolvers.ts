import { readCountry } from '../../../../platform/http/forms/countryField.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price, priceFields } from '../../../../platform/graphql/price.ts';
import { linkedProducts, weight } from '../../../catalog/index.ts';
import { CART_AMOUNTS } from '../../../pricing/index.ts';
import { tryProvince } from '../../../provinces/index.ts';
import type { Destination } from '../../../shipping/index.ts';
import type { Cart } from '../../cart.ts';
import { findCartOf } from '../../cartOwner.repo.ts';
import { noteUnits } from '../../cartUnits.ts';
import { pricedOffers } from '../../offers/pricedOffers.ts';
import { quoteRequest } from '../../shippingQuotes.ts';
import { paymentMethodsOf } from '../../updateCheckoutDetails.ts';
import { cartsById, offersByRequest } from '../../cart.loaders.ts';
import { amountDue } from '../../tenders/cartTenders.ts';

const api = (rest: string) => (cart: Cart) => `/api/carts/${cart.uuid}${rest}`;

interface DestinationArgs {
  readonly country?: string | null;
  readonly province?: string | null;
  readonly postcode?: string | null;
}

/**
 * Returns the saved address with its fields replaced by the arguments. If the country differs, all saved fields are
 * discarded.
 */
function destinationOf(
  saved: Destination | null,
  { country: sent, province, postcode }: DestinationArgs,
): Destination | null {
  const country = sent ? readCountry(sent) : null;
  if (country && country !== saved?.country) return { country, province, postcode };
  if (!saved) return null;
  if (province == null && postcode == null) return saved;
  return {
    country: saved.country,
    province: province ?? saved.province,
    postcode: postcode ?? saved.postcode,
  };
}

/** Returns the destination with its province code. Returns null if the shop would reject the province in an address. */
async function knownDestination(
  { app, db }: GraphQLContext,
  destination: Destination | null,
): Promise<Destination | null> {
  if (!destination?.province) return destination;
  const { country, province } = destination;
  const known = await tryProvince(app, db, { country, province });
  return known === null ? null : { ...destination, province: known };
}

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
    async availableShippingMethods(cart: Cart, args: DestinationArgs, context: GraphQLContext) {
      const destination = await knownDestination(context, destinationOf(cart.shipping_address, args));
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
