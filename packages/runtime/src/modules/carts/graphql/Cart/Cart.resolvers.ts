import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { weight } from '../../../catalog/index.ts';
import { listOffers } from '../../../shipping/index.ts';
import type { Destination } from '../../../shipping/index.ts';
import type { Cart } from '../../cart.ts';
import { findCart } from '../../readCart.ts';
import { paymentMethodsOf } from '../../setPaymentMethod.ts';
import { quoteRequest } from '../../shippingQuotes.ts';

/** The columns that hold decimal text. */
type Figure = { [K in keyof Cart]: Cart[K] extends string ? K : never }[keyof Cart];

const money = (column: Figure) => (cart: Cart, _args: unknown, context: GraphQLContext) =>
  price(context, cart[column], cart.currency);

const api = (rest: string) => (cart: Cart) => `/api/carts/${cart.uuid}${rest}`;

interface DestinationArgs {
  readonly country?: string | null;
  readonly province?: string | null;
  readonly postcode?: string | null;
}

/** An argument stands in for that part of the saved address; another country makes it another place altogether. */
function destinationOf(
  saved: Destination | null,
  { country, province, postcode }: DestinationArgs,
): Destination | null {
  if (country && country !== saved?.country) return { country, province, postcode };
  if (!saved) return null;
  if (province == null && postcode == null) return saved;
  return {
    country: saved.country,
    province: province ?? saved.province,
    postcode: postcode ?? saved.postcode,
  };
}

export default {
  Query: {
    cart: (_: unknown, { id }: { id: string }, { app, db, caller }: GraphQLContext) =>
      findCart(app, db, id, caller),
  },
  Cart: {
    status: (cart: Cart) => (cart.status ? 1 : 0),
    totalWeight: (cart: Cart, _args: unknown, { app }: GraphQLContext) => weight(app, cart.total_weight),
    subTotal: money('sub_total'),
    subTotalInclTax: money('sub_total_incl_tax'),
    subTotalWithDiscount: money('sub_total_with_discount'),
    subTotalWithDiscountInclTax: money('sub_total_with_discount_incl_tax'),
    discountAmount: money('discount_amount'),
    taxAmount: money('tax_amount'),
    taxAmountBeforeDiscount: money('tax_amount_before_discount'),
    shippingFeeExclTax: money('shipping_fee_excl_tax'),
    shippingFeeInclTax: money('shipping_fee_incl_tax'),
    shippingTaxAmount: money('shipping_tax_amount'),
    totalTaxAmount: money('total_tax_amount'),
    grandTotal: money('grand_total'),
    items: (cart: Cart) => cart.items.map((item) => ({ ...item, cart })),
    shippingMethodName: (cart: Cart) => cart.shipping_method_data?.snapshot.name ?? null,
    shippingMethodData: (cart: Cart) =>
      cart.shipping_method_data && { ...cart.shipping_method_data, currency: cart.currency },
    availableShippingMethods(cart: Cart, args: DestinationArgs, { app, db }: GraphQLContext) {
      const destination = destinationOf(cart.shipping_address, args);
      if (!destination) return [];
      return listOffers(app, db, quoteRequest(cart, cart.items, destination, cart.shipping_revision));
    },
    availablePaymentMethods: (cart: Cart, _args: unknown, { app, db }: GraphQLContext) =>
      paymentMethodsOf(app, db, cart),
    addItemApi: api('/items'),
    addPaymentMethodApi: api('/paymentMethods'),
    addShippingMethodApi: api('/shippingMethods'),
    addContactInfoApi: api('/contacts'),
    addAddressApi: api('/addresses'),
    addNoteApi: api('/shippingNotes'),
  },
};
