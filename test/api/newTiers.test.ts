import { valueOf } from '@shop/runtime/testing';
import type { TestAnswer } from '@shop/runtime/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

type RateLimit = NonNullable<NonNullable<Parameters<typeof cardShop>[0]>['config']>['rateLimit'];

const databaseUrl = sharedDatabase();
let its: CardShop;
let sku: string;
afterEach(() => its.stop());

/** Starts a shop with these rate limits behind one proxy, so that clients can be distinguished. */
async function open(rateLimit: RateLimit): Promise<void> {
  its = await cardShop({
    databaseUrl: databaseUrl(),
    config: { rateLimit, server: { trustProxy: 1 } },
  });
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 10_000 }));
}

const OFF = { api: false, pages: false } as const;
const TOO_MANY = [429, 'TOO_MANY_REQUESTS', 'Too many requests. Please slow down and try again later.'];
const UNPAID = [
  429,
  'TOO_MANY_UNPAID_ORDERS',
  'Too many unpaid orders from your IP address. Pay for one of them, or try again later.',
];
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const cartFor = async (method: string): Promise<string> => {
  const cart = await createReadyCart(its.shop, sku);
  const choice = { method_code: method, method_name: method };
  dataOf(await its.shop.request('POST', `/api/carts/${cart}/paymentMethods`, choice));
  return cart;
};
const place = (cart_id: string, ip: string): Promise<TestAnswer> =>
  its.shop.request('POST', '/api/orders', { cart_id }, from(ip));
const order = async (method: string, ip: string) => place(await cartFor(method), ip);
const form = (path: string, body: Record<string, string>, ip: string) =>
  fetch(its.shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'x-forwarded-for': ip,
    },
    body: new URLSearchParams(body),
  });

describe('placing orders', () => {
  test('counts placed orders by client, over every route, and not rejected ones', async () => {
    await open({ ...OFF, orders: { points: 3, seconds: 900 } });
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusalOf(await place('nonsense', '203.0.113.1'))).toEqual([
        400,
        'INVALID_CART',
        'Invalid cart',
      ]);
    const first = await order('cod', '203.0.113.1');
    expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([200, null]);
    expect((await order('cod', '203.0.113.1')).status).toBe(200);
    const cart = await cartFor('cod');
    const checkOut = (ip: string) => its.shop.request('POST', `/api/carts/${cart}/checkout`, {}, from(ip));
    expect((await checkOut('203.0.113.1')).status).toBe(200);
    const refused = await order('cod', '203.0.113.1');
    expect(refusalOf(refused)).toEqual(TOO_MANY);
    expect(refused.headers.get('ratelimit-limit')).toBe('3');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refusalOf(await checkOut('203.0.113.1'))).toEqual(TOO_MANY);
    const page = await form('/checkout/order', { cart_id: cart, reviewed: 'x' }, '203.0.113.1');
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('Too many requests. Please slow down and try again later.');
    expect((await order('cod', '203.0.113.2')).status).toBe(200);
  });

  test('concurrently lets no more through than sequentially', async () => {
    await open({ ...OFF, orders: { points: 2, seconds: 900 } });
    const carts = await Promise.all(Array.from({ length: 6 }, () => cartFor('cod')));
    const answers = await Promise.all(carts.map((cart) => place(cart, '203.0.113.1')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429]);
  });

  test('is limited to 20 in 15 minutes by default', async () => {
    await open(OFF);
    const carts = await Promise.all(Array.from({ length: 21 }, () => cartFor('cod')));
    const answers = await Promise.all(carts.map((cart) => place(cart, '203.0.113.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });
});

describe('unpaid orders', () => {
  test('are limited per client, until they are paid or canceled', async () => {
    await open({ ...OFF, orders: false, unpaidOrders: { points: 2, seconds: 3600 } });
    const client = '203.0.113.11';
    const first = dataOf(await order('cardgw', client));
    const second = dataOf(await order('cardgw', client));
    const cart = await cartFor('cardgw');
    const refused = await place(cart, client);
    expect(refusalOf(refused)).toEqual(UNPAID);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect((await order('cod', client)).status, 'what is placed at once').toBe(200);
    expect((await order('cardgw', '203.0.113.12')).status, 'another client').toBe(200);
    dataOf(await its.shop.admin('POST', `/api/orders/${first.uuid}/cancel`, { reason: 'not paid' }));
    expect((await place(cart, client)).status).toBe(200);
    expect(refusalOf(await order('cardgw', client))).toEqual(UNPAID);
    const events = its.gateway.events.length;
    its.gateway.pay(await its.intentOf(second.uuid));
    await its.deliverAll(events);
    expect((await order('cardgw', client)).status).toBe(200);
  });

  test('that are rejected allocate no stock, and keep the cart', async () => {
    await open({ ...OFF, unpaidOrders: { points: 1, seconds: 3600 } });
    dataOf(await order('cardgw', '203.0.113.21'));
    const stock = async () =>
      (await its.shop.admin('GET', '/api/products')).body.data.find((one: { sku: string }) => one.sku === sku)
        .qty;
    const before = await stock();
    const cart = await cartFor('cardgw');
    expect(refusalOf(await place(cart, '203.0.113.21'))).toEqual(UNPAID);
    expect(await stock()).toBe(before);
    expect((await place(cart, '203.0.113.29')).status).toBe(200);
  });

  test('placed concurrently are limited as if sequential, for one /64 network together', async () => {
    await open({ ...OFF, unpaidOrders: { points: 3, seconds: 3600 } });
    const carts = await Promise.all(Array.from({ length: 9 }, () => cartFor('cardgw')));
    const answers = await Promise.all(carts.map((cart, index) => place(cart, `2001:db8:1:2::${index + 1}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const answer of answers) if (answer.status !== 200) expect(refusalOf(answer)).toEqual(UNPAID);
    expect((await order('cardgw', '2001:db8:1:3::1')).status).toBe(200);
  });
});

describe('coupon codes', () => {
  const tryCode = (cart: string, coupon: string, ip: string) =>
    its.shop.request('POST', `/api/carts/${cart}/coupons`, { coupon }, from(ip));

  test('that are rejected count by client, over the API and the form', async () => {
    await open({ ...OFF, coupons: { points: 3, seconds: 900 } });
    dataOf(
      await its.shop.admin('POST', '/api/coupons', {
        coupon: 'TENOFF',
        status: 1,
        discount_amount: 10,
        discount_type: 'percentage_discount_to_entire_order',
      }),
    );
    const cart = await cartFor('cod');
    const client = '203.0.113.1';
    for (let uses = 0; uses < 5; uses += 1) expect((await tryCode(cart, 'TENOFF', client)).status).toBe(200);
    expect((await tryCode(cart, 'GUESS1', client)).status).toBe(400);
    expect((await tryCode(cart, 'GUESS2', client)).status).toBe(400);
    expect((await form('/cart/coupons', { coupon: 'GUESS3' }, client)).status).toBe(400);
    expect(refusalOf(await tryCode(cart, 'TENOFF', client))).toEqual(TOO_MANY);
    expect((await form('/cart/coupons', { coupon: 'TENOFF' }, client)).status).toBe(429);
    expect((await tryCode(cart, 'GUESS4', '203.0.113.2')).status).toBe(400);
  });
});

describe('keys of carts of sales channels', () => {
  const look = (key: string, ip: string) =>
    fetch(`${its.shop.url}/cart/continue?key=${key}`, { headers: { 'x-forwarded-for': ip } });

  test('that open nothing count by client, over the page and its form, and those that open a cart do not', async () => {
    await open({ ...OFF, coupons: { points: 3, seconds: 900 } });
    const told = valueOf(await its.shop.app.carts.handOver({}, await cartFor('cod')));
    const key = new URL(told.url).searchParams.get('key') as string;
    const client = '203.0.113.1';
    for (let uses = 0; uses < 5; uses += 1) expect((await look(key, client)).status).toBe(200);
    expect((await look('guess', client)).status).toBe(404);
    expect((await look('', client)).status).toBe(404);
    expect((await form('/cart/continue', { key: 'guess' }, client)).status).toBe(404);
    expect((await look(key, client)).status).toBe(429);
    expect((await form('/cart/continue', { key }, client)).status).toBe(429);
    expect((await look('guess', '203.0.113.2')).status).toBe(404);
    expect((await form('/cart/continue', { key }, '203.0.113.2')).headers.get('location')).toBe('/checkout');
  });
});

describe('paths under /assets', () => {
  const get = (path: string, ip: string) =>
    fetch(its.shop.url + path, { headers: { 'x-forwarded-for': ip } });

  test('that do not exist count by client, and those with an image do not', async () => {
    await open({ ...OFF, assetMisses: { points: 4, seconds: 60 } });
    const missing = ['/assets/none.png', '/assets/none.png?size=thumb', '/assets/a/b.jpg', '/assets/x'];
    for (const path of missing) expect((await get(path, '203.0.113.1')).status).toBe(404);
    const refused = await get('/assets/none.png', '203.0.113.1');
    expect(refused.status).toBe(429);
    expect((await refused.json()).error.message).toBe(TOO_MANY[2]);
    expect((await get('/assets/none.png', '203.0.113.2')).status).toBe(404);
  });
});

test('`rateLimit: false` turns all limits off', async () => {
  await open(false);
  for (let number = 0; number < 25; number += 1) {
    expect((await order(number % 2 ? 'cod' : 'cardgw', '203.0.113.31')).status).toBe(200);
    expect((await its.shop.request('POST', '/api/carts/x/coupons', { coupon: 'NONE' })).status).toBe(400);
  }
  for (let number = 0; number < 110; number += 1)
    expect((await fetch(`${its.shop.url}/assets/none.png`)).status).toBe(404);
});
