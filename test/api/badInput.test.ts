import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf } from '../support/admins.ts';
import { hostileIds, hostileValues, jsonOf, placesIn, withValueAt } from '../support/adversary.ts';
import { attackOn, expectEnvelope, json } from '../support/attack.ts';
import type { Attack } from '../support/attack.ts';
import { send } from '../support/httpServer.ts';
import type { CallOptions } from '../support/httpServer.ts';
import { routeExamples } from '../support/routeExamples.ts';
import type { Example } from '../support/routeExamples.ts';
import { testShop } from '../support/shop.ts';

const BODY_LIMIT = 200_000;

let shop: TestShop;
let attack: Attack;
let examples: readonly Example[];
beforeAll(async () => {
  shop = await testShop({ config: { mode: 'production', server: { bodyLimit: BODY_LIMIT } } });
  examples = await routeExamples(shop);
  attack = await attackOn(shop);
});
afterAll(() => shop.stop());

/**
 * Each place meets a part of the hostile values, and each value many places; `npm run soak` tries all of them.
 */
const someOf = <T>(values: readonly T[], turn: number, share: number): readonly T[] =>
  process.env['SOAK'] ? values : values.filter((_, index) => (index + turn) % share === 0);

const withBody = () => examples.filter(({ body }) => body !== null);
const isGraphQL = ({ path }: Example) => path.endsWith('/graphql');
const typed = (type: string, more: object = {}) => ({
  body: '{}',
  headers: { 'content-type': type, ...more },
});

/** Bodies that cannot be read, what they are answered with, and how to call them. */
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
      // An admin is no customer: those routes answer 401 first.
      for (const { method, path } of withBody().filter(({ route }) => route.access !== 'customer')) {
        const answer = await attack.call(method, path, options);
        expectEnvelope(answer, `${method} ${path} ${about}`);
        expect(answer.status, `${method} ${path} ${about}`).toBe(status);
      }
    }),
);

test('the examples are what the routes take', async () => {
  for (const { id, method, path, body } of withBody()) {
    if (!['createProduct', 'updateProduct', 'createCart', 'addCartAddress', 'createRole'].includes(id))
      continue;
    const answer = await attack.call(method, path, { body: body?.() as object });
    expect(answer.status, `${id}: ${answer.text}`).toBe(200);
  }
});

test('every route with ids in its path survives what is none, and writes nothing where it refuses', async () => {
  for (const [turn, { method, shape, path, body }] of examples.entries()) {
    const parts = path.split('/');
    const attempts = shape.split('/').flatMap((segment, index) =>
      segment.startsWith('{')
        ? someOf(hostileIds, turn, 3).map((id) => ({
            method,
            path: parts.with(index, id).join('/'),
            options: body ? { body: body() } : {},
            about: '',
          }))
        : [],
    );
    if (attempts.length > 0) await attack.expectHarmless(attempts);
  }
});

test('every path refuses the methods that it has not, and names those that it has', async () => {
  for (const { path } of examples) {
    // Of `/api/customers/me` also those of `/api/customers/{id}`.
    const known = examples.filter(({ shape }) => isOfShape(path, shape)).map(({ method }) => method);
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
    ['another scheme', () => `Basic ${attack.token}`, unauthorized],
    ['no token after its scheme', () => 'Bearer ', unauthorized],
    ['a token of 7000 characters', () => `Bearer ${'x'.repeat(7000)}`, unauthorized],
    [
      'an admin whose role has another id',
      async () => `Bearer ${await tokenOf(await newAdmin([await newRole('getSettings')]))}`,
      forbidden,
    ],
  ])('refuses %s before it looks at anything', async (_, credential, refusal) => {
    const authorization = await credential();
    const others = examples.filter(({ id, route }) => route.access === 'admin' && id !== 'getSettings');
    await attack.expectNothingWritten(async () => {
      for (const { method, path, body } of others) {
        for (const options of [json(JSON.stringify(body?.() ?? {})), json('{'), typed('text/plain')]) {
          const headers = { ...options.headers, ...(authorization && { authorization }) };
          const answer = await send(attack.port, method, path, { ...options, headers });
          const requestId = answer.headers['x-request-id'];
          expect(answer.json, `${method} ${path}`).toEqual({ error: { ...refusal, requestId } });
        }
      }
    });
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

test('every route that reads survives hostile queries and headers', () =>
  attack.expectNothingWritten(async () => {
    for (const [turn, example] of examples.filter(({ method }) => method === 'GET').entries()) {
      const { path } = example;
      for (const query of someOf(queries, turn, 3)) {
        const answer = await attack.call('GET', path + query);
        expect(answer.status, `${path}${query.slice(0, 40)} ${answer.text}`).toBeLessThan(500);
        if (answer.status !== 200 && !isGraphQL(example)) expectEnvelope(answer, `${path}${query}`);
      }
      for (const more of someOf(headers, turn, 3)) {
        const answer = await attack.call('GET', path, { headers: more });
        expect(answer.status, `${path} ${JSON.stringify(more).slice(0, 60)}`).toBeLessThan(500);
      }
    }
  }));

// Last, because what is accepted fills the shop.
test('every route with a body survives hostile values in every place, and writes nothing where it refuses', async () => {
  for (const { method, path, body } of withBody()) {
    const attempts = placesIn(body?.()).flatMap((place, at) =>
      someOf([undefined, ...hostileValues], at, 8).map((value) => {
        const text = jsonOf(withValueAt(body?.() as object, place, value));
        return { method, path, options: json(text), about: `${place.join('.')} in ${text}` };
      }),
    );
    await attack.expectHarmless(attempts);
  }
}, 600_000);
