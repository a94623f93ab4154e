import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineExtension, defineRoute, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { testShop } from '../support/shop.ts';

const response = z.object({ name: z.string(), of: z.array(z.object({ sku: z.string() })) });
const route = (id: string, answer: unknown, described = true) =>
  defineRoute({
    id,
    method: 'GET',
    path: `/api/${id}`,
    access: 'public',
    ...(described && { response }),
    handle: () => answer,
  });
const whole = { name: 'a', token: 'secret', of: [{ sku: 'x', cost: 3 }] };

let shop: TestShop;
beforeAll(async () => {
  const chatty = defineExtension({
    name: 'chatty',
    api: '^1.0.0',
    setup: () => ({
      routes: [route('described', whole), route('undescribed', whole, false), route('broken', { name: 1 })],
    }),
  });
  shop = await testShop({ extensions: [chatty] });
});
afterAll(() => shop.stop());

test('an extension returns what its schema declares, and no more', async () => {
  const { status, body } = await shop.request('GET', '/api/described');
  expect([status, body]).toEqual([200, { data: { name: 'a', of: [{ sku: 'x' }] } }]);
});

test('without a schema its response is unchanged', async () => {
  const { status, body } = await shop.request('GET', '/api/undescribed');
  expect([status, body]).toEqual([200, { data: whole }]);
});

test('a response that violates its schema is an error that reveals nothing', async () => {
  const { status, body } = await shop.request('GET', '/api/broken');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('response schema');
});
