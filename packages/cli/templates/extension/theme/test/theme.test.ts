import { createTestShop, testTheme } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import extension from '../src/index.ts';

const config = { system: { theme: 'my-thing' }, shop: { name: 'Salt & Pepper' } };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [extension], config });
});
afterAll(() => shop.stop());

test('the homepage welcomes shoppers', async () => {
  const { body } = await shop.request('GET', '/', undefined, { headers: { accept: 'text/html' } });
  expect(body).toContain('<p class="my-thing-welcome">Welcome to Salt &amp; Pepper.</p>');
});

// Renders every storefront page with minimal, extensive and unusual content, in several languages.
testTheme({ extension, config }).register({ describe, test, afterAll });
