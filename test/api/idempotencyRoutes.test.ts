import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackOn, json } from '../support/attack.ts';
import { send } from '../support/httpServer.ts';
import type { Answer, CallOptions } from '../support/httpServer.ts';
import { routeExamples } from '../support/routeExamples.ts';
import type { Example } from '../support/routeExamples.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const newKey = () => `key-${randomUUID()}`;
const isReplay = ({ headers }: Answer) => headers['idempotency-replayed'] === 'true';
const codeOf = ({ json }: Answer) => (json as { error?: { code: string } }).error?.code;
const countRow = z.object({ rows: column.int });

/** Routes of gateways and credentials, and streaming routes, ignore idempotency keys. */
const IGNORES =
  /\/(?:login|logout|password|reset-password)$|\/tokens?(?:\/|$)|\/(?:totp|passkeys)(?:\/|$)|\/(?:cardgw|walletgw)\/|^\/api\/(?:images|products\/import|currencies\/import|price-lists\/[^/]+\/import|addresses\/suggestions|vat-checks|gift-cards\/balance|gift-cards\/[^/]+\/print|customers\/credit\/import)|^\/api\/returns\/[^/]+\/images$/;

test('every route under /api that makes a change repeats its first response for a key, and rejects the key with another body', async () => {
  const { call, port } = await attackOn(shop);
  const examples = (await routeExamples(shop)).filter(
    // Excludes routes that would end the callers' sessions, which are needed until the end.
    ({ method, shape }) => method !== 'GET' && shape.startsWith('/api/') && !shape.endsWith('/me/sessions'),
  );
  expect(examples.length).toBeGreaterThan(100);
  /** Public routes are called by a guest. */
  const sendExample = ({ method, path, route }: Example, { headers, ...sent }: CallOptions, key: string) => {
    const options = { ...sent, headers: { ...headers, 'idempotency-key': key } };
    if (route.access === 'public') return send(port, method, path, options);
    return call(method, path, options, route.access === 'customer' ? 'customer' : 'admin');
  };
  const replays: Record<string, number> = { admin: 0, customer: 0, public: 0 };
  for (const example of examples) {
    const label = `${example.method} ${example.shape}`;
    const body = example.body && JSON.stringify(example.body());
    const sent = body === null ? {} : json(body);
    const key = newKey();
    if (IGNORES.test(example.shape)) {
      const answer = await sendExample(example, sent, 'short');
      if (answer.status >= 300) expect(codeOf(answer), label).not.toBe('INVALID_IDEMPOTENCY_KEY');
      continue;
    }
    const first = await sendExample(example, sent, key);
    const second = await sendExample(example, sent, key);
    expect(isReplay(first), label).toBe(false);
    if (first.status < 300) {
      replays[example.route.access] = (replays[example.route.access] ?? 0) + 1;
      expect([second.status, isReplay(second), second.text], label).toEqual([first.status, true, first.text]);
      const other =
        body === null
          ? await sendExample({ ...example, path: `${example.path}?other=1` }, {}, key)
          : await sendExample(example, json(`${body} `), key);
      expect([other.status, codeOf(other), isReplay(other)], label).toEqual([
        422,
        'IDEMPOTENCY_KEY_REUSED',
        false,
      ]);
    } else if (codeOf(first) !== 'VALIDATION_FAILED') {
      expect([isReplay(second), codeOf(second)], label).toEqual([false, codeOf(first)]);
      expect(codeOf(await sendExample(example, sent, 'short')), label).toBe('INVALID_IDEMPOTENCY_KEY');
    }
  }
  expect(replays['admin']).toBeGreaterThan(60);
  // The example for a customer's own profile has a wrong current password and is rejected.
  expect(replays['customer']).toBeGreaterThan(1);
  expect(replays['public']).toBeGreaterThan(5);
  const running = sql.type(countRow)`
    select count(*)::int as rows from idempotency_key where answer is null`;
  expect(await shop.db.one(running)).toEqual({ rows: 0 });
});
