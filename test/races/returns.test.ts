import { sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const ROUNDS = 6;

let database: TestDatabase;
let shops: readonly TestShop[];
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  const options = { databaseUrl: database.url, config: { rateLimit: false } } as const;
  shops = [await testShop(options), await testShop(options)];
  const [shop] = shops as [TestShop];
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 10_000 }));
  dataOf(await shop.admin('POST', '/api/settings', { withdrawalCountries: ['US'] }));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database.drop();
});

const shopAt = (index: number) => shops[index % shops.length] as TestShop;
/** Sends a request of the administrator to one of the shops. */
const admin = async (index: number, method: string, path: string, body?: object) =>
  shopAt(index).request(method, path, body, { token: await shopAt(0).adminToken() });
const post = async (path: string, body: object = {}) => dataOf(await admin(0, 'POST', path, body));

interface Placed {
  readonly uuid: string;
  readonly orderToken: string;
  readonly items: readonly { readonly uuid: string }[];
}

/** Places an order of four units, of which two are shipped. Every second order is paid. */
async function newOrder(round: number): Promise<Placed> {
  const cart = await createReadyCart(shopAt(0), sku, sku, sku, sku);
  const order: Placed = dataOf(await shopAt(0).request('POST', '/api/orders', { cart_id: cart }));
  if (round % 2 === 0) await post(`/api/orders/${order.uuid}/capture`);
  await post(`/api/orders/${order.uuid}/shipments`, { items: units(order, 2) });
  return order;
}
const units = (order: Placed, qty: number) => [{ order_item_id: order.items[0]!.uuid, qty }];

/** Requests everything that changes the units of an order from both shops at once. */
function changes(order: Placed): Promise<readonly TestAnswer[]> {
  const path = `/api/orders/${order.uuid}`;
  const one = { items: units(order, 1) };
  const bodies: readonly (readonly [string, object])[] = [
    ['returns', one],
    ['returns', { items: units(order, 2) }],
    ['withdrawal', one],
    ['withdrawal', {}],
    ['refunds', one],
    ['refunds', { items: units(order, 2) }],
    ['shipments', one],
    ['cancel', { reason: 'Race' }],
  ];
  return Promise.all(bodies.map(([action, body], index) => admin(index, 'POST', `${path}/${action}`, body)));
}

const unitsRow = z.object({ qty: z.int(), busy: z.int() });

test('returning, withdrawing, refunding, shipping and canceling an order at once lose and double no unit', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await newOrder(round);
    const answers = await changes(order);
    for (const { status, body } of answers) {
      expect([200, 400, 409], JSON.stringify(body)).toContain(status);
    }
    const row = await shopAt(0).db.one(sql.type(unitsRow)`
      select i.qty, i.refunded_qty + i.returning_qty as busy
      from order_item i where i.uuid = ${order.items[0]!.uuid}`);
    expect(row.busy).toBeLessThanOrEqual(row.qty);
  }
  const results = await checkRecords(shopAt(0).app, shopAt(0).db, { isSelected: selectChecks([]) });
  expect(results.filter(({ status }) => status !== 'done')).toEqual([]);
});

test('64 refunds of one return from two shops give one', async () => {
  const order = await newOrder(0);
  const { uuid, items } = await post(`/api/orders/${order.uuid}/returns`, { items: units(order, 2) });
  await post(`/api/returns/${uuid}/receive`, { items: [{ id: items[0].uuid, qty: 2 }] });
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      admin(index, 'POST', `/api/orders/${order.uuid}/refunds`, { return_id: uuid }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refunds = dataOf(await admin(0, 'GET', `/api/orders/${order.uuid}/refunds`));
  expect(refunds).toMatchObject([{ amount: 20, return_id: uuid, status: 'done' }]);
});
