import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { SqlFragment } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldKeys } from '../../packages/runtime/src/platform/http/idempotency/deleteOldKeys.ts';
import { send } from '../support/httpServer.ts';
import type { Answer } from '../support/httpServer.ts';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

const clock = createTestClock(new Date('2026-03-01T12:00:00Z'));
const HOUR = 3_600_000;
let its: PaymentShop;
let port: number;
let sku: string;
beforeAll(async () => {
  its = await paymentShop({ clock });
  port = Number(new URL(its.shop.url).port);
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 1000 }));
});
afterAll(() => its.shop.stop());

const newKey = () => `key-${randomUUID()}`;
const post = (path: string, body: object | string, key: string, headers: Record<string, string> = {}) =>
  send(port, 'POST', path, {
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
  });
const place = (cart_id: string, key: string) => post('/api/orders', { cart_id }, key);
const addressedAs = async () => ({ authorization: `Bearer ${await its.shop.adminToken()}` });
const isReplay = ({ headers }: Answer) => headers['idempotency-replayed'] === 'true';
const codeOf = ({ json }: Answer) => (json as { error: { code: string } }).error.code;
const dataIn = ({ json }: Answer) => (json as { data: { uuid: string; order_id: number } }).data;
const countRow = z.object({ rows: column.int });
const count = async (from: SqlFragment) =>
  (await its.shop.db.one(sql.type(countRow)`select count(*)::int as rows from ${from}`)).rows;
const groups = () => count(sql.fragment`customer_group`);
const newGroup = () => ({ group_name: randomUUID() });

describe('the routes', () => {
  test.each([
    [15, 400],
    [16, 200],
    [255, 200],
    [256, 400],
    [0, 400],
  ])('respond to a key of %i characters with %i', async (length, status) => {
    const answer = await post('/api/customerGroups', newGroup(), 'k'.repeat(length), await addressedAs());
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.json).toMatchObject({
        error: { code: 'INVALID_IDEMPOTENCY_KEY', message: 'Idempotency-Key must have 16 to 255 characters' },
      });
  });
});

describe('an order', () => {
  test('that is requested again with its key is the same order, byte for byte', async () => {
    const key = newKey();
    const cart = await createReadyCart(its.shop, sku);
    const first = await place(cart, key);
    const second = await place(cart, key);
    expect([first.status, isReplay(first)]).toEqual([200, false]);
    expect([second.status, isReplay(second), second.text]).toEqual([200, true, first.text]);
    const named = ({ headers }: Answer) => [
      headers['content-type'],
      headers['content-length'],
      headers['cache-control'],
    ];
    expect(named(second)).toEqual(named(first));
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(codeOf(await place(cart, newKey()))).toBe('INVALID_CART');
  });

  test('and its response are written in one transaction', async () => {
    const placed = dataIn(await place(await createReadyCart(its.shop, sku), newKey()));
    const written = await its.shop.db.exists(sql.type(z.object({}))`
      select from "order" o join idempotency_key known on known.xmin = o.xmin where o.uuid = ${placed.uuid}`);
    expect(written).toBe(true);
  });

  test('by /checkout is also stored in its transaction', async () => {
    const key = newKey();
    const cart = await createReadyCart(its.shop, sku);
    const first = await post(`/api/carts/${cart}/checkout`, {}, key);
    const again = await post(`/api/carts/${cart}/checkout`, {}, key);
    expect([first.status, isReplay(again), again.text]).toEqual([200, true, first.text]);
    expect(
      await its.shop.db.exists(sql.type(z.object({}))`
      select from "order" o join idempotency_key known on known.xmin = o.xmin
      where o.uuid = ${dataIn(first).uuid}`),
    ).toBe(true);
  });

  test('takes two more statements with a key', async () => {
    const carts = [await createReadyCart(its.shop, sku), await createReadyCart(its.shop, sku)] as const;
    const statementsOf = async (work: () => Promise<{ status: number }>) => {
      const before = its.shop.statements();
      expect((await work()).status).toBe(200);
      return its.shop.statements() - before;
    };
    const plain = await statementsOf(() => its.shop.request('POST', '/api/orders', { cart_id: carts[0] }));
    const key = newKey();
    expect(await statementsOf(() => place(carts[1], key))).toBe(plain + 2);
    expect(await statementsOf(() => place(carts[1], key))).toBe(1);
  });

  test('that is requested 20 times concurrently is placed once; the others get 409, or the same response', async () => {
    const cart = await createReadyCart(its.shop, sku);
    const before = await count(sql.fragment`"order"`);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(cart, key)));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.filter((answer) => !isReplay(answer))).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([answer.status, codeOf(answer)]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect(await count(sql.fragment`"order"`)).toBe(before + 1);
  });

  test('that is rejected releases the key', async () => {
    const key = newKey();
    const { cartId } = dataOf(await its.shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
    const refused = await place(cartId, key);
    expect(refused.status).toBe(400);
    expect((await place(cartId, key)).text.replaceAll(/"requestId":"[^"]*"/g, '')).toBe(
      refused.text.replaceAll(/"requestId":"[^"]*"/g, ''),
    );
    expect((await place(await createReadyCart(its.shop, sku), key)).status).toBe(200);
  });
});

describe('a key', () => {
  test('that comes with another payload is 422, including a different byte, path or query', async () => {
    const key = newKey();
    const headers = await addressedAs();
    const body = newGroup();
    const text = JSON.stringify(body);
    expect((await post('/api/customerGroups', text, key, headers)).status).toBe(200);
    const before = await groups();
    for (const [path, other] of [
      ['/api/customerGroups', newGroup()],
      ['/api/customerGroups', `${text} `],
      ['/api/customerGroups?a=1', text],
    ] as const) {
      const answer = await post(path, other, key, headers);
      expect([answer.status, codeOf(answer)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
    expect(isReplay(await post('/api/customerGroups', text, key, headers))).toBe(true);
    expect(await groups()).toBe(before);
  });

  test('is only valid for its route', async () => {
    const key = newKey();
    const headers = await addressedAs();
    expect((await post('/api/customerGroups', newGroup(), key, headers)).status).toBe(200);
    const other = await post('/api/collections', { name: 'Best', code: randomUUID() }, key, headers);
    expect([other.status, isReplay(other)]).toEqual([200, false]);
  });

  test('is only valid for its caller: another customer, cookie or anonymous caller has a separate effect', async () => {
    const key = newKey();
    const body = { items: [{ sku, qty: 1 }] };
    const token = async () => {
      const login = { email: `${randomUUID()}@example.com`, password: randomUUID() };
      dataOf(await its.shop.request('POST', '/api/customers', { ...login, full_name: 'Ada' }));
      return dataOf(await its.shop.request('POST', '/api/customer/tokens', login)).accessToken as string;
    };
    const callers: Record<string, string>[] = [
      { authorization: `Bearer ${await token()}` },
      { authorization: `Bearer ${await token()}` },
      {},
      { cookie: 'sid=one' },
      { cookie: 'sid=two' },
    ];
    const texts = new Set<string>();
    for (const headers of callers) {
      const first = await post('/api/carts', body, key, headers);
      expect([first.status, isReplay(first)]).toEqual([200, false]);
      const again = await post('/api/carts', body, key, headers);
      expect([isReplay(again), again.text]).toEqual([true, first.text]);
      texts.add(first.text);
    }
    expect(texts.size).toBe(callers.length);
  });

  test('of a caller who has lost access is rejected like all their requests', async () => {
    const key = newKey();
    const body = newGroup();
    expect((await post('/api/customerGroups', body, key, await addressedAs())).status).toBe(200);
    expect((await post('/api/customerGroups', body, key)).status).toBe(401);
  });

  test('is stored for 24 hours, and then deleted by a job', async () => {
    const key = newKey();
    const body = { items: [{ sku, qty: 1 }] };
    const first = await post('/api/carts', body, key);
    clock.advance(24 * HOUR - 1000);
    expect((await post('/api/carts', body, key)).text).toBe(first.text);
    clock.advance(1000);
    const later = await post('/api/carts', body, key);
    expect([later.status, isReplay(later), later.text === first.text]).toEqual([200, false, false]);
    await deleteOldKeys.run(its.shop.app);
    expect(await count(sql.fragment`idempotency_key`)).toBe(1);
    expect(isReplay(await post('/api/carts', body, key))).toBe(true);
  });

  test('stores its response so that nobody can read it', async () => {
    const { cartId } = dataOf(await its.shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
    const email = 'secret@example.com';
    const done = await post(`/api/carts/${cartId}/contacts`, { email }, newKey());
    expect(done.text).toContain(email);
    expect(
      await count(
        sql.fragment`idempotency_key known where known::text like ${`%${Buffer.from(email).toString('hex')}%`}`,
      ),
    ).toBe(0);
  });
});
