import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineExtension, defineRoute, refuse } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { buyerWith, goToReview } from '../support/checkout.ts';
import { createProduct, createZoneWithRate, testShop } from '../support/shop.ts';

const failing = defineExtension({
  name: 'failing',
  api: '^1.0',
  setup: () => ({
    routes: ['bug', 'refusal'].map((id) =>
      defineRoute({
        id,
        method: 'GET',
        path: `/failing/${id}`,
        kind: 'page',
        access: 'public',
        handle() {
          throw id === 'bug' ? new Error('a secret') : refuse(409, 'BUSY', 'Try later');
        },
      }),
    ),
  }),
});

/** Returns the content security policy of a page whose forms post to `targets`. */
const pagePolicy = (targets: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action ${targets}`,
    "style-src 'self'",
    'img-src * data:',
    'media-src *',
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, failing],
    config: { shop: { url: 'https://shop.test' } },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
});
afterAll(() => shop.stop());

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(shop.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  });
  await answer.arrayBuffer();
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

describe('a page', () => {
  test.each([
    ['that is found', '/', 200],
    ['that nobody knows', '/nothing', 404],
    ['whose route is broken', '/failing/bug', 500],
    ['whose route refuses', '/failing/refusal', 409],
    ['that leads on', '/account', 303],
    ['of a step before the last', '/checkout', 200],
  ])('%s allows only the scripts and forms of the shop', async (_, path, status) => {
    expect(await get(path)).toEqual({
      status,
      headers: expect.objectContaining({
        ...COMMON,
        'content-security-policy': pagePolicy("'self'"),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      }),
    });
  });

  test('that the browser has cached sends the headers again', async () => {
    const { headers } = await get('/');
    expect(await get('/', { 'if-none-match': headers['etag'] ?? '' })).toEqual({
      status: 304,
      headers: expect.objectContaining({ ...COMMON, 'content-security-policy': pagePolicy("'self'") }),
    });
  });

  test('as JSON is data, which executes nothing when it is opened directly', async () => {
    const first = await get('/', { accept: 'application/json' });
    expect(first.headers['content-security-policy']).toBe(DATA_POLICY);
    const again = await get('/', {
      accept: 'application/json',
      'if-none-match': first.headers['etag'] ?? '',
    });
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, DATA_POLICY]);
  });

  test('from which an order is placed may redirect to a gateway', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 1 });
    const buyer = await buyerWith(shop, sku);
    const review = await goToReview(buyer, 'cod');
    expect(review.headers.get('content-security-policy')).toBe(pagePolicy("'self' *"));
    const earlier = await buyer.open('/checkout?step=payment');
    expect(earlier.headers.get('content-security-policy')).toBe(pagePolicy("'self'"));
  });
});

test.each([
  ['/api/products', 401],
  ['/api/nothing', 404],
  ['/healthz', 200],
])('%s is data', async (path, status) => {
  expect(await get(path)).toEqual({
    status,
    headers: expect.objectContaining({ ...COMMON, 'content-security-policy': DATA_POLICY }),
  });
});
