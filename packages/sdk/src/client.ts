import { queryGraphql } from './graphql.ts';
import { isRecord } from './readAnswer.ts';
import { createSend } from './request.ts';
import type { CallOptions, ClientOptions, RequestInput } from './request.ts';
import { cartResource } from './resources/carts.ts';
import { customerResource } from './resources/customers.ts';
import { imageResource } from './resources/images.ts';
import { orderResource } from './resources/orders.ts';

/** Calls a route and returns what stands under `data`. */
export type Call = <T>(
  method: RequestInput['method'],
  path: string,
  body?: unknown,
  options?: CallOptions,
) => Promise<T>;

/**
 * A client of one shop. Every method throws `ShopError`. Requests that only read are tried again after failures that
 * may pass, and so are those that change something with an `idempotencyKey`; without one they are sent once.
 */
export function createShopClient(options: ClientOptions) {
  const send = createSend(options);
  const call: Call = async <T>(
    method: RequestInput['method'],
    path: string,
    body?: unknown,
    callOptions?: CallOptions,
  ) => dataOf((await send({ method, path, body }, callOptions)).body) as T;
  return {
    carts: cartResource(call, send),
    customers: customerResource(call),
    images: imageResource(call),
    orders: orderResource(call),
    /** A query at the storefront's `POST /graphql`. */
    graphql: <T>(
      document: string,
      variables: Readonly<Record<string, unknown>> = {},
      callOptions?: CallOptions,
    ) => queryGraphql<T>(send, document, variables, callOptions),
    /** Any other route; returns what stands under `data`. */
    request: <T>(input: Pick<RequestInput, 'method' | 'path' | 'body'>, callOptions?: CallOptions) =>
      call<T>(input.method, input.path, input.body, callOptions),
  };
}

export type ShopClient = ReturnType<typeof createShopClient>;

const dataOf = (body: unknown) => (isRecord(body) && 'data' in body ? body.data : body);
