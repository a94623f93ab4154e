import { createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [loyalty] });
});
afterAll(() => shop.stop());

test('a customer has the points of placed orders, and loses those of canceled ones', async () => {
  const customer = await shop.make.customer();
  const { sku } = await shop.make.product({ price: 20, no_shipping_required: true });
  const points = async () => dataOf(await shop.admin('GET', `/api/loyalty/accounts/${customer.uuid}`)).points;
  await shop.make.order({ items: [{ sku, qty: 2 }], customer });
  const second = await shop.make.order({ items: [{ sku }], customer });
  expect(await points()).toBe(0);
  expect((await shop.deliverEvents()).failed).toEqual([]);
  expect(await points()).toBe(60);

  await shop.admin('POST', `/api/orders/${second.uuid}/cancel`, { reason: 'too late' });
  await shop.deliverEvents();
  expect(await points()).toBe(40);
  // A guest has no account.
  await shop.make.order({ items: [{ sku }] });
  expect((await shop.deliverEvents()).failed).toEqual([]);
  expect(await points()).toBe(40);
});
