import { createTestShop, testPaymentMethod } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import extension from '../src/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [extension] });
});
afterAll(() => shop.stop());

test('an order awaits payment, is captured, and is refunded', async () => {
  const statusAt = async (state: 'placed' | 'paid' | 'refunded') =>
    (await shop.make.order({ paymentMethod: 'my_thing', state })).payment_status;
  expect(await statusAt('placed')).toBe('my_thing_pending');
  expect(await statusAt('paid')).toBe('my_thing_captured');
  expect(await statusAt('refunded')).toBe('my_thing_refunded');
});

// Checks the payment method contract: recorded transactions, idempotency keys, unknown outcomes, and refunds.
testPaymentMethod({ extension, method: 'my_thing' }).register({ describe, test, afterAll });
