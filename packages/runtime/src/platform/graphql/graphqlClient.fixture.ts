import { parse } from 'graphql';
import { shopConfig } from '../config/schema.ts';
import { refuse } from '../errors.ts';
import { anonymous } from '../contracts/caller.ts';
import { Reply } from '../contracts/reply.ts';
import type { Call } from '../contracts/route.ts';
import type { LoaderDefinition } from '../loading/readContext.ts';
import type { GraphQLContext } from './contract.ts';
import { executableSchema } from './executableSchema.ts';
import type { ResolverMap } from './executableSchema.ts';
import { graphqlRoutes } from './http.ts';
import { releaseDefinitions } from './releaseDefinitions.ts';

export const batches: (readonly number[])[] = [];
const doubles: LoaderDefinition<number, number> = {
  load: async (keys) => {
    batches.push(keys);
    return keys.map((key) => key * 2);
  },
};

const definitions = parse(`
  type Query { product(id: ID): Product products(filters: [FilterInput!]): Products where: String }
  type Mutation { rename(name: String!): String }
  type Products { items: [Product!]! total: Int! counted: Int @cost(points: 50) }
  directive @cost(points: Int!) on FIELD_DEFINITION
  type Product {
    productId: ID! name: String! double: Int images: [Image!]! parent: Product wrong: Int missing: String!
    refused: String broken: String slow: String
    reviews(first: Int = 20): [Image!]
  }
  type Image { url: String }
  input FilterInput { key: String! operation: String! value: String! }
`);

const row = { product_id: 7, name: 'Cap', images: [{ url: 'a' }], wrong: 'secret', missing: null };

const resolvers = {
  Query: {
    product: () => row,
    products: () => ({
      items: [
        { ...row, product_id: 1 },
        { ...row, product_id: 2 },
      ],
      total: 2,
    }),
    where: (_parent: never, _args: never, context: GraphQLContext) =>
      `${context.audience} ${context.currentPath}`,
  },
  Mutation: { rename: (_: never, { name }: { name: string }) => name },
  Product: {
    double: ({ product_id }: typeof row, _args: never, context: GraphQLContext) =>
      context.loader(doubles)(product_id),
    parent: (parent: typeof row) => parent,
    refused: () => {
      throw refuse(400, 'SOLD_OUT', 'This item is out of stock', {
        details: [{ path: 'a', rule: 'maximum', message: 'b' }],
      });
    },
    broken: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')),
    slow: () => new Promise(() => {}),
  },
};

const schema = executableSchema([definitions], [resolvers as unknown as ResolverMap]);
releaseDefinitions(schema);
export const schemas = { storefront: schema, admin: schema, content: new Set<string>() };

export const config = (graphql: object = {}, mode: 'production' | 'development' = 'production') => ({
  database: shopConfig.shape.database.parse({}),
  graphql: shopConfig.shape.graphql.parse(graphql),
  mode,
});

export interface Sent {
  readonly id?: string;
  readonly headers?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  readonly ip?: string;
}

/** Creates a client for the GraphQL routes of a test schema with products. Calls the handlers directly, without a server. */
export function client(settings = config()) {
  const routes = graphqlRoutes({ schemas, config: settings });
  const logged: unknown[] = [];
  const send = async ({
    id = 'graphql',
    headers = {},
    query = {},
    body = '',
    signal,
    ip = '203.0.113.1',
  }: Sent) => {
    const route = routes.find((route) => route.id === id)!;
    const call = {
      app: { log: { error: (entry: unknown) => logged.push(entry) } },
      caller: anonymous,
      query,
      body: Buffer.from(body),
      request: {
        id: 'request-1',
        ip,
        method: route.method,
        headers: { 'content-type': 'application/json', ...headers },
        signal: signal ?? new AbortController().signal,
      },
    };
    const reply = await route.handle(call as unknown as Call as never);
    if (!(reply instanceof Reply)) throw new Error('The answer is not bare');
    return {
      status: reply.status,
      headers: reply.headers,
      body: JSON.parse(JSON.stringify(reply.body)) as Body,
    };
  };
  const execute = (query: string, variables?: object, accept = 'application/graphql-response+json') =>
    send({ headers: { accept }, body: JSON.stringify({ query, variables }) });
  return { send, execute, logged };
}

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly { message: string; path?: unknown; extensions: Record<string, unknown> }[];
}

export const codesOf = ({ errors }: Body) =>
  errors?.map((error) => [error.extensions['code'], error.message]);
