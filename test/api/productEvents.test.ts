import { defineExtension, defineSubscriber } from '@shop/runtime/extension';
import type { Events } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';

const emitted: { event: keyof Events; payload: unknown }[] = [];
const record = <K extends keyof Events>(event: K) =>
  defineSubscriber({
    id: `listener.${event}`,
    event,
    handle: async (payload) => {
      emitted.push({ event, payload });
    },
  });
const listener = defineExtension({
  name: 'listener',
  api: '^1.0',
  setup: () => ({
    subscribers: [
      record('product_created'),
      record('product_updated'),
      record('product_deleted'),
      record('inventory_updated'),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [listener], worker: true });
});
afterAll(() => shop.stop());

test('events report what was written, in its transaction', async () => {
  const product = dataOf(
    await shop.admin('POST', '/api/products', {
      name: 'Mug',
      url_key: 'mug',
      sku: 'MUG',
      price: 12.5,
      qty: 4,
    }),
  );
  const patch = (change: object) => shop.admin('PATCH', `/api/products/${product.uuid}`, change);
  const about = () =>
    emitted.filter(({ payload }) => (payload as { productUuid: string }).productUuid === product.uuid);
  await patch({ qty: 9 });
  await patch({ price: -1 });
  await patch({ name: 'Other' });
  await shop.admin('DELETE', `/api/products/${product.uuid}`);
  const payload = { productId: product.product_id, productUuid: product.uuid, sku: product.sku };
  await vi.waitFor(() => expect(about()).toHaveLength(5), 5000);
  const expected = [
    { event: 'product_created', payload },
    { event: 'product_updated', payload },
    {
      event: 'inventory_updated',
      payload: { ...payload, oldQty: 4, qty: 9, manageStock: true, stockAvailability: true },
    },
    { event: 'product_updated', payload },
    { event: 'product_deleted', payload },
  ];
  expect(about()).toEqual(expect.arrayContaining(expected));
});
