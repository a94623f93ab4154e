import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createDatabase } from '../support/databases.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DEFINITIONS = '/api/metafield-definitions';
const SHOP = '/api/shop/metafields';

let database: Awaited<ReturnType<typeof createDatabase>>;
let shop: TestShop;
/** Simulates a second process on the same database. It shares no module instance with the first shop. */
let other: Pick<TestShop, 'admin' | 'query' | 'stop'>;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  vi.resetModules();
  const reloaded = await import('../support/shop.ts');
  const second = await reloaded.testShop({ databaseUrl: database.url });
  const token = await shop.adminToken();
  other = { ...second, admin: (method, path, body) => second.request(method, path, body, { token }) };
});
afterAll(async () => {
  await shop.stop();
  await other.stop();
  await database.drop();
});

const define = async (fieldKey: string, sent: object = {}): Promise<{ uuid: string }> =>
  dataOf(
    await shop.admin('POST', DEFINITIONS, {
      ownerType: 'shop',
      fieldKey,
      name: fieldKey,
      fieldType: 'short_text',
      ...sent,
    }),
  );
const write = (at: Pick<TestShop, 'admin'>, values: object) =>
  at.admin('PATCH', SHOP, { metafields: { custom: values } });
const stored = async () => dataOf(await shop.admin('GET', SHOP)).metaData;

beforeEach(async () => {
  for (const { uuid } of dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=shop`)))
    await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
});

test('each process applies a change of the other at its next request', async () => {
  const { uuid } = await define('a');
  expect((await write(other, { a: 'abc' })).status).toBe(200);
  await shop.admin('PATCH', `${DEFINITIONS}/${uuid}`, { validations: [{ type: 'size', max: 1 }] });
  expect((await write(other, { a: 'abc' })).status).toBe(400);
  await other.admin('PATCH', `${DEFINITIONS}/${uuid}`, { validations: [], visibleToCustomer: false });
  expect((await write(shop, { a: 'abc' })).status).toBe(200);
  expect((await shop.query('{ shop { metafields { key } } }')).body.data.shop.metafields).toEqual([]);
  await shop.admin('PATCH', `${DEFINITIONS}/${uuid}`, { visibleToCustomer: true, required: true });
  expect((await write(other, {})).status).toBe(400);
  expect((await other.query('{ shop { metafields { value } } }')).body.data.shop.metafields).toEqual([
    { value: 'abc' },
  ]);
  await other.admin('DELETE', `${DEFINITIONS}/${uuid}`);
  expect(await stored()).toEqual({});
  expect(dataOf(await write(shop, { a: 'abc' })).metaData).toEqual({});
});

test('no write of either process leaves a value of a deleted definition', async () => {
  for (let round = 0; round < 10; round++) {
    const { uuid } = await define('a');
    const put = (at: Pick<TestShop, 'admin'>) => write(at, { a: 'x' });
    const remove = shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
    const answers = await Promise.all([put(other), put(shop), remove, put(other), put(shop)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored()).toEqual({});
  }
});

test('a field that both processes define concurrently is defined once', async () => {
  const sent = { ownerType: 'shop', fieldKey: 'a', name: 'A', fieldType: 'url' };
  const answers = await Promise.all(
    [shop, other, shop, other].map((at) => at.admin('POST', DEFINITIONS, sent)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});
