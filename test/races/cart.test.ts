import { setTimeout as pause } from 'node:timers/promises';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';
import { addTwinLine } from '../support/twinLine.ts';

let database: TestDatabase;
/** Two shops on one database, like two processes with separate queues. */
let shops: readonly TestShop[];
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shops = [await testShop({ databaseUrl: database.url }), await testShop({ databaseUrl: database.url })];
  shop = shops[0] as TestShop;
});
afterAll(async () => {
  await Promise.all(shops.map(({ stop }) => stop()));
  await database.drop();
});

const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => work(i));

async function createCart(): Promise<string> {
  const { sku } = await createProduct(shop, { price: 1, qty: 1000 });
  return dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] })).cartId;
}

const read = async (cartId: string, fields: string) =>
  (await shop.query(`query($id: String!) { cart(id: $id) { ${fields} } }`, { id: cartId })).body.data.cart;

test('50 parallel adds of one SKU result in one line with 50 units, with two statements each', async () => {
  const cartId = await createCart();
  const { sku } = await createProduct(shop, { price: 2, qty: 1000 });
  // The first read of a cart after a content change may take one additional statement.
  await read(cartId, 'totalQty');
  const before = shop.statements();
  const answers = await Promise.all(
    times(50, () => shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(shop.statements() - before).toBe(100);
  expect(await read(cartId, 'items { productSku qty } grandTotal { value }')).toMatchObject({
    items: [{ qty: 1 }, { productSku: sku, qty: 50 }],
    grandTotal: { value: 101 },
  });
});

test('50 parallel adds of one SKU stop at the available stock', async () => {
  const cartId = await createCart();
  const { sku } = await createProduct(shop, { price: 2, qty: 20 });
  const answers = await Promise.all(
    times(50, () => shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.error.message]).toEqual([400, 'We do not have enough stock']);
  }
  expect(await read(cartId, 'totalQty')).toEqual({ totalQty: 21 });
});

test('concurrent changes of different kinds are all kept', async () => {
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const cartId = await createCart();
  const products = await Promise.all(times(10, () => createProduct(shop, { price: 3, qty: 100 })));
  const post = (path: string, body: object) => shop.request('POST', `/api/carts/${cartId}/${path}`, body);
  const answers = await Promise.all([
    ...products.map(({ sku }) => post('items', { sku, qty: 2 })),
    post('contacts', { email: 'ada@example.com' }),
    post('addresses', { type: 'shipping', address: testAddress }),
    post('addresses', { type: 'billing', address: testAddress }),
    post('shippingNotes', { note: 'Ring twice' }),
    post('paymentMethods', { method_code: 'cod', method_name: 'Cash on delivery' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(
    await read(
      cartId,
      'totalQty customerEmail shippingNote paymentMethod shippingAddress { city } billingAddress { city } subTotal { value }',
    ),
  ).toEqual({
    totalQty: 21,
    subTotal: { value: 61 },
    customerEmail: 'ada@example.com',
    shippingNote: 'Ring twice',
    paymentMethod: 'cod',
    shippingAddress: { city: testAddress.city },
    billingAddress: { city: testAddress.city },
  });
});

test('changes from two processes are never lost: each is made or rejected as busy', async () => {
  const cartId = await createCart();
  const { sku } = await createProduct(shop, { price: 2, qty: 1000 });
  const answers = await Promise.all(
    times(40, (index) =>
      (shops[index % 2] as TestShop).request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 }),
    ),
  );
  const made = answers.filter(({ status }) => status === 200).length;
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.error.code]).toEqual([409, 'CART_BUSY']);
  }
  expect(made).toBeGreaterThan(30);
  expect(await read(cartId, 'totalQty')).toEqual({ totalQty: made + 1 });
});

test('adds from two processes beside a line of another origin make one plain line', async () => {
  const cartId = await createCart();
  const { sku } = await createProduct(shop, { price: 2, qty: 1000 });
  await addTwinLine(shop, cartId, sku, { qty: 3 });
  const answers = await Promise.all(
    times(20, (index) =>
      (shops[index % 2] as TestShop).request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 }),
    ),
  );
  const made = answers.filter(({ status }) => status === 200).length;
  expect(made).toBeGreaterThan(10);
  const { items } = await read(cartId, 'items { productSku qty }');
  expect(items.slice(1)).toEqual([
    { productSku: sku, qty: 3 },
    { productSku: sku, qty: made },
  ]);
});

test('concurrent reads of a stale cart save it once', async () => {
  const cartId = await createCart();
  const before = await read(cartId, 'grandTotal { value } items { productId }');
  dataOf(await shop.admin('PATCH', `/api/products/${before.items[0].productId}`, { price: 4 }));
  const carts = await Promise.all(times(20, () => read(cartId, 'grandTotal { value }')));
  expect(new Set(carts.map((cart) => cart.grandTotal.value))).toEqual(new Set([4]));
});

test('a product that is deleted while it is added is not found, and the cart is unchanged', async () => {
  const cartId = await createCart();
  const { id, sku } = await createProduct(shop, { price: 2, qty: 10 });
  const item = { sku, qty: 1 };
  const answers = await shop.db.transaction(async (tx) => {
    await tx.run(sql.type(z.object({}))`delete from product where product_id = ${id}`);
    const requests = [
      shop.request('POST', `/api/carts/${cartId}/items`, item),
      shop.request('POST', '/api/carts', { items: [item] }),
    ];
    // After the pause, both have read the product and are waiting for its lock.
    await pause(300);
    return requests;
  });
  for (const { status, body } of await Promise.all(answers)) {
    expect([status, body.error.message]).toEqual([400, 'Product not found']);
  }
  expect(await read(cartId, 'totalQty')).toEqual({ totalQty: 1 });
});
