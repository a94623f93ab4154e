import { describe, expect, test } from 'vitest';
import { batches, client, codesOf, config, schemas } from './graphqlClient.fixture.ts';
import type { Sent } from './graphqlClient.fixture.ts';
import { graphqlRoutes } from './http.ts';

describe('the routes', () => {
  test('exist under both paths of both endpoints, for POST and GET', () => {
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

  test('pass the schema and the current page in the context', async () => {
    const sent = { body: '{"query":"{ where }"}', headers: { 'x-current-path': '/caps' } };
    const { send } = client();
    expect((await send(sent)).body).toEqual({ data: { where: 'storefront /caps' } });
    expect((await send({ ...sent, id: 'adminGraphql' })).body).toEqual({ data: { where: 'admin /caps' } });
  });

  test('accept query, variables and operationName in GET', async () => {
    const query = {
      query: 'query A($id: ID) { product(id: $id) { name } } query B { where }',
      variables: '{"id":1}',
    };
    const { body } = await client().send({ id: 'graphqlGet', query: { ...query, operationName: 'A' } });
    expect(body).toEqual({ data: { product: { name: 'Cap' } } });
  });

  test('do not run a mutation in GET', async () => {
    const reply = await client().send({
      id: 'graphqlGet',
      query: { query: 'mutation { rename(name: "a") }' },
    });
    expect(reply).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(codesOf(reply.body)).toEqual([['METHOD_NOT_ALLOWED', 'Only queries can be sent with GET']]);
    expect((await client().execute('mutation { rename(name: "a") }')).body).toEqual({
      data: { rename: 'a' },
    });
  });
});

describe('rejects an invalid GraphQL request', () => {
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
      'Responses are only available as application/graphql-response+json or application/json',
    ],
  ])('%s', async (_, sent, status, code, message) => {
    const reply = await client().send(sent);
    expect(reply).toMatchObject({ status, body: { errors: [{ message, extensions: { code } }] } });
  });
});

describe('the content type and status of the response', () => {
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
  ])('with Accept %s and query %s: %i', async (accept, query, status, type) => {
    const reply = await client().send({ headers: accept ? { accept } : {}, body: JSON.stringify({ query }) });
    expect(reply).toMatchObject({ status, headers: { 'content-type': `${type}; charset=utf-8` } });
  });
});

describe('errors', () => {
  const { execute, logged } = client();

  test('a refusal keeps its text, code and details', async () => {
    const { body } = await execute('{ product { name refused } }');
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
    'a bug (%s) reveals only the request ID, and is logged',
    async (field) => {
      const { body } = await execute(`{ product { ${field} } }`);
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
      'Set "operationName" to the operation to run',
    ],
    [
      '{ __schema { types { name } } }',
      {},
      'GRAPHQL_VALIDATION_FAILED',
      'GraphQL introspection has been disabled, but the requested query contained the field "__schema".',
    ],
  ])('%s is refused: %s', async (query, variables, code, message) => {
    const { status, body } = await execute(query, variables);
    expect(status).toBe(400);
    expect(codesOf(body)?.[0]).toEqual([code, message]);
    expect(body).not.toHaveProperty('data');
  });

  test('a client that goes away ends the query', async () => {
    const disconnected = new AbortController();
    const { send } = client();
    const reply = send({ body: '{"query":"{ product { slow } }"}', signal: disconnected.signal });
    disconnected.abort();
    expect(await reply).toMatchObject({ status: 499 });
    expect(await send({ body: '{"query":"{ where }"}', signal: disconnected.signal })).toMatchObject({
      status: 499,
    });
  });
});

test('all rows of a list share one loader batch', async () => {
  batches.length = 0;
  const { body } = await client().execute(
    '{ products { items { double } } again: products { items { double } } }',
  );
  expect(body.data).toMatchObject({ products: { items: [{ double: 2 }, { double: 4 }] } });
  expect(batches).toEqual([[1, 2]]);
});
