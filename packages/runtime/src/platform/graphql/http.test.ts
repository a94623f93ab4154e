import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { shopConfig } from '../config/schema.ts';
import { refuse } from '../errors.ts';
import { nobody } from '../http/caller.ts';
import { Reply } from '../http/reply.ts';
import type { Call } from '../http/route.ts';
import type { LoaderDefinition } from '../loading/readContext.ts';
import type { GraphQLContext } from './contract.ts';
import { executableSchema } from './executableSchema.ts';
import type { ResolverMap } from './executableSchema.ts';
import { graphqlRoutes } from './http.ts';

const batches: (readonly number[])[] = [];
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
      throw refuse(400, 'SOLD_OUT', 'This item is out of stock', { details: [{ path: 'a', message: 'b' }] });
    },
    broken: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')),
    slow: () => new Promise(() => {}),
  },
};

const schema = executableSchema([definitions], [resolvers as unknown as ResolverMap]);
const schemas = { storefront: schema, admin: schema };

const config = (graphql: object = {}, mode: 'production' | 'development' = 'production') => ({
  database: shopConfig.shape.database.parse({}),
  graphql: shopConfig.shape.graphql.parse(graphql),
  mode,
});

interface Sent {
  readonly id?: string;
  readonly headers?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  readonly ip?: string;
}

function client(settings = config()) {
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
      caller: nobody,
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
  const ask = (query: string, variables?: object, accept = 'application/graphql-response+json') =>
    send({ headers: { accept }, body: JSON.stringify({ query, variables }) });
  return { send, ask, logged };
}

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly { message: string; path?: unknown; extensions: Record<string, unknown> }[];
}

const codesOf = ({ errors }: Body) => errors?.map((error) => [error.extensions['code'], error.message]);

describe('the routes', () => {
  test('answer under both spellings of both endpoints, by POST and GET', () => {
    const routes = graphqlRoutes({ schemas, config: config() });
    expect(routes.map(({ id, method, path, access }) => ({ id, method, path, access }))).toEqual([
      { id: 'graphql', method: 'POST', path: ['/graphql', '/api/graphql'], access: 'public' },
      { id: 'graphqlGet', method: 'GET', path: ['/graphql', '/api/graphql'], access: 'public' },
      { id: 'adminGraphql', method: 'POST', path: ['/admin/graphql', '/api/admin/graphql'], access: 'admin' },
      {
        id: 'adminGraphqlGet',
        method: 'GET',
        path: ['/admin/graphql', '/api/admin/graphql'],
        access: 'admin',
      },
    ]);
  });

  test('say in the context which schema is asked, and the page that is shown', async () => {
    const sent = { body: '{"query":"{ where }"}', headers: { 'x-current-path': '/caps' } };
    const { send } = client();
    expect((await send(sent)).body).toEqual({ data: { where: 'storefront /caps' } });
    expect((await send({ ...sent, id: 'adminGraphql' })).body).toEqual({ data: { where: 'admin /caps' } });
  });

  test('GET takes query, variables and operationName', async () => {
    const query = {
      query: 'query A($id: ID) { product(id: $id) { name } } query B { where }',
      variables: '{"id":1}',
    };
    const { body } = await client().send({ id: 'graphqlGet', query: { ...query, operationName: 'A' } });
    expect(body).toEqual({ data: { product: { name: 'Cap' } } });
  });

  test('GET does not run a mutation', async () => {
    const reply = await client().send({
      id: 'graphqlGet',
      query: { query: 'mutation { rename(name: "a") }' },
    });
    expect(reply).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(codesOf(reply.body)).toEqual([['METHOD_NOT_ALLOWED', 'Only queries can be sent by GET']]);
    expect((await client().ask('mutation { rename(name: "a") }')).body).toEqual({ data: { rename: 'a' } });
  });
});

describe('what is no GraphQL request', () => {
  test.each<[string, Sent, number, string, string]>([
    ['JSON that is broken', { body: '{' }, 400, 'INVALID_JSON', 'Request body is not valid JSON'],
    ['an empty body', {}, 400, 'INVALID_JSON', 'Request body is not valid JSON'],
    ['a text', { body: '"a"' }, 400, 'BAD_REQUEST', 'The body must be a JSON object'],
    ['a batch', { body: '[]' }, 400, 'BAD_REQUEST', 'Several queries in one request are not supported'],
    ['no query', { body: '{}' }, 400, 'BAD_REQUEST', '"query" is required and must be a string'],
    [
      'a query that is no text',
      { body: '{"query":1}' },
      400,
      'BAD_REQUEST',
      '"query" is required and must be a string',
    ],
    [
      'a list of variables',
      { body: '{"query":"{a}","variables":[]}' },
      400,
      'BAD_REQUEST',
      '"variables" must be an object',
    ],
    [
      'a wrong operation name',
      { body: '{"query":"{a}","operationName":1}' },
      400,
      'BAD_REQUEST',
      '"operationName" must be a string',
    ],
    [
      'broken variables',
      { id: 'graphqlGet', query: { query: '{a}', variables: '{' } },
      400,
      'BAD_REQUEST',
      '"variables" is not valid JSON',
    ],
    [
      'another content type',
      { headers: { 'content-type': 'text/plain' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Request body must be JSON in UTF-8 (Content-Type: application/json)',
    ],
    [
      'an answer type that we do not have',
      { headers: { accept: 'text/html' } },
      406,
      'NOT_ACCEPTABLE',
      'Answers are application/graphql-response+json or application/json',
    ],
  ])('%s', async (_, sent, status, code, message) => {
    const reply = await client().send(sent);
    expect(reply).toMatchObject({ status, body: { errors: [{ message, extensions: { code } }] } });
  });
});

describe('the type and status of the answer', () => {
  const typed = 'application/graphql-response+json';
  test.each([
    [undefined, '{ where }', 200, 'application/json'],
    ['*/*', '{ where }', 200, 'application/json'],
    ['application/json', '{ nope }', 200, 'application/json'],
    ['application/json', '{', 200, 'application/json'],
    [typed, '{ where }', 200, typed],
    [typed, '{ nope }', 400, typed],
    [typed, '{', 400, typed],
    [`${typed}, application/json;q=0.9`, '{ product { missing } }', 200, typed],
  ])('%s asking %s: %i', async (accept, query, status, type) => {
    const reply = await client().send({ headers: accept ? { accept } : {}, body: JSON.stringify({ query }) });
    expect(reply).toMatchObject({ status, headers: { 'content-type': `${type}; charset=utf-8` } });
  });
});

describe('errors', () => {
  const { ask, logged } = client();

  test('a refusal keeps its text, code and details', async () => {
    const { body } = await ask('{ product { name refused } }');
    expect(body).toMatchObject({
      data: { product: { name: 'Cap', refused: null } },
      errors: [
        {
          message: 'This item is out of stock',
          path: ['product', 'refused'],
          extensions: { code: 'SOLD_OUT', details: [{ path: 'a', message: 'b' }] },
        },
      ],
    });
  });

  test.each(['broken', 'wrong', 'missing'])(
    'a bug (%s) tells nothing but the request id, and is logged',
    async (field) => {
      const { body } = await ask(`{ product { ${field} } }`);
      expect(body.errors).toMatchObject([
        { message: 'Internal server error', extensions: { code: 'INTERNAL_ERROR', requestId: 'request-1' } },
      ]);
      expect(JSON.stringify(body)).not.toMatch(/secret|ECONNREFUSED/);
      expect(logged.at(-1)).toMatchObject({
        requestId: 'request-1',
        path: ['product', field],
        err: expect.any(Error),
      });
    },
  );

  test.each([
    ['{', {}, 'GRAPHQL_PARSE_FAILED', 'Syntax Error: Expected Name, found <EOF>.'],
    ['{ nam }', {}, 'GRAPHQL_VALIDATION_FAILED', 'Cannot query field "nam" on type "Query".'],
    [
      'query ($id: ID!) { product(id: $id) { name } }',
      {},
      'BAD_USER_INPUT',
      'Variable "$id" has invalid value: Expected a value of non-null type "ID!" to be provided.',
    ],
    [
      'query A { where } query B { where }',
      {},
      'OPERATION_NOT_FOUND',
      'Say in "operationName" which operation to run',
    ],
    [
      '{ __schema { types { name } } }',
      {},
      'GRAPHQL_VALIDATION_FAILED',
      'GraphQL introspection has been disabled, but the requested query contained the field "__schema".',
    ],
  ])('%s is refused: %s', async (query, variables, code, message) => {
    const { status, body } = await ask(query, variables);
    expect(status).toBe(400);
    expect(codesOf(body)?.[0]).toEqual([code, message]);
    expect(body).not.toHaveProperty('data');
  });

  test('a client that goes away ends the query', async () => {
    const gone = new AbortController();
    const { send } = client();
    const reply = send({ body: '{"query":"{ product { slow } }"}', signal: gone.signal });
    gone.abort();
    expect(await reply).toMatchObject({ status: 499 });
    expect(await send({ body: '{"query":"{ where }"}', signal: gone.signal })).toMatchObject({ status: 499 });
  });
});

const nested = (levels: number) =>
  `{ product { ${'parent { '.repeat(levels - 2)}name${' }'.repeat(levels - 2)} } }`;

const pageOf = (value: string) => ({ filters: [{ key: 'limit', operation: 'eq', value }] });

describe('limits', () => {
  test.each([
    [
      'depth',
      { maxDepth: 4 },
      nested(5),
      'QUERY_TOO_DEEP',
      'The query is 5 levels deep; at most 4 are allowed',
    ],
    [
      'depth through fragments',
      { maxDepth: 4 },
      '{ product { ...A } } fragment A on Product { parent { ...B } } fragment B on Product { ... { parent { parent { name } } } }',
      'QUERY_TOO_DEEP',
      'The query is 5 levels deep; at most 4 are allowed',
    ],
    [
      'aliases',
      { maxAliases: 2 },
      '{ a: where b: where c: where }',
      'TOO_MANY_ALIASES',
      'The query has 3 aliases; at most 2 are allowed',
    ],
    [
      'aliases through fragments',
      { maxAliases: 2 },
      '{ product { ...A parent { ...A ...A } } } fragment A on Product { a: name }',
      'TOO_MANY_ALIASES',
      'The query has 3 aliases; at most 2 are allowed',
    ],
    [
      'tokens',
      { maxTokens: 5 },
      '{ where where where where }',
      'QUERY_TOO_LONG',
      'The query has more than 5 tokens',
    ],
    [
      'cost',
      { maxCost: 100 },
      '{ products { items { name images { url } } total } }',
      'QUERY_TOO_COSTLY',
      'The query costs 253; at most 100 is allowed',
    ],
  ])('%s', async (_, limits, query, code, message) => {
    const { status, body } = await client(config(limits)).ask(query);
    expect(status).toBe(400);
    expect(codesOf(body)).toEqual([[code, message]]);
  });

  test('what is just within is answered', async () => {
    const { ask } = client(config({ maxDepth: 4, maxAliases: 2, maxTokens: 14, maxCost: 14 }));
    expect((await ask(nested(4))).status).toBe(200);
    expect((await ask('{ a: where b: where }')).status).toBe(200);
  });

  test('cost follows the page size that variables carry', async () => {
    const { ask } = client(config({ maxCost: 100 }));
    const query =
      'query ($filters: [FilterInput!]) { products(filters: $filters) { items { name double } total } }';
    expect((await ask(query, pageOf('40'))).status).toBe(200);
    expect(codesOf((await ask(query, pageOf('100'))).body)?.[0]?.[1]).toBe(
      'The query costs 213; at most 100 is allowed',
    );
  });

  const filter = (key: string, operation: string, value: string) =>
    `{ key: "${key}", operation: "${operation}", value: "${value}" }`;

  test.each([
    ['a list', '{ products { total } }', 12],
    ['a counted field', '{ products { counted } }', 61],
    ['a search', `{ products(filters: [${filter('keyword', 'eq', 'a')}]) { total } }`, 112],
    [
      'texts that are contained',
      `{ products(filters: [${filter('name', 'nlike', 'a')}, ${filter('sku', 'like', 'b')}]) { total } }`,
      112,
    ],
    ['a page far on', `{ products(filters: ${filter('page', 'eq', '1001')}) { total } }`, 412],
    [
      'each root field by itself',
      '{ a: products { counted } b: products { counted } product { name } }',
      134,
    ],
    [
      'the same through fragments',
      '{ ...A } fragment A on Query { a: products { ...B } b: products { ...B } } fragment B on Products { counted }',
      122,
    ],
  ])('cost counts the work of %s', async (_, query, cost) => {
    const { ask } = client(config({ maxCost: 5 }));
    expect(codesOf((await ask(query)).body)).toEqual([
      ['QUERY_TOO_COSTLY', `The query costs ${cost}; at most 5 is allowed`],
    ]);
    expect((await client(config({ maxCost: cost })).ask(query)).status).toBe(200);
  });

  test.each(['key', 'operation', 'value'])(
    'cost counts a filter whose %s a variable carries',
    async (part) => {
      const entry = { key: 'name', operation: 'like', value: 'a', [part]: '$it' };
      const text = Object.entries(entry).map(
        ([name, value]) => `${name}: ${value === '$it' ? value : `"${value}"`}`,
      );
      const query = `query ($it: String!) { products(filters: [{ ${text.join(', ')} }]) { total } }`;
      const it = { key: 'name', operation: 'like', value: 'a' }[part];
      expect(codesOf((await client(config({ maxCost: 61 })).ask(query, { it })).body)?.[0]?.[1]).toBe(
        'The query costs 62; at most 61 is allowed',
      );
      expect((await client(config({ maxCost: 62 })).ask(query, { it })).status).toBe(200);
    },
  );

  const many = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ');

  test.each([
    ['fields', (count: number) => `{ ${many(count, () => 'product { name }')} }`],
    ['inline fragments', (count: number) => `{ ${many(count, () => '... { product { name } }')} }`],
    [
      'fragments',
      (count: number) =>
        `{ ${many(count, (i) => `...F${i}`)} } ${many(count, (i) => `fragment F${i} on Query { product { name } }`)}`,
    ],
    ['fields that conflict', (count: number) => `{ ${many(count, (i) => `product(id: ${i}) { name }`)} }`],
    [
      'fragments that nothing spreads',
      (count: number) => `{ where } fragment A on Query { ${many(count, () => 'where')} }`,
    ],
  ])('%s of one name are counted before they are compared', async (_, query) => {
    const codes = async (count: number) =>
      codesOf((await client().ask(query(count))).body)?.map(([code]) => code);
    expect(await codes(120)).toEqual(['QUERY_REPEATS_FIELDS']);
    expect((await codes(40)) ?? []).not.toContain('QUERY_REPEATS_FIELDS');
  });

  test('names that repeat on each level count as often as they are compared', async () => {
    const twice = (levels: number): string =>
      levels === 0 ? 'name' : many(2, () => `parent { ${twice(levels - 1)} }`);
    const codes = async (levels: number) =>
      codesOf((await client().ask(`{ product { ${twice(levels)} } }`)).body)?.map(([code]) => code);
    expect(await codes(7)).toEqual(['QUERY_REPEATS_FIELDS']);
    expect(await codes(3)).toBeUndefined();
  });

  test.each([
    [
      'unknown fields',
      '{ products { items { nope } counted } }',
      'The query costs 62; at most 60 is allowed',
    ],
    [
      'fragments inside themselves',
      '{ products { counted ...A } } fragment A on Products { items { parent { ...B } } } fragment B on Product { parent { ...B } }',
      'The query costs 102; at most 60 is allowed',
    ],
    [
      'values of no use',
      '{ product { reviews(first: [$x, { toString: 1, valueOf: 1 }]) { url } } products { counted } }',
      'The query costs 83; at most 60 is allowed',
    ],
  ])('what costs too much is refused without validation: %s', async (_, query, message) => {
    const { ask } = client(config({ maxCost: 60 }));
    expect(codesOf((await ask(query)).body)).toEqual([['QUERY_TOO_COSTLY', message]]);
    const valid = await client(config({ maxCost: 5000 })).ask(query);
    expect(codesOf(valid.body)?.[0]?.[0]).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('a page of nothing makes nothing else free', async () => {
    const { ask } = client(config({ maxCost: 100 }));
    const none = (page: string) => `filters: [${filter('limit', 'eq', '0')}, ${filter('page', 'eq', page)}]`;
    const query = `{ a: products(${none('1e999')}) { total } b: products { counted } c: products { counted } }`;
    expect(codesOf((await ask(query)).body)?.[0]?.[1]).toBe('The query costs 134; at most 100 is allowed');
    const inner = `query ($page: Int) { products(${none('1')}) { items { reviews(first: $page) { url } } }
      b: products { counted } c: products { counted } }`;
    expect(codesOf((await ask(inner)).body)?.[0]?.[0]).toBe('QUERY_TOO_COSTLY');
  });

  test('a variable that is no number in any way counts as none', async () => {
    const { ask } = client(config({ maxCost: 5 }));
    const query = 'query ($filters: [FilterInput!]) { products(filters: $filters) { total } }';
    const odd = { toString: 1, valueOf: 1 };
    const filters = ['limit', 'page'].map((key) => ({ key, operation: 'eq', value: odd }));
    const { status, body } = await ask(query, { filters });
    expect([status, codesOf(body)?.[0]?.[0]]).toEqual([400, 'QUERY_TOO_COSTLY']);
  });

  test.each(['__proto__', 'constructor'])('cost knows no value of a variable named %s', async (name) => {
    const { ask } = client(config({ maxCost: 10 }));
    const query = `query ($${name}: Int) { product { reviews(first: $${name}) { url } } }`;
    const { body } = await ask(query);
    expect(codesOf(body)?.[0]?.[0]).toBe('QUERY_TOO_COSTLY');
  });

  test('introspection is free where it is on, in development or by the configuration', async () => {
    const query = `{ __schema { types { fields { type ${'{ ofType '.repeat(12)} { name } ${'}'.repeat(12)} } } } }`;
    expect((await client(config({}, 'development')).ask(query)).status).toBe(200);
    expect((await client(config({ introspection: true })).ask(query)).status).toBe(200);
    expect((await client(config({ introspection: false }, 'development')).ask(query)).status).toBe(400);
  });

  test('a fragment inside itself is refused, and does not hang the checks', async () => {
    const { body } = await client().ask('{ product { ...A } } fragment A on Product { parent { ...A } }');
    expect(codesOf(body)).toEqual([
      ['GRAPHQL_VALIDATION_FAILED', 'Cannot spread fragment "A" within itself.'],
    ]);
  });
});

test('all rows of a list ask a loader in one batch', async () => {
  batches.length = 0;
  const { body } = await client().ask(
    '{ products { items { double } } again: products { items { double } } }',
  );
  expect(body.data).toMatchObject({ products: { items: [{ double: 2 }, { double: 4 }] } });
  expect(batches).toEqual([[1, 2]]);
});

describe('new query texts', () => {
  const text = (name: string) => `{ ${name}: where }`;
  const answersOf = () => {
    const { send } = client();
    const order: string[] = [];
    const from = (ip: string, name: string) =>
      send({ ip, body: JSON.stringify({ query: text(name) }) }).then(({ status, body }) => {
        order.push(`${name} ${status}`);
        return body;
      });
    return { order, from };
  };

  test('of several clients are answered in turn', async () => {
    const { order, from } = answersOf();
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => from('203.0.113.1', name)),
      ...['b1', 'b2'].map((name) => from('203.0.113.2', name)),
    ]);
    expect(order).toEqual(['a1 200', 'b1 200', 'a2 200', 'b2 200', 'a3 200', 'a4 200']);
  });

  test('do not hold up a text that was sent before', async () => {
    const { order, from } = answersOf();
    await from('203.0.113.2', 'known');
    await Promise.all([
      ...['a1', 'a2', 'a3'].map((name) => from('203.0.113.1', name)),
      from('203.0.113.1', 'known'),
    ]);
    expect(order).toEqual(['known 200', 'known 200', 'a1 200', 'a2 200', 'a3 200']);
  });

  test('are refused to a client with too many that wait', async () => {
    const { order, from } = answersOf();
    const names = Array.from({ length: 51 }, (_, index) => `a${index}`);
    const bodies = await Promise.all([
      ...names.map((name) => from('2001:db8::1', name)),
      from('2001:db8::2', 'neighbour'),
      from('203.0.113.2', 'other'),
    ]);
    const refused = order.filter((entry) => entry.endsWith('429'));
    expect(refused.toSorted()).toEqual(['a50 429', 'neighbour 429']);
    expect(order).toContain('other 200');
    expect(codesOf(bodies[50]!)).toEqual([
      ['TOO_MANY_REQUESTS', 'Too many requests. Please slow down and try again later.'],
    ]);
  });
});
