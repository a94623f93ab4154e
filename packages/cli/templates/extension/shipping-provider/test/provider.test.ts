import { createTestShop, testShippingProvider } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import extension from '../src/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [extension] });
});
afterAll(() => shop.stop());

test('an order ships at the price of its zone, and for free above an amount', async () => {
  const feeOf = async (price: number) => {
    const { sku } = await shop.make.product({ price });
    const order = await shop.make.order({ items: [{ sku }], shippingProvider: 'my-thing' });
    return Number(order.shipping_fee_excl_tax);
  };
  expect(await feeOf(20)).toBe(5);
  expect(await feeOf(150)).toBe(0);
});

// Checks the shipping provider contract: all currencies, invalid input, deadlines, and valid results.
testShippingProvider({ extension, provider: 'my-thing' }).register({ describe, test, afterAll });
