import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnreachable } from '../../packages/runtime/src/platform/db/failures.ts';
import { executableSchema } from '../../packages/runtime/src/platform/graphql/executableSchema.ts';
import type { ResolverMap } from '../../packages/runtime/src/platform/graphql/executableSchema.ts';
import { graphqlRoutes } from '../../packages/runtime/src/platform/graphql/http.ts';
import type { Authenticator } from '../../packages/runtime/src/platform/contracts/caller.ts';
import { contextOf, startHttp } from '../support/httpServer.ts';

const definitions = parse('type Query { hello(name: String): String down: Int } type Mutation { mark: Int }');
let marks = 0;
const resolvers = {
  Query: {
    hello: (_: never, { name }: { name?: string }) => `Hello ${name ?? 'you'}`,
    down: () => Promise.reject(new DatabaseUnreachable(new Error('ECONNREFUSED'))),
  },
  Mutation: { mark: () => (marks += 1) },
};
const schema = executableSchema([definitions], [resolvers as unknown as ResolverMap]);
const schemas = { storefront: schema, admin: schema, content: new Set<string>() };

/** Interprets a token as the list of route ids that its administrator may call. */
const admins: Authenticator = {
  id: 'test',
  authenticate: async ({ bearer }) =>
    bearer === null
      ? null
      : { admin: { id: 1, uuid: 'a', email: 'a@shop.test', permissions: new Set(bearer.split('.')) } },
};

let http: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  const { config } = contextOf({});
  http = await startHttp({ routes: graphqlRoutes({ schemas, config }), authenticators: [admins] });
});
afterAll(() => http.close());

const as = (ids: string) => ({ authorization: `Bearer ${ids}` });

test.each(['/graphql', '/api/graphql'])(
  '%s responds to anyone, without the envelope of other routes',
  async (path) => {
    const body = { query: 'query ($name: String) { hello(name: $name) }', variables: { name: 'Ada' } };
    const { status, headers, json } = await http.call('POST', path, { body });
    expect([status, json]).toEqual([200, { data: { hello: 'Hello Ada' } }]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  },
);

test.each(['/admin/graphql', '/api/admin/graphql'])(
  '%s is for administrators with the permission adminGraphql',
  async (path) => {
    const body = { query: '{ hello }' };
    expect((await http.call('POST', path, { body })).status).toBe(401);
    expect((await http.call('POST', path, { body, headers: as('getOrder') })).status).toBe(403);
    const { status, json } = await http.call('POST', path, { body, headers: as('adminGraphql') });
    expect([status, json]).toEqual([200, { data: { hello: 'Hello you' } }]);
  },
);

const byGet = (text: string) => `/graphql?query=${encodeURIComponent(text)}`;

test('GET accepts a query, and neither GET nor HEAD a mutation', async () => {
  expect((await http.call('GET', byGet('{ hello }'))).json).toEqual({ data: { hello: 'Hello you' } });
  const refused = await http.call('GET', byGet('mutation { mark }'));
  expect([refused.status, refused.headers.allow]).toEqual([405, 'POST']);
  expect((await http.call('HEAD', byGet('mutation { mark }'))).status).toBe(405);
  expect(marks).toBe(0);
});

test.each([
  ['no body', {}, 415],
  [
    'a form',
    { body: 'query={hello}', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
  ],
  ['broken JSON', { body: '{', headers: { 'content-type': 'application/json' } }, 400],
  [
    'a packed body',
    { body: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } },
    415,
  ],
  ['a body past the limit', { body: { query: `#${'x'.repeat(1_048_576)}` } }, 413],
])('%s is refused', async (_, options, status) =>
  expect((await http.call('POST', '/graphql', options)).status).toBe(status),
);

test('another method is 405', async () => expect((await http.call('PUT', '/graphql')).status).toBe(405));

test('an unreachable database is 503', async () => {
  const { status, headers, json } = await http.call('POST', '/graphql', { body: { query: '{ down }' } });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(json).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
});
