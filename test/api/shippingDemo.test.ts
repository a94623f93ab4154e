import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createDemoZones } from '../../packages/runtime/src/modules/shipping/index.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

test('the demo store ships to two zones, each with two priced methods, and loads them once', async () => {
  await createDemoZones(shop.app);
  await createDemoZones(shop.app);
  const document = `{ shippingZones { name countries coreRates { method { name } cost priceBasedCost { minPrice cost } } } }`;
  const { body } = await shop.query(document, {}, 'admin');
  const coreRates = [
    {
      method: { name: 'Standard delivery' },
      cost: null,
      priceBasedCost: [
        { minPrice: '0', cost: '5' },
        { minPrice: '100', cost: '0' },
      ],
    },
    { method: { name: 'Express delivery' }, cost: '15', priceBasedCost: null },
  ];
  expect(body.data.shippingZones).toEqual([
    { name: 'United States', countries: ['US'], coreRates },
    { name: 'Europe', countries: expect.arrayContaining(['DE', 'FR']), coreRates },
  ]);
});
