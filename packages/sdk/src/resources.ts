import { availableShippingMethods } from './availableShippingMethods.ts';
import * as generated from './generated/resources.ts';
import { createGraphql } from './queryGraphql.ts';
import type { Send } from './request.ts';

export * from './generated/resources.ts';

/** Creates the methods of `shop.admin`, GraphQL of the admin schema included. */
export const admin = (send: Send) => ({
  ...generated.admin(send),
  /** Runs a query at `POST /admin/graphql`. */
  graphql: createGraphql(send, '/admin/graphql'),
});

/** Creates the methods of `shop.carts`, and `availableShippingMethods`. */
export const carts = (send: Send) => ({
  ...generated.carts(send),
  availableShippingMethods: availableShippingMethods(send),
});
