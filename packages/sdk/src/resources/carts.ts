import { queryGraphql } from '../graphql.ts';
import type { CallOptions, Send } from '../request.ts';
import type { Call } from '../client.ts';
import type {
  Address,
  AvailableShippingMethod,
  CartAddress,
  CartItem,
  CartItemsAnswer,
  NewCart,
  NewItem,
} from '../types.ts';

const AVAILABLE_METHODS = `query AvailableShippingMethods($cart: String!) {
  cart(id: $cart) {
    availableShippingMethods {
      id providerCode code name carrier serviceCode
      cost { value currency text }
      delivery { minBusinessDays maxBusinessDays estimatedDate }
    }
  }
}`;

/** A cart from its first item to the point where it can be ordered. Each method names the route that it calls. */
export function cartResource(call: Call, send: Send) {
  return {
    /** POST /api/carts */
    create: (cart: NewCart, options?: CallOptions) =>
      call<{ items: CartItem[]; count: number; cartId: string }>('POST', '/api/carts', cart, options),
    /** POST /api/carts/{id}/items: an sku that is in the cart already adds to its line. */
    addItem: (cartId: string, item: NewItem, options?: CallOptions) =>
      call<CartItemsAnswer>('POST', path(cartId, '/items'), item, options),
    /** PATCH /api/carts/{id}/items/{itemId}: sets the quantity. */
    setItemQty: (cartId: string, itemId: string, qty: number, options?: CallOptions) =>
      call<CartItemsAnswer>('PATCH', path(cartId, `/items/${encodeURIComponent(itemId)}`), { qty }, options),
    /** DELETE /api/carts/{id}/items/{itemId} */
    removeItem: (cartId: string, itemId: string, options?: CallOptions) =>
      call<{ item: CartItem; count: number; cartId: string }>(
        'DELETE',
        path(cartId, `/items/${encodeURIComponent(itemId)}`),
        undefined,
        options,
      ),
    /** POST /api/carts/{id}/contacts */
    setContact: (cartId: string, contact: { email: string }, options?: CallOptions) =>
      call<{ email: string }>('POST', path(cartId, '/contacts'), contact, options),
    /** POST /api/carts/{id}/addresses */
    setAddress: (cartId: string, type: 'shipping' | 'billing', address: Address, options?: CallOptions) =>
      call<CartAddress>('POST', path(cartId, '/addresses'), { address, type }, options),
    /** GraphQL: what the shipping providers offer for the cart's saved shipping address. */
    availableShippingMethods: async (cartId: string, options?: CallOptions) => {
      const data = await queryGraphql<{
        cart: { availableShippingMethods: AvailableShippingMethod[] } | null;
      }>(send, AVAILABLE_METHODS, { cart: cartId }, options);
      return data.cart?.availableShippingMethods ?? [];
    },
    /** POST /api/carts/{id}/shippingMethods: `providerCode` and `code` of an offered method, kept together. */
    setShippingMethod: (
      cartId: string,
      method: { provider_code: string; method_code: string },
      options?: CallOptions,
    ) =>
      call<{ method: { code: string; provider_code: string } }>(
        'POST',
        path(cartId, '/shippingMethods'),
        method,
        options,
      ),
    /** POST /api/carts/{id}/paymentMethods */
    setPaymentMethod: (
      cartId: string,
      method: { method_code: string; method_name: string },
      options?: CallOptions,
    ) =>
      call<{ method: { code: string; name: string } }>(
        'POST',
        path(cartId, '/paymentMethods'),
        method,
        options,
      ),
  };
}

const path = (cartId: string, rest: string) => `/api/carts/${encodeURIComponent(cartId)}${rest}`;
