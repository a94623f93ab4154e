import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackOn } from '../support/attack.ts';
import type { Answer } from '../support/httpServer.ts';
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

/** The answers of a gateway's, credential's and streaming routes depend on no key. */
const IGNORES =
  /\/(?:login|logout|password|reset-password)$|\/tokens?(?:\/|$)|\/(?:cardgw|walletgw)\/|^\/api\/images/;

test('every route under /api that changes something takes a key, and gives its answer again', async () => {
  const { call } = await attackOn(shop);
  const examples = (await routeExamples(shop)).filter(
    ({ method, shape }) => method !== 'GET' && shape.startsWith('/api/'),
  );
  expect(examples.length).toBeGreaterThan(100);
  const ask = ({ method, path, route, body }: Example, sent: object | undefined, key: string) =>
    call(
      method,
      path,
      { headers: { 'idempotency-key': key }, ...(body && sent ? { body: sent } : {}) },
      route.access === 'customer' ? 'customer' : 'admin',
    );
  let replays = 0;
  for (const example of examples) {
    const said = `${example.method} ${example.shape}`;
    const sent = example.body?.();
    const key = newKey();
    if (IGNORES.test(example.shape)) {
      const answer = await ask(example, sent, 'short');
      if (answer.status >= 300) expect(codeOf(answer), said).not.toBe('INVALID_IDEMPOTENCY_KEY');
      continue;
    }
    const first = await ask(example, sent, key);
    const second = await ask(example, sent, key);
    expect(isReplay(first), said).toBe(false);
    if (first.status < 300) {
      replays += 1;
      expect([second.status, isReplay(second), second.text], said).toEqual([first.status, true, first.text]);
    } else if (codeOf(first) !== 'VALIDATION_FAILED') {
      expect([isReplay(second), codeOf(second)], said).toEqual([false, codeOf(first)]);
      expect(codeOf(await ask(example, sent, 'short')), said).toBe('INVALID_IDEMPOTENCY_KEY');
    }
  }
  expect(replays).toBeGreaterThan(60);
  const running = sql.type(countRow)`
    select count(*)::int as rows from idempotency_key where answer is null`;
  expect(await shop.db.one(running)).toEqual({ rows: 0 });
});
