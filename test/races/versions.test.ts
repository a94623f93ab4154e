import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { sizeOf } from '../support/lane.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const ROUNDS = sizeOf('ROUNDS', { gate: 4, night: 60 });

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

const patch = async (shop: TestShop, path: string, body: object, ifMatch?: string) =>
  shop.request('PATCH', path, body, {
    token: await shops[0].adminToken(),
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });
const read = async (path: string) => {
  const answer = await shops[0].admin('GET', path);
  return { record: dataOf(answer), tag: answer.headers.get('etag') ?? '' };
};

test.each<[string, () => Promise<string>, (text: string) => object]>([
  [
    'a product',
    async () => `/api/products/${(await createProduct(shops[0], { price: 1, qty: 1 })).uuid}`,
    (name) => ({ name }),
  ],
  [
    'a tax class',
    async () =>
      `/api/tax/classes/${dataOf(await shops[0].admin('POST', '/api/tax/classes', { name: 'Race' })).uuid}`,
    (name) => ({ name }),
  ],
])('two writers of %s with one tag: one changes it, the other gets the change', async (_, create, change) => {
  const path = await create();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { tag } = await read(path);
    const answers = await Promise.all(
      shops.map((shop, index) => patch(shop, path, change(`Writer ${index} of ${round}`), tag)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const won = answers.find(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status === 412);
    const { record } = await read(path);
    expect(record.name).toBe(won?.body.data.name);
    expect(lost?.body.error).toMatchObject({ code: 'VERSION_CONFLICT', current: record });
  }
});

test('a write without an ETag is never overwritten by a write with an older ETag', async () => {
  const path = `/api/products/${(await createProduct(shops[0], { price: 1, qty: 1 })).uuid}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { tag } = await read(path);
    const [tagged, plain] = await Promise.all([
      patch(shops[0], path, { name: `Tagged ${round}` }, tag),
      patch(shops[1], path, { name: `Plain ${round}` }),
    ]);
    expect(plain.status).toBe(200);
    expect([200, 412]).toContain(tagged.status);
    // The versioned change either happened first or was refused. In both cases, the change without a version is the final one.
    expect((await read(path)).record.name).toBe(`Plain ${round}`);
  }
});
