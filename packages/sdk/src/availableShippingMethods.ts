import type { CallOptions } from './clientOptions.ts';
import { createGraphql } from './queryGraphql.ts';
import type { Send } from './request.ts';
import type { AvailableShippingMethod } from './types.ts';

const QUERY = `query AvailableShippingMethods($cart: String!) {
  cart(id: $cart) {
    availableShippingMethods {
      id providerCode code name carrier serviceCode
      cost { value currency text }
      delivery { minBusinessDays maxBusinessDays estimatedDate }
    }
  }
}`;

interface Offered {
  readonly cart: { readonly availableShippingMethods: AvailableShippingMethod[] } | null;
}

/** GraphQL: what the shipping providers offer for the cart's saved shipping address. */
export const availableShippingMethods =
  (send: Send) =>
  async (cartId: string, options?: CallOptions): Promise<AvailableShippingMethod[]> => {
    const { cart } = await createGraphql(send, '/graphql')<Offered>(QUERY, { cart: cartId }, options);
    return cart?.availableShippingMethods ?? [];
  };
