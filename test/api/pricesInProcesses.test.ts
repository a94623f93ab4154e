import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serverOf } from '../../packages/runtime/src/platform/serverContext.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/**
 * Two processes of one shop. A process learns within two seconds of lists and currencies that another one has changed; in tests it learns
 * nothing by itself, so that all that it does here it does before it knows.
 */
const clock = createTestClock();
const HOUR = 3_600_000;

let database: TestDatabase;
let writer: TestShop;
let late: TestShop;

beforeAll(async () => {
  database = await createDatabase();
  const options = {
    databaseUrl: database.url,
    clock,
    extensions: [coreShipping, cod],
    config: { rateLimit: false } as const,
  };
  writer = await testShop(options);
  late = await testShop(options);
  await createZoneWithRate(writer, { countries: ['US'], cost: 5 });
  await post('/api/currencies', { code: 'EUR', rate: 0.5, status: 1 });
  const { category_id: id } = await post('/api/categories', { name: 'Tea', url_key: 'teas', status: 1 });
  await post('/api/products', {
    sku: 'TEA',
    name: 'Tea',
    url_key: 'tea',
    price: 20,
    qty: 99,
    categories: [id],
  });
  await learn();
});
afterAll(async () => {
  await late.stop();
  await writer.stop();
  await database.drop();
});

const post = async (path: string, body: object) => dataOf(await writer.admin('POST', path, body));
const learn = async () => serverOf(late.app).pricing?.refresh();

let lists: string[] = [];
async function list(amount: number, more: object = {}) {
  const code = `list-${lists.length}-${clock.now().getTime()}`;
  const made = await post('/api/price-lists', { code, name: code, kind: 'sale', status: 1, ...more });
  lists.push(made.uuid);
  const set = [{ sku: 'TEA', amount }];
  dataOf(await writer.admin('PATCH', `/api/price-lists/${made.uuid}/prices`, { set }));
  return made.uuid as string;
}
afterEach(async () => {
  for (const uuid of lists) await writer.admin('DELETE', `/api/price-lists/${uuid}`);
  lists = [];
  clock.advance(HOUR);
  await learn();
});

/** The price on the product's page and in the list of a process. */
async function shown(shop: TestShop, query = '') {
  const read = async (path: string) => {
    const answer = await fetch(`${shop.url}${path}${query}`, { headers: { accept: 'application/json' } });
    return dataOf({ status: answer.status, body: await answer.json() } as never).entity;
  };
  const [page, category] = [await read('/tea'), await read('/teas')];
  return [page.price, category.products.items[0].price];
}

const cartOf = async (shop: TestShop, body: object = {}) =>
  dataOf(await shop.request('POST', '/api/carts', { ...body, items: [{ sku: 'TEA', qty: 1 }] }));

const place = async (shop: TestShop, cart_id: string) => {
  const { status, body } = await shop.request('POST', '/api/orders', { cart_id });
  return status === 200
    ? { currency: body.data.currency, total: body.data.grand_total, unit: body.data.items[0].final_price }
    : body.error.code;
};

test('a process that does not know of a new list yet sells at its price', async () => {
  await list(15);
  expect(await shown(writer)).toEqual([15, 15]);
  expect(await shown(late)).toEqual([20, 20]);
  expect((await cartOf(late)).items[0].final_price).toBe(15);
  expect(await place(late, await createReadyCart(late, 'TEA'))).toEqual({
    currency: 'USD',
    total: 20,
    unit: 15,
  });
  await learn();
  expect(await shown(late)).toEqual([15, 15]);
});

test('a cart that was shown the price before is told once, and then pays the new one', async () => {
  const cart = await createReadyCart(late, 'TEA');
  await list(15);
  expect(await place(late, cart)).toBe('CART_CHANGED');
  expect(await place(late, cart)).toEqual({ currency: 'USD', total: 20, unit: 15 });
});

test('a process that does not know of the end of a list yet shows its price, and sells at the one that holds', async () => {
  const uuid = await list(15);
  await learn();
  expect(await shown(late)).toEqual([15, 15]);
  const cart = await createReadyCart(late, 'TEA');
  await writer.admin('DELETE', `/api/price-lists/${uuid}`);
  // The context is kept for processes that do not know, with the prices that hold.
  expect(await shown(late)).toEqual([20, 20]);
  expect(await place(late, cart)).toBe('CART_CHANGED');
  expect(await place(late, cart)).toEqual({ currency: 'USD', total: 25, unit: 20 });
});

test('a price that changes in a list is shown and sold at once', async () => {
  const uuid = await list(15);
  await learn();
  dataOf(
    await writer.admin('PATCH', `/api/price-lists/${uuid}/prices`, { set: [{ sku: 'TEA', amount: 12 }] }),
  );
  expect([await shown(writer), await shown(late)]).toEqual([
    [12, 12],
    [12, 12],
  ]);
  expect((await cartOf(late)).items[0].final_price).toBe(12);
});

test('a product that is new in a context has its price in a process that knows the context', async () => {
  await list(15);
  await learn();
  await post('/api/products', { sku: 'NEW', name: 'New', url_key: 'new-tea', price: 7, qty: 9 });
  const answer = await fetch(`${late.url}/new-tea`, { headers: { accept: 'application/json' } });
  expect((await answer.json()).data.entity.price).toBe(7);
});

test('a currency that was switched off is still shown where that is not known, and not sold', async () => {
  const cart = await createReadyCart(late, 'TEA');
  dataOf(await late.request('PATCH', `/api/carts/${cart}`, { currency: 'EUR' }));
  dataOf(await writer.admin('PATCH', '/api/currencies/EUR', { status: 0 }));
  expect(await shown(late, '?currency=EUR')).toEqual([10, 10]);
  const { cartId } = await cartOf(late, { currency: 'EUR' });
  const { body } = await late.query(`{ cart(id: "${cartId}") { currency grandTotal { value } } }`);
  expect(body.data.cart).toEqual({ currency: 'USD', grandTotal: { value: 20 } });
  expect(await place(late, cart)).toBe('CART_CHANGED');
  expect(await place(late, cart)).toEqual({ currency: 'USD', total: 25, unit: 20 });
  dataOf(await writer.admin('PATCH', '/api/currencies/EUR', { status: 1 }));
  expect((await cartOf(late, { currency: 'EUR' })).items[0].final_price).toBe(10);
});
