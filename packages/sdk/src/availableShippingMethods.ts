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

interface CartWithMethods {
  readonly cart: { readonly availableShippingMethods: AvailableShippingMethod[] } | null;
}

/** Queries the shipping methods available for the cart's saved shipping address, over GraphQL. */
export const availableShippingMethods =
  (send: Send) =>
  async (cartId: string, options?: CallOptions): Promise<AvailableShippingMethod[]> => {
    const { cart } = await createGraphql(send, '/graphql')<CartWithMethods>(QUERY, { cart: cartId }, options);
    return cart?.availableShippingMethods ?? [];
  };
