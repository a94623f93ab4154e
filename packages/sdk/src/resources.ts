import { availableShippingMethods } from './availableShippingMethods.ts';
import * as generated from './generated/resources.ts';
import { createGraphql } from './queryGraphql.ts';
import type { Send } from './request.ts';

export * from './generated/resources.ts';

/** The methods of `shop.admin`, and the queries that administrators may make. */
export const admin = (send: Send) => ({
  ...generated.admin(send),
  /** A query at `POST /admin/graphql`. */
  graphql: createGraphql(send, '/admin/graphql'),
});

/** The methods of `shop.carts`, and the shipping methods that a cart is offered. */
export const carts = (send: Send) => ({
  ...generated.carts(send),
  availableShippingMethods: availableShippingMethods(send),
});
