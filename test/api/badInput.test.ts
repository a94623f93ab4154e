import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminIsServed } from '../support/adminUi.ts';
import { adminsOf } from '../support/admins.ts';
import { hostileIds, hostileValues, jsonOf, placesIn, withValueAt } from '../support/adversary.ts';
import { attackOn, expectEnvelope, json } from '../support/attack.ts';
import type { Attack, Who } from '../support/attack.ts';
import { send } from '../support/httpServer.ts';
import type { CallOptions } from '../support/httpServer.ts';
import { inLane, isNight } from '../support/lane.ts';
import { routeExamples } from '../support/routeExamples.ts';
import type { Example } from '../support/routeExamples.ts';
import { testShop } from '../support/shop.ts';

/** Each test sends thousands of requests, and the machine may be busy. */
vi.setConfig({ testTimeout: inLane({ gate: 600_000, night: 3_600_000 }) });

const BODY_LIMIT = 200_000;

/** Confirms every VAT ID, so that the route that checks them is refused for its input alone. */
const office = defineExtension({
  name: 'office',
  api: '^1.0',
  setup: () => ({
    vatCheckers: [
      {
        name: 'office',
        check: async ({ vatId }) => ({
          vat_id: vatId,
          country: vatId.slice(0, 2),
          valid: true,
          name: null,
          address: null,
          checked_at: new Date().toISOString(),
          reference: null,
        }),
      },
    ],
  }),
});

let shop: TestShop;
let attack: Attack;
let examples: readonly Example[];
beforeAll(async () => {
  shop = await testShop({
    config: { mode: 'production', server: { bodyLimit: BODY_LIMIT } },
    extensions: [coreShipping, cod, office],
  });
  attack = await attackOn(shop);
  // The attacking customer is not a customer that the administrator routes change.
  await adminIsServed(shop.url);
  examples = await routeExamples(shop, { 'me/addresses': attack.address });
});
afterAll(() => shop.stop());

/** Returns a subset of the hostile values, so that each value is tried in many places. Returns all values in the night lane. */
const someOf = <T>(values: readonly T[], turn: number, share: number): readonly T[] =>
  isNight ? values : values.filter((_, index) => (index + turn) % share === 0);

const withBody = () => examples.filter(({ body }) => body !== null);
/** Returns the caller for a route. Public routes alternate between both callers. */
const whoAt = ({ route }: Example, turn: number): Who =>
  route.access === 'customer' || (route.access === 'public' && turn % 2 === 1) ? 'customer' : 'admin';
const isGraphQL = ({ path }: Example) => path.endsWith('/graphql');
/** Reports whether a route responds to errors with HTML. */
const isPage = ({ route }: Example) => route.kind === 'page';
const typed = (type: string, more: object = {}) => ({
  body: '{}',
  headers: { 'content-type': type, ...more },
});

/** Invalid bodies, the expected status of each, and the names of the test cases. */
const unreadable: readonly [CallOptions, number, string][] = [
  [json('{'), 400, 'cut short'],
  [json('[]'), 400, 'a list'],
  [json('[{}]'), 400, 'a list of objects'],
  [json('null'), 400, 'null'],
  [json('7'), 400, 'a number'],
  [json('"text"'), 400, 'a text'],
  [json('{"a":1}{}'), 400, 'two objects'],
  [json('\ufeff{}'), 400, 'a byte order mark'],
  [json("{'a':1}"), 400, 'single quotes'],
  [{ ...json(''), body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]) }, 400, 'bytes that are no UTF-8'],
  [json(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), 400, 'ten thousand objects in each other'],
  [{ body: '{}' }, 415, 'no content type'],
  [typed('text/plain'), 415, 'text'],
  [typed('application/x-www-form-urlencoded'), 415, 'a form'],
  [typed('multipart/form-data; boundary=a'), 415, 'a form of parts'],
  [typed('application/json; charset=latin1'), 415, 'another charset'],
  [typed('application/json', { 'content-encoding': 'gzip' }), 415, 'an encoding'],
  [json(`{"a":"${'x'.repeat(BODY_LIMIT)}"}`), 413, 'over the limit'],
  [{ ...json(`{"a":"${'x'.repeat(BODY_LIMIT)}"}`), chunked: true }, 413, 'over the limit, in chunks'],
];

test.each(unreadable.map(([options, status, about]) => [about, options, status] as const))(
  'every route with a body refuses %s',
  (about, options, status) =>
    attack.expectNothingWritten(async () => {
      for (const [turn, example] of withBody().entries()) {
        const { method, path } = example;
        if (about === 'a form' && isPage(example)) continue;
        const answer = await attack.call(method, path, options, whoAt(example, turn));
        expectEnvelope(answer, `${method} ${path} ${about}`);
        expect(answer.status, `${method} ${path} ${about}`).toBe(status);
      }
    }),
);

test('the examples are valid for the routes: a new route may need a body in exampleBodies.ts', async () => {
  const wrong: string[] = [];
  for (const [turn, example] of withBody().entries()) {
    const { id, method, path, body } = example;
    // These routes would close the cart and the order that the other tests use.
    if (id === 'createOrder' || id === 'cancelOrder') continue;
    const answer = await attack.call(method, path, { body: body?.() as object }, whoAt(example, turn));
    if (answer.text.includes('VALIDATION_FAILED')) wrong.push(`${id}: ${answer.text}`);
  }
  expect(wrong).toEqual([]);
});

test('every route with ids in its path handles invalid ids, and writes nothing if it rejects them', async () => {
  const attempts = examples.flatMap((example, turn) => {
    const { method, shape, path, body } = example;
    const parts = path.split('/');
    return shape.split('/').flatMap((segment, index) =>
      segment.startsWith('{')
        ? someOf(hostileIds, turn, 8).map((id) => ({
            who: whoAt(example, turn),
            method,
            path: parts.with(index, id).join('/'),
            options: body ? { body: body() } : {},
            about: '',
          }))
        : [],
    );
  });
  for (let start = 0; start < attempts.length; start += 50)
    await attack.expectHarmless(attempts.slice(start, start + 50));
});

test('every path rejects unsupported methods, and lists the supported ones', async () => {
  // The fallback route handles all paths that no other route has.
  for (const { path } of examples.filter(({ route }) => !route.fallback)) {
    // `/api/customers/me` also has the methods of `/api/customers/{id}`.
    const known = examples
      .filter(({ shape, route }) => !route.fallback && isOfShape(path, shape))
      .map(({ method }) => method);
    const allow = new Set([...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS']);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
      if (known.includes(method)) continue;
      const answer = await attack.call(method, path);
      expectEnvelope(answer, `${method} ${path}`);
      expect([answer.status, new Set(answer.headers.allow?.split(', '))], `${method} ${path}`).toEqual([
        405,
        allow,
      ]);
    }
  }
});

function isOfShape(path: string, shape: string): boolean {
  const parts = path.split('/');
  const segments = shape.split('/');
  return (
    parts.length === segments.length &&
    segments.every((segment, index) => segment.startsWith('{') || segment === parts[index])
  );
}

describe('every admin route', () => {
  const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
  const unauthorized = { status: 401, code: 'UNAUTHORIZED', message: 'Unauthorized' };
  const forbidden = { status: 403, code: 'FORBIDDEN', message: 'Forbidden' };

  test.each<[string, () => string | Promise<string>, typeof forbidden]>([
    ['nobody', () => '', unauthorized],
    ['an unknown token', () => 'Bearer sat_unknown', unauthorized],
    ['another scheme', () => `Basic ${attack.tokens.admin}`, unauthorized],
    ['no token after its scheme', () => 'Bearer ', unauthorized],
    ['a customer', () => `Bearer ${attack.tokens.customer}`, unauthorized],
    ['a token of 7000 characters', () => `Bearer ${'x'.repeat(7000)}`, unauthorized],
    [
      'an admin whose role has another id',
      async () => `Bearer ${await tokenOf(await newAdmin([await newRole('createCoupon')]))}`,
      forbidden,
    ],
  ])('refuses %s before it looks at anything', async (_, credential, refusal) => {
    const authorization = await credential();
    const others = examples.filter(({ id, route }) => route.access === 'admin' && id !== 'createCoupon');
    await attack.expectNothingWritten(async () => {
      for (const [turn, { method, path, body }] of others.entries()) {
        const bodies = [json(JSON.stringify(body?.() ?? {})), json('{'), typed('text/plain')];
        for (const options of someOf(bodies, turn, 3)) {
          const headers = { ...options.headers, ...(authorization && { authorization }) };
          const answer = await send(attack.port, method, path, { ...options, headers });
          const requestId = answer.headers['x-request-id'];
          expect(answer.json, `${method} ${path}`).toEqual({ error: { ...refusal, requestId } });
        }
      }
    });
  });
});

test.each<[string, () => string]>([
  ['nobody', () => ''],
  ['an unknown token', () => 'Bearer sct_unknown'],
  ['an admin', () => `Bearer ${attack.tokens.admin}`],
])('every customer route refuses %s before it looks at anything', async (_, credential) => {
  const authorization = credential();
  const routes = examples.filter(({ route }) => route.access === 'customer');
  expect(routes.length).toBeGreaterThan(5);
  await attack.expectNothingWritten(async () => {
    for (const { method, path, body } of routes) {
      for (const options of [json(JSON.stringify(body?.() ?? {})), json('{')]) {
        const headers = { ...options.headers, ...(authorization && { authorization }) };
        const answer = await send(attack.port, method, path, { ...options, headers });
        expectEnvelope(answer, `${method} ${path}`);
        expect(answer.status, `${method} ${path}`).toBe(401);
      }
    }
  });
});

const queries = [
  ...'? ?&&= ?page ?page= ?page=%00 ?page=1&page=2 ?page[]=1 ?limit=1e2 ?limit=0x10 ?limit=-1 ?page=%zz'.split(
    ' ',
  ),
  ...'?page=99999999999999999999 ?__proto__=1 ?constructor[name]=1 ?page=%ED%A0%80 ?query={ ?variables=[1]'.split(
    ' ',
  ),
  `?q=${'x'.repeat(6000)}`,
  `?${'a&'.repeat(3000)}`,
];
const headers: readonly Record<string, string>[] = [
  ...'a=%00 asid asid= asid=%zz ;;; = sid=" __proto__=1'.split(' ').map((cookie) => ({ cookie })),
  { cookie: `asid=${'x'.repeat(4000)}` },
  { 'x-request-id': '../<script>' },
  { 'x-forwarded-for': '1.2.3.4, nonsense, \u00ff' },
  { accept: 'text/html', 'accept-language': 'x'.repeat(1000) },
  { origin: 'null' },
  { host: 'evil.test' },
  { 'if-none-match': '*', range: 'bytes=0-1' },
];

test('every read route handles hostile queries and headers', () =>
  attack.expectNothingWritten(async () => {
    for (const [turn, example] of examples.filter(({ method }) => method === 'GET').entries()) {
      const { path } = example;
      for (const query of someOf(queries, turn, 16)) {
        const answer = await attack.call('GET', path + query, {}, whoAt(example, turn));
        expect(answer.status, `${path}${query.slice(0, 40)} ${answer.text}`).toBeLessThan(500);
        if (answer.status >= 400 && !isGraphQL(example) && !isPage(example))
          expectEnvelope(answer, `${path}${query}`);
      }
      for (const more of someOf(headers, turn, 12)) {
        const answer = await attack.call('GET', path, { headers: more }, whoAt(example, turn));
        expect(answer.status, `${path} ${JSON.stringify(more).slice(0, 60)}`).toBeLessThan(500);
      }
    }
  }));

/** Unknown members for request bodies, including inherited object members. */
const strangers: readonly string[] = [
  '"__proto__":{"status":0,"is_admin":true}',
  '"constructor":{"prototype":{"uuid":1}}',
  '"toString":1,"hasOwnProperty":null,"then":{}',
  '"":1,"a\\u0000b":2,"😀":3,"\\ud800":4',
  `"${'x'.repeat(10_000)}":1`,
  '"customer_id":1,"uuid":"00000000-0000-4000-8000-000000000000","created_at":"2001-01-01","meta_data":{"a":{"b":1}}',
  '"password_hash":"x","is_admin":true,"links":[],"sid":"x","customer_group_id":7',
  `"deep":${'{"a":'.repeat(100)}1${'}'.repeat(100)}`,
  `"wide":[${'0,'.repeat(20_000)}0]`,
];

test('every route with a body handles unknown members', async () => {
  for (const [turn, example] of withBody().entries()) {
    const { id, method, path, body } = example;
    if (id === 'createOrder') continue;
    const attempts = someOf(strangers, turn, 9).map((members) => {
      const text = JSON.stringify(body?.()).replace(/^\{/, (open) => `${open}${members},`);
      const whole = text.replace(/,\}$/, '}');
      return { who: whoAt(example, turn), method, path, options: json(whole), about: whole.slice(0, 200) };
    });
    await attack.expectHarmless(attempts);
  }
});

test('every route that reads bytes handles unexpected input', async () => {
  const bytes = examples.filter((example) => typeof example.route.body === 'string' && !isGraphQL(example));
  const forms = 'multipart/form-data; boundary=a';
  for (const [turn, example] of bytes.entries()) {
    const { method, path } = example;
    const attempts = [
      {},
      json('{}'),
      json('[]'),
      typed('text/plain'),
      typed('application/octet-stream'),
      { body: Buffer.alloc(100_000), headers: { 'content-type': 'image/png' } },
      { body: '', headers: { 'content-type': forms } },
      { body: '--a\r\n\r\n', headers: { 'content-type': forms } },
      { body: '--a--\r\n', headers: { 'content-type': forms } },
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      { body: 'x', headers: { 'content-type': `multipart/form-data; boundary=${'x'.repeat(5000)}` } },
    ].map((options) => ({
      who: whoAt(example, turn),
      method,
      path,
      options: options as CallOptions,
      about: JSON.stringify(options).slice(0, 100),
    }));
    await attack.expectHarmless(attempts);
  }
});

// This test runs last because accepted requests fill the shop.
test('every route with a body handles hostile values in every place, and writes nothing if it rejects them', async () => {
  for (const example of withBody()) {
    const { method, path, body } = example;
    const attempts = placesIn(body?.()).flatMap((place, at) =>
      someOf([undefined, ...hostileValues], at, 40).map((value, turn) => {
        const text = jsonOf(withValueAt(body?.() as object, place, value));
        const about = `${place.join('.')} in ${text}`;
        return { who: whoAt(example, at + turn), method, path, options: json(text), about };
      }),
    );
    await attack.expectHarmless(attempts);
  }
});
