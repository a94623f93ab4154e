import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await testShop()));
afterAll(() => shop.stop());

test('a price is set and removed for all variants where it is asked for, but for those that are named', async () => {
  const set = await createVariantSet(shop);
  const { uuid: group } = await set.createGroup();
  const [small, medium, large] = [
    await set.createVariant(group, 'S', 'Red'),
    await set.createVariant(group, 'M', 'Red'),
    await set.createVariant(group, 'L', 'Red'),
  ];
  const alone = await set.createProduct('S', 'Blue');
  const code = newKey();
  const body = { code, name: code, kind: 'override', status: 1 };
  const { uuid } = dataOf(await shop.admin('POST', '/api/price-lists', body));
  const change = async (changes: object) =>
    dataOf(await shop.admin('PATCH', `/api/price-lists/${uuid}/prices`, changes));
  const prices = async () =>
    dataOf(await shop.admin('GET', `/api/price-lists/${uuid}/prices`)).map(
      ({ sku, min_qty, amount }: { sku: string; min_qty: number; amount: number }) => [sku, min_qty, amount],
    );
  await change({
    set: [
      { sku: small.sku, amount: 8, variants: true },
      { sku: large.sku, amount: 9 },
      { sku: large.sku, amount: 7, min_qty: 10 },
      { sku: alone.sku, amount: 6, variants: true },
    ],
  });
  expect(await prices()).toEqual([
    [small.sku, 1, 8],
    [medium.sku, 1, 8],
    [large.sku, 1, 9],
    [large.sku, 10, 7],
    [alone.sku, 1, 6],
  ]);
  const paid = async (sku: string) => dataOf(await shop.admin('GET', `/api/prices?sku=${sku}`)).amount;
  expect([await paid(medium.sku), await paid(large.sku)]).toEqual([8, 9]);
  await change({ remove: [{ sku: medium.sku, variants: true }] });
  expect(await prices()).toEqual([
    [large.sku, 10, 7],
    [alone.sku, 1, 6],
  ]);
  expect(await paid(medium.sku)).toBe(10);
});
