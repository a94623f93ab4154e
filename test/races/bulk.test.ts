import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { sizeOf } from '../support/lane.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const ROUNDS = sizeOf('ROUNDS', { gate: 2, night: 50 });
const ROWS = 12;

let database: TestDatabase;
/** Two shops on one database, like two processes. */
let shops: readonly [TestShop, TestShop];
beforeAll(async () => {
  database = await createDatabase();
  shops = [await testShop({ databaseUrl: database.url }), await testShop({ databaseUrl: database.url })];
});
afterAll(async () => {
  await Promise.all(shops.map(({ stop }) => stop()));
  await database.drop();
});

const send = async (shop: TestShop, method: string, path: string, body: object) =>
  shop.request(method, path, body, { token: await shops[0].adminToken() });

test('concurrent bulk and single product changes from two processes all succeed', async () => {
  const made = await Promise.all(
    Array.from({ length: ROWS }, () => createProduct(shops[0], { price: 1, qty: 1 })),
  );
  const ids = made.map(({ id }) => id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const many = (index: 0 | 1, order: readonly number[]) =>
      send(shops[index], 'POST', '/api/products/bulk', {
        ids: order,
        change: { name: `Many ${round}`, qty: round },
      });
    const answers = await Promise.all([
      many(0, ids),
      many(1, ids.toReversed()),
      ...ids.map((id, index) =>
        send(shops[(index % 2) as 0 | 1], 'PATCH', `/api/products/${id}`, {
          short_description: `One ${round}`,
          qty: 7,
        }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const answer of answers.slice(0, 2)) expect(dataOf(answer)).toEqual({ changed: ROWS, refused: [] });
    for (const id of ids)
      expect(dataOf(await shops[0].admin('GET', `/api/products/${id}`))).toMatchObject({
        name: `Many ${round}`,
        short_description: `One ${round}`,
      });
  }
});

test('two concurrent deletions of the same products delete each product once', async () => {
  const made = await Promise.all(
    Array.from({ length: ROWS }, () => createProduct(shops[0], { price: 1, qty: 1 })),
  );
  const ids = made.map(({ uuid }) => uuid);
  const [one, other] = await Promise.all([
    send(shops[0], 'POST', '/api/products/bulk', { ids, delete: true }),
    send(shops[1], 'POST', '/api/products/bulk', { ids: ids.toReversed(), delete: true }),
  ]);
  expect(dataOf(one).changed + dataOf(other).changed).toBe(ROWS);
  expect(dataOf(one).refused.length + dataOf(other).refused.length).toBe(ROWS);
});
