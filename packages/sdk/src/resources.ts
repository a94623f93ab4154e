import { availableShippingMethods } from './availableShippingMethods.ts';
import * as generated from './generated/resources.ts';
import { createGraphql } from './queryGraphql.ts';
import type { Send } from './request.ts';

export * from './generated/resources.ts';

/** Creates the methods of `shop.admin`, including `graphql` for the admin schema. */
export const admin = (send: Send) => ({
  ...generated.admin(send),
  /** Runs a query at `POST /admin/graphql`. */
  graphql: createGraphql(send, '/admin/graphql'),
});

/** Creates the methods of `shop.carts`, including `availableShippingMethods`. */
export const carts = (send: Send) => ({
  ...generated.carts(send),
  availableShippingMethods: availableShippingMethods(send),
});
