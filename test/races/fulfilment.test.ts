import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());

async function newOrder(units: number) {
  const product = await createProduct(its.shop, { price: 10, qty: 100 });
  const cartId = await createReadyCart(its.shop, product.sku);
  if (units > 1) {
    dataOf(
      await its.shop.request('POST', `/api/carts/${cartId}/items`, { sku: product.sku, qty: units - 1 }),
    );
  }
  return { order: dataOf(await its.place(cartId)), product };
}

const statuses = (answers: readonly { readonly status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

test('ten concurrent cancellations restock once', async () => {
  const { order, product } = await newOrder(3);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      its.shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'twice' }),
    ),
  );
  expect(statuses(answers)).toEqual({ 200: 1, 400: 9 });
  expect(await its.stockOf(product)).toBe(100);
});

test('twenty concurrent shipments of one unit each ship ten units once', async () => {
  const { order } = await newOrder(10);
  const [item] = order.items;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      its.shop.admin('POST', `/api/orders/${order.uuid}/shipments`, {
        items: [{ order_item_id: item.order_item_id, qty: 1 }],
      }),
    ),
  );
  expect(statuses(answers)).toEqual({ 200: 10, 400: 10 });
  expect(dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}`)).shipment_status).toBe('shipped');
});

test('an order is either canceled or shipped, and its units are never counted twice', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { order, product } = await newOrder(4);
    const [shipped, canceled] = await Promise.all([
      its.shop.admin('POST', `/api/orders/${order.uuid}/shipments`, {}),
      its.shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'race' }),
    ]);
    expect(canceled.status).toBe(200);
    expect(await its.stockOf(product)).toBe(shipped.status === 200 ? 96 : 100);
  }
});
