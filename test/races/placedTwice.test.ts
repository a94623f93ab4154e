import { defineExtension, sql, z } from '@shop/runtime/extension';
import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import coreShipping from '@shop/core-shipping';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* Two requests that order a cart at once. The later one has loaded the cart before the first one ordered it. */

let isHolding = false;
const held: (() => void)[] = [];
let ended = 0;

const ways = defineExtension({
  name: 'ways',
  api: '^1.0',
  setup: () => ({
    paymentMethods: ['plain', 'ended'].map((code) => ({
      code,
      name: code,
      isAvailable: async () => {
        if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
        return true;
      },
      startPayment: async () => ({ kind: 'none' as const }),
      finishPayment: async () => null,
      ...(code === 'ended' && {
        endPayment: async () => {
          ended += 1;
          return null;
        },
      }),
    })),
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [coreShipping, ways] });
});
afterAll(() => shop.stop());

test.each(['plain', 'ended'])(
  'the order of the faster request stays, paid by the method %s',
  async (method) => {
    const { cartId } = await shop.make.cart();
    const chosen = await shop.app.carts.update({}, cartId, { payment_method: { method_code: method } });
    expect(chosen).toMatchObject({ ok: true });
    isHolding = true;
    const slow = shop.app.orders.place({}, { cart: cartId });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHolding = false;
    const fast = await shop.app.orders.place({}, { cart: cartId });
    expect(fast).toMatchObject({ ok: true, value: { payment_method: method } });
    for (const go of held.splice(0)) go();
    expect(await slow).toMatchObject({ ok: false, code: 'INVALID_CART' });
    const orders = await shop.db.any(sql.type(z.record(z.string(), z.unknown()))`
    select canceled_at, superseded_at, payment_ended_at from "order" join cart using (cart_id) where cart.uuid = ${cartId}`);
    expect(orders).toEqual([{ canceled_at: null, superseded_at: null, payment_ended_at: null }]);
    expect(ended).toBe(0);
  },
);
