import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import extension from '../src/index.ts';

// Startup validates the admin pages against the shop: queries, columns, request bodies, permissions and files.
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [extension] });
});
afterAll(() => shop.stop());

test('the admin shows the pages, but only to administrators', async () => {
  const { body } = await shop.admin('GET', '/api/admin/manifest');
  expect(JSON.stringify(body.data)).toContain('"overview"');
  expect((await shop.request('GET', '/api/admin/manifest')).status).toBe(401);
});
