import { defineExtension, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';

const KEYS = ['one', 'two', 'three', 'four'] as const;
const many = defineExtension({
  name: 'many',
  api: '^1.0',
  settings: Object.fromEntries(KEYS.map((key) => [key, { schema: z.number().default(0) }])),
  setup: () => ({}),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [many] });
});
afterAll(() => shop.stop());

test('settings saved concurrently in any order are all saved, and each save is atomic', async () => {
  const save = (value: number) => {
    const keys = value % 2 ? KEYS : KEYS.toReversed();
    return shop.admin('POST', '/api/settings', Object.fromEntries(keys.map((key) => [key, value])));
  };
  await shop.adminToken();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => save(index + 1)));
  const settings = [...answers.map(dataOf), dataOf(await shop.admin('GET', '/api/settings'))];
  for (const { one, two, three, four } of settings) expect([two, three, four]).toEqual([one, one, one]);
});

test('a setting unset and saved concurrently ends in one of the two states', async () => {
  const save = (values: object) => shop.admin('POST', '/api/settings', values);
  const all = (value: number | null) => Object.fromEntries(KEYS.map((key) => [key, value]));
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => save(index % 2 ? all(7) : all(null))),
  );
  for (const answer of answers) dataOf(answer);
  const { one, two, three, four } = dataOf(await shop.admin('GET', '/api/settings'));
  expect([0, 7]).toContain(one);
  expect([two, three, four]).toEqual([one, one, one]);
});
