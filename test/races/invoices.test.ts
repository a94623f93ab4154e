import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inLane } from '../support/lane.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const COUNT = inLane({ gate: 12, night: 50 });

let database: TestDatabase;
let shops: readonly TestShop[];
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  const options = { databaseUrl: database.url, config: { rateLimit: false } } as const;
  shops = [await testShop(options), await testShop(options)];
  const [shop] = shops as [TestShop];
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database.drop();
});

const shopAt = (index: number) => shops[index % shops.length] as TestShop;
async function place(index: number): Promise<string> {
  const shop = shopAt(index);
  return dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }))
    .uuid;
}
async function issue(index: number, uuid: string): Promise<void> {
  const shop = shopAt(index);
  const headers = {
    authorization: `Bearer ${await shopAt(0).adminToken()}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ kind: 'invoice' });
  let status = 503;
  // A shop whose connections are all in use for too long responds with 503, and the request is retried.
  while (status === 503) {
    const answer = await fetch(`${shop.url}/api/orders/${uuid}/documents`, { method: 'POST', headers, body });
    ({ status } = answer);
    await answer.arrayBuffer();
  }
  // The order has its invoice, whichever shop issued it.
  expect([200, 409]).toContain(status);
}
const numberOf = async (uuid: string) =>
  dataOf(await shopAt(0).admin('GET', `/api/orders/${uuid}`)).invoice_number as string | null;

test(`${COUNT} invoices issued concurrently by two shops have consecutive numbers without a gap, one per order`, async () => {
  const orders: string[] = [];
  for (let index = 0; index < COUNT; index += 1) orders.push(await place(index));
  // Both shops issue each invoice.
  await Promise.all(orders.flatMap((uuid, index) => [issue(index, uuid), issue(index + 1, uuid)]));
  const numbers = await Promise.all(orders.map(numberOf));
  expect(numbers.map(Number).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: COUNT }, (_, index) => index + 1),
  );
}, 300_000);

test('an invoice whose transaction is rolled back leaves no gap', async () => {
  const { db } = shopAt(0);
  const last = sql.type(z.object({ last: z.coerce.number() }))`
    select last_number as last from number_series where name = 'document '`;
  const before = await db.one(last);
  const [failed, next] = [await place(0), await place(1)];
  const nothing = sql.type(z.object({}));
  await db.run(nothing`
    create function refuse_activity() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await db.run(nothing`
    create trigger refused before insert on order_activity for each row
    when (new.comment like 'Invoice %') execute function refuse_activity()`);
  const answer = await shopAt(0).admin('POST', `/api/orders/${failed}/documents`, { kind: 'invoice' });
  expect(answer.status).toBe(500);
  await db.run(nothing`drop trigger refused on order_activity`);
  expect(await db.one(last)).toEqual(before);
  expect(await numberOf(failed)).toBeNull();
  await issue(1, next);
  expect(Number(await numberOf(next))).toBe(before.last + 1);
});
