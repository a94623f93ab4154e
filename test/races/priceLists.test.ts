import { setTimeout as pause } from 'node:timers/promises';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { listUnkeptProducts } from '../../packages/runtime/src/modules/catalog/index.ts';
import {
  lockPrices,
  sharePrices,
} from '../../packages/runtime/src/modules/catalog/priceContexts/priceState.repo.ts';
import { sizeOf } from '../support/lane.ts';
import { dataOf, testShop } from '../support/shop.ts';

const ROUNDS = sizeOf('ROUNDS', { gate: 1, night: 10 });
/** More than two batches of an import. */
const PRODUCTS = 1100;

let shop: TestShop;
let products: readonly { readonly uuid: string; readonly sku: string }[];
const product = z.object({ uuid: column.uuid, sku: column.text });
const count = z.object({ count: column.int });
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));

beforeAll(async () => {
  shop = await testShop({ config: { rateLimit: false } });
  await seedProducts(shop.db, PRODUCTS);
  products = await shop.db.any(sql.type(product)`select uuid, sku from product order by product_id`);
});
afterAll(() => shop.stop());

const list = (code: string, more: object = {}) =>
  post('/api/price-lists', { code, name: code, kind: 'sale', status: 1, ...more });

async function importFile(
  uuid: string,
  rows: readonly string[],
  more: Readonly<Record<string, string>> = {},
) {
  const body = new FormData();
  body.append('file', new Blob([`sku,amount\n${rows.join('\n')}\n`]), 'prices.csv');
  for (const [name, value] of Object.entries(more)) body.append(name, value);
  const headers = { authorization: `Bearer ${await shop.adminToken()}` };
  const url = `${shop.url}/api/price-lists/${uuid}/import`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

/** Waits until sessions of the database wait for locks. */
async function untilWaiting(sessions: number): Promise<void> {
  for (;;) {
    const { count: waiting } = await shop.db.one(sql.type(count)`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (waiting >= sessions) return;
    await pause(10);
  }
}

test('a writer of lists comes in its turn, before products that are saved after it came', async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const first = shop.db.transaction(async (tx) => {
    await sharePrices(tx);
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  const written = shop.db.transaction(async (tx) => {
    await lockPrices(tx);
    order.push('list');
  });
  await untilWaiting(1);
  const uuid = products[0]?.uuid as string;
  const saved = shop.admin('PATCH', `/api/products/${uuid}`, { price: 12 }).then(({ status }) => {
    order.push('product');
    return status;
  });
  await Promise.race([saved, untilWaiting(2)]);
  end.resolve();
  await Promise.all([first, written]);
  expect([await saved, order]).toEqual([200, ['list', 'product']]);
});

const changes = async () =>
  (await shop.db.one(sql.type(count)`select count(*)::int as count from content_change`)).count;

test('a file is written in steps, which others come between, and with all_or_nothing in one', async () => {
  const { uuid } = await list('steps');
  const rows = (amount: number) => products.map(({ sku }) => `${sku},${amount}`);
  const before = await changes();
  const twice = [...rows(4), `${products[0]?.sku},5`, 'no-such-sku,5'];
  const { body } = await importFile(uuid, twice);
  expect(body.data).toMatchObject({
    rows: PRODUCTS + 2,
    created: PRODUCTS,
    updated: 0,
    unchanged: 0,
    refused: 2,
    refusals: [
      {
        line: PRODUCTS + 2,
        faults: [{ field: 'sku', message: `SKU "${products[0]?.sku}" with min_qty 1 is already on line 2` }],
      },
      { line: PRODUCTS + 3, faults: [{ field: 'sku', message: 'No product has the SKU "no-such-sku"' }] },
    ],
  });
  const steps = (await changes()) - before;
  expect(steps).toBe(3);
  const whole = await importFile(uuid, rows(3), { all_or_nothing: 'true' });
  expect(whole.body.data).toMatchObject({ created: 0, updated: PRODUCTS, rolled_back: false });
  expect((await changes()) - before - steps).toBe(1);
  const none = await importFile(uuid, [...rows(2), 'no-such-sku,5'], { all_or_nothing: 'true' });
  expect(none.body.data).toMatchObject({ refused: 1, rolled_back: true });
  expect((await changes()) - before - steps).toBe(1);
  const { count: revisions } = await shop.db.one(sql.type(count)`
    select count(*)::int as count from audit_log
    where entity_type = 'price_list' and entity_uuid = ${uuid}::uuid and before is not null and after is not null`);
  expect(revisions).toBe(2);
  expect(await listUnkeptProducts(shop.app, shop.db, 10)).toEqual([]);
});

/** Saves products one after the other. Returns the first answer that is no success, or the last one. */
async function savePrices(some: readonly { readonly uuid: string }[], round: number) {
  let answer = { status: 200 };
  for (const [at, { uuid }] of some.entries()) {
    answer = await shop.admin('PATCH', `/api/products/${uuid}`, { price: 20 + round + at });
    if (answer.status !== 200) break;
  }
  return answer;
}

test(
  `prices that are imported, saved and converted at once are kept as the rules say (${ROUNDS} rounds)`,
  async () => {
    const group = await post('/api/customerGroups', { group_name: 'Trade' });
    await post('/api/currencies', { code: 'EUR', rate: 0.9, status: 1 });
    const lists = [
      await list('all', { percent: 5 }),
      await list('trade', { groups: [group.uuid], kind: 'override', priority: 1 }),
      await list('euro', { currency: 'EUR' }),
    ];
    const some = products.slice(0, 120);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all([
        ...lists.map(({ uuid }, index) =>
          importFile(
            uuid,
            some
              .filter((_product, at) => at % (index + 1) === 0)
              .map(({ sku }, at) => `${sku},${round + index + at}`),
          ),
        ),
        ...[0, 1, 2, 3].map((worker) => savePrices(some.slice(10 * worker, 10 * worker + 10), round)),
        shop.admin('PATCH', '/api/currencies/EUR', { rate: (90 + round) / 100 }),
        shop.admin('PATCH', `/api/price-lists/${lists[0].uuid}`, { percent: 5 + round }),
      ]);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(await listUnkeptProducts(shop.app, shop.db, 10)).toEqual([]);
    }
  },
  60_000 + ROUNDS * 20_000,
);
