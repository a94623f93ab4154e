import { createTestShop, testWidget } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import extension from '../src/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [extension] });
});
afterAll(() => shop.stop());

test('the homepage shows the widget with its settings escaped', async () => {
  await shop.make.widget({ type: 'my_thing', settings: { title: 'Salt & pepper', link: '/search' } });
  const { body } = await shop.request('GET', '/', undefined, { headers: { accept: 'text/html' } });
  expect(body).toContain('<h2>Salt &amp; pepper</h2>');
  expect(body).toContain('<a href="/search">Read more</a>');
});

// Checks the widget contract: settings, escaping, deadlines, languages, and existing widgets after a schema change.
testWidget({ extension, type: 'my_thing', settings: { title: 'A title' } }).register({
  describe,
  test,
  afterAll,
});
