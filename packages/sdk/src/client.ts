import { availableShippingMethods } from './availableShippingMethods.ts';
import type { CallOptions, ClientOptions } from './clientOptions.ts';
import type { Resource } from './defineResource.ts';
import { administrators } from './generated/administrators.ts';
import { allResources } from './generated/allResources.ts';
import { sentOnce } from './generated/sentOnce.ts';
import { shoppers } from './generated/shoppers.ts';
import { createGraphql } from './queryGraphql.ts';
import type { GraphqlMethod } from './queryGraphql.ts';
import { dataOf } from './readAnswer.ts';
import { createSend } from './request.ts';
import type { RequestInput, Send } from './request.ts';

/** The client methods that are not part of a resource. */
export interface ClientCore {
  /** Runs a GraphQL query at `POST /graphql`, or at `POST /admin/graphql` in an admin client. */
  readonly graphql: GraphqlMethod;
  /** Calls any other route and returns the `data` of its response. */
  request<T>(input: Omit<RequestInput, 'readsOnly'>, options?: CallOptions): Promise<T>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- resources with arbitrary methods
type Resources = Readonly<Record<string, Resource<any>>>;

/** A client with the given resources, each under its own name. */
export type Client<Chosen extends Resources> = ClientCore & {
  readonly [Name in keyof Chosen]: ReturnType<Chosen[Name]>;
};

/**
 * Creates a client with only the given resources, which keeps all other resources out of the bundle. Example: `createClient({
 * baseUrl }, { carts, orders })`, with `carts` and `orders` from `@shop/sdk/resources`.
 */
export function createClient<Chosen extends Resources>(
  options: ClientOptions,
  chosen: Chosen,
): Client<Chosen> {
  return assemble(options, chosen, '/graphql', sentOnce);
}

/**
 * `others` contains patterns of further requests that are never retried, in addition to the patterns declared by the resources.
 * The storefront client includes only patterns of storefront routes.
 */
function assemble<Chosen extends Resources>(
  options: ClientOptions,
  chosen: Chosen,
  endpoint: '/graphql' | '/admin/graphql',
  others = '',
): Client<Chosen> {
  const send = createSend(options);
  const patterns = [others, ...Object.values(chosen).flatMap(({ once = [] }) => once)];
  const isOnce = new RegExp(`^(${patterns.join('|')})/*([?#]|$)`);
  const core: ClientCore = {
    graphql: createGraphql(send, endpoint),
    async request<T>(input: RequestInput, callOptions?: CallOptions) {
      const once = input.once ?? isOnce.test(`${input.method} ${input.path}`);
      return dataOf((await send({ ...input, once }, callOptions)).body) as T;
    },
  };
  const methods = Object.entries(chosen).map(([name, resource]) => [name, resource(send)]);
  return { ...core, ...Object.fromEntries(methods) } as Client<Chosen>;
}

/** A client with all resources. */
export interface ShopClient extends Client<typeof allResources> {}

/** Creates a client with all resources. Every method retries requests that are safe to retry, and throws `ShopError`. */
export const createShopClient = (options: ClientOptions): ShopClient => createClient(options, allResources);

const shopperResources = () => ({
  ...shoppers,
  carts: Object.assign(
    (send: Send) => ({
      ...shoppers.carts(send),
      availableShippingMethods: availableShippingMethods(send),
    }),
    { once: shoppers.carts.once ?? [] },
  ),
});

/** A client for storefronts. */
export interface StorefrontClient extends Client<ReturnType<typeof shopperResources>> {}

/**
 * Creates a client with only the storefront resources: carts, orders and payments, customer accounts, search, newsletter, and
 * contact. The bundle contains no admin routes.
 */
export const createStorefrontClient = (options: ClientOptions): StorefrontClient =>
  assemble(options, shopperResources(), '/graphql');

/** A client for administrators. */
export interface AdminClient extends Client<typeof administrators> {}

/** Creates a client with only the admin resources. Its `graphql` method queries the admin schema. */
export const createAdminClient = (options: ClientOptions): AdminClient =>
  assemble(options, administrators, '/admin/graphql', sentOnce);
