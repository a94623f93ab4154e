import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inLane } from '../support/lane.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const COUNT = inLane({ gate: 16, night: 200 });

let database: TestDatabase;
let shops: readonly [TestShop, TestShop];
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  const options = { databaseUrl: database.url, config: { rateLimit: false } } as const;
  shops = [await testShop(options), await testShop(options)];
  await createZoneWithRate(shops[0], { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shops[0], { price: 10, qty: 10_000 }));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database.drop();
});

const shopAt = (index: number): TestShop => shops[index % 2] as TestShop;

/** Sends a request again while a shop has no free connection. */
async function send(index: number, path: string, body: object): Promise<number> {
  const headers = {
    authorization: `Bearer ${await shops[0].adminToken()}`,
    'content-type': 'application/json',
  };
  for (;;) {
    const answer = await fetch(`${shopAt(index).url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (answer.status !== 503) return answer.status;
  }
}
async function captured(index: number): Promise<string> {
  const cartId = await createReadyCart(shopAt(index), sku);
  const { uuid } = dataOf(await shopAt(index).request('POST', '/api/orders', { cart_id: cartId }));
  expect(await send(index, `/api/orders/${uuid}/capture`, {})).toBe(200);
  return uuid;
}
/** Both processes deliver the events and run the job that looks for missing credit notes. */
const deliver = () =>
  Promise.all(shops.flatMap((shop) => [shop.deliverEvents(), shop.runJob('issueDueCreditNotes')]));

const documentRow = z.object({ kind: column.text, number: column.text, refund_id: column.int.nullable() });

test(`${COUNT} refunds at once over two processes have gapless credit notes, one for each`, async () => {
  const orders: string[] = [];
  for (let index = 0; index < COUNT; index += 1) orders.push(await captured(index));
  const statuses = await Promise.all(
    orders.map((uuid, index) => send(index, `/api/orders/${uuid}/refunds`, { amount: 3 })),
  );
  expect(statuses).toEqual(orders.map(() => 200));
  await deliver();
  await deliver();
  const documents = await shops[0].db.any(sql.type(documentRow)`
    select kind, number, refund_id from document order by document_id`);
  const numbers = (kind: string) =>
    documents
      .filter((one) => one.kind === kind)
      .map(({ number }) => Number(number.replace('CN-', '')))
      .toSorted((one, other) => one - other);
  const expected = Array.from({ length: COUNT }, (_, index) => index + 1);
  expect(numbers('credit_note')).toEqual(expected);
  expect(numbers('invoice')).toEqual(expected);
  expect(new Set(documents.map(({ refund_id }) => refund_id)).size).toBe(COUNT + 1);
}, 600_000);

test('64 refunds of one order at once never give back more than was captured, and each that was made has its split', async () => {
  const uuid = await captured(0);
  const statuses = await Promise.all(
    Array.from({ length: 64 }, (_, index) => send(index, `/api/orders/${uuid}/refunds`, { amount: 4 })),
  );
  const made = statuses.filter((status) => status === 200).length;
  expect(statuses.every((status) => [200, 400, 409].includes(status))).toBe(true);
  // 15.00 was captured.
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThanOrEqual(3);
  await deliver();
  const total = sql.type(z.object({ amount: column.text, count: column.int }));
  const order = sql.fragment`(select order_id from "order" where uuid = ${uuid})`;
  const [rows, notes] = [
    await shops[0].db.one(total`
      select sum(amount)::numeric(16, 2)::text as amount, count(*)::int as count from refund where order_id = ${order} and status = 'done'`),
    await shops[0].db.one(total`
      select sum(gross)::numeric(16, 2)::text as amount, count(*)::int as count from document
      where document_order_id = ${order} and kind = 'credit_note'`),
  ];
  expect(rows).toEqual({ amount: `${made * 4}.00`, count: made });
  expect(notes).toEqual(rows);
}, 300_000);

test('a credit note whose transaction is rolled back leaves no gap', async () => {
  const { db } = shops[0];
  const last = sql.type(z.object({ last: z.coerce.number() }))`
    select last_number as last from number_series where name = 'document CN-'`;
  const nothing = sql.type(z.object({}));
  const before = await db.one(last);
  const uuid = await captured(1);
  expect(await send(0, `/api/orders/${uuid}/refunds`, { amount: 1 })).toBe(200);
  await db.run(nothing`
    create function refuse_note() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await db.run(nothing`
    create trigger refused before insert on order_activity for each row
    when (new.comment like 'Credit note %') execute function refuse_note()`);
  await expect(shops[0].runJob('issueDueCreditNotes')).rejects.toThrow('no');
  await db.run(nothing`drop trigger refused on order_activity`);
  expect(await db.one(last)).toEqual(before);
  await shops[1].runJob('issueDueCreditNotes');
  expect((await db.one(last)).last).toBe(before.last + 1);
}, 300_000);
