import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineExtension, defineWidget, html as markup, sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { forgetContentChanges } from '../../packages/runtime/src/modules/storefront/pageCache/forgetContentChanges.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { inBodyOf, LANDING_PAGES, newKey, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const clock = createTestClock(new Date(NOW));
const at = (seconds: number) => new Date(new Date(NOW).getTime() + seconds * 1000);

const none = sql.type(z.object({}));
const tideRow = sql.type(z.object({ text: z.string() }));
const settings = z.object({});
let fails = false;
const shown = (text: string) => markup`<p>${text}</p>`;
/** Widget types that show data of an extension table. One declares the table as watched, one does not, and one may fail. */
const tides = defineExtension({
  name: 'tides',
  api: '^1.0',
  setup: () => {
    const tide = {
      settings,
      async load(all: readonly unknown[], { db }: Pick<TestShop, 'db'>) {
        if (fails) throw new Error('no');
        const { text } = await db.one(tideRow`select text from tide`);
        return all.map(() => text);
      },
      render: (_: unknown, _page: unknown, text: string) => shown(text),
    };
    return {
      widgets: [
        defineWidget({ ...tide, type: 'tide', name: 'Tide', changesWith: 'content' }),
        defineWidget({ ...tide, type: 'unwatched_tide', name: 'Tide' }),
      ],
    };
  },
});

let database: TestDatabase;
/** Two shops with separate page caches on one database. */
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  const extensions = [coreShipping, cod, tides];
  shop = await testShop({ databaseUrl: database.url, clock, extensions });
  other = await testShop({ databaseUrl: database.url, clock, extensions });
  await shop.db.run(none`create table tide (text text not null)`);
  await shop.db.run(none`select from watch_content('tide')`);
  await shop.db.run(none`insert into tide values ('low')`);
});
afterAll(async () => {
  await shop.stop();
  await other.stop();
  await database.drop();
});

const { landingPage, widget, html, json } = pagesOf(() => shop);
const there = pagesOf(() => other);
const { draftOn, plan } = rolloutPlansOf(() => shop);

/** Counts a shop's SQL statements during some work. */
async function statementsOf(work: () => Promise<unknown>, of: TestShop = shop): Promise<number> {
  const before = of.statements();
  await work();
  return of.statements() - before;
}
const rename = async (page: { readonly uuid: string }, name: string) =>
  dataOf(await shop.admin('PATCH', `${LANDING_PAGES}/${page.uuid}`, { name }));

describe('a cached page', () => {
  test('takes one statement, as a document, as data and as a 304, while carts and orders are written', async () => {
    const { url_key } = await landingPage();
    const { sku } = await createProduct(shop, { price: 1, qty: 9 });
    await createZoneWithRate(shop, { countries: ['US'], cost: 1 });
    for (const path of [`/${url_key}`, `/${sku.toLowerCase()}`, '/'])
      for (const read of [html, json]) {
        const first = await read(path);
        const cartId = await createReadyCart(shop, sku);
        dataOf(await shop.request('POST', `/api/carts/${cartId}/checkout`, {}));
        expect(await statementsOf(async () => expect((await read(path)).body).toEqual(first.body))).toBe(1);
        const etag = first.headers.get('etag') as string;
        const has = () => read(path, { 'if-none-match': etag });
        expect(await statementsOf(async () => expect((await has()).status).toBe(304))).toBe(1);
      }
  });

  test('is rendered again after another process has changed it', async () => {
    const page = await landingPage();
    for (const name of ['one', 'two']) {
      await there.html(`/${page.url_key}`);
      await rename(page, name);
      const { body } = await there.html(`/${page.url_key}`);
      expect(body).toContain(`<h1>${name}</h1>`);
      expect(await statementsOf(() => there.html(`/${page.url_key}`), other)).toBe(1);
    }
  });

  test('includes a transaction that began before it and ended after it', async () => {
    const page = await landingPage();
    const made = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const transaction = shop.db.transaction(async (tx) => {
      await tx.run(none`update landing_page set name = 'late' where uuid = ${page.uuid}`);
      written.resolve();
      await made.promise;
    });
    await written.promise;
    for (let time = 0; time < 2; time += 1)
      expect((await there.html(`/${page.url_key}`)).body).toContain('<h1>Sale</h1>');
    made.resolve();
    await transaction;
    expect((await there.html(`/${page.url_key}`)).body).toContain('<h1>late</h1>');
  });

  test('is never older than a confirmed change, regardless of concurrent requests', async () => {
    const page = await landingPage();
    const path = `/${page.url_key}`;
    const LAST = 60;
    let written = 0;
    const reader = async () => {
      for (let least = 0; least < LAST; least = written) {
        const { body } = await there.json(path);
        expect(Number(body.data.title)).toBeGreaterThanOrEqual(least);
      }
    };
    await rename(page, '0');
    const readers = Array.from({ length: 8 }, reader);
    for (let name = 1; name <= LAST; name += 1) {
      await rename(page, String(name));
      written = name;
    }
    await Promise.all(readers);
    expect((await there.json(path)).body.data.title).toBe(String(LAST));
  });

  test('becomes outdated with the stock of a product that it shows as available', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 2 });
    const inStock = async () => (await json(`/${sku.toLowerCase()}`)).body.data.entity.in_stock;
    for (const left of [true, false]) {
      expect(await inStock()).toBe(true);
      const cartId = await createReadyCart(shop, sku);
      dataOf(await shop.request('POST', `/api/carts/${cartId}/checkout`, {}));
      expect(await inStock()).toBe(left);
    }
  });

  test('becomes outdated at the times of landing pages and of plans', async () => {
    const page = await landingPage({ publish_end: at(100).toISOString() });
    const later = await landingPage({ publish_start: at(50).toISOString() });
    await plan((await draftOn(page, 'planned')).uuid, { start_time: at(10), end_time: at(20) });
    const facts = async () => [
      (await html(`/${page.url_key}`)).body.includes('planned'),
      (await html(`/${page.url_key}`)).status,
      (await html(`/${later.url_key}`)).status,
    ];
    for (const [seconds, expected] of [
      [0, [false, 200, 404]],
      [10, [true, 200, 404]],
      [19.999, [true, 200, 404]],
      [20, [false, 200, 404]],
      [50, [false, 200, 200]],
      [100, [false, 404, 200]],
      [15, [true, 200, 404]],
    ] as const) {
      clock.set(at(seconds));
      expect([seconds, await facts()]).toEqual([seconds, expected]);
    }
    clock.set(at(0));
  });

  test('is cached by its query and its format', async () => {
    const category = dataOf(await shop.admin('POST', '/api/categories', { name: 'Mugs', url_key: newKey() }));
    const url = `/${category.url_key}`;
    for (let time = 0; time < 2; time += 1) {
      expect((await html(url)).body).toMatch(/^<!doctype html>/);
      expect((await json(url)).body.data.canonical).toBe(`http://shop.test${url}`);
      expect((await json(`${url}?page=2`)).body.data.canonical).toBe(`http://shop.test${url}?page=2`);
    }
  });
});

describe('a page with widgets of an extension', () => {
  const pageOf = async (type: string) => {
    const page = await landingPage();
    await widget({ type, settings: {}, placements: [inBodyOf(page)] });
    return `/${page.url_key}`;
  };
  const write = (text: string) => shop.db.run(none`update tide set text = ${text}`);

  test('is cached if they declare that they change with content, until the table that they watch changes', async () => {
    const path = await pageOf('tide');
    for (const text of ['high', 'low']) {
      await write(text);
      expect((await html(path)).body).toContain(`<p>${text}</p>`);
      expect(await statementsOf(() => html(path))).toBe(1);
    }
  });

  test('is rendered each time if one does not declare it', async () => {
    const path = await pageOf('unwatched_tide');
    await html(path);
    expect(await statementsOf(() => html(path))).toBe(4);
  });

  test('is not cached while one fails', async () => {
    const path = await pageOf('tide');
    fails = true;
    expect((await html(path)).body).not.toContain('<p>low</p>');
    fails = false;
    expect((await html(path)).body).toContain('<p>low</p>');
  });
});

test('changes are deleted after a day', async () => {
  await landingPage();
  await shop.db.run(none`
    update content_change set changed_at = now() - interval '25 hours'
    where transaction = (select min(transaction) from content_change)`);
  const count = sql.type(z.object({ old: z.int(), all: z.int() }));
  const counted = () =>
    shop.db.one(count`
      select count(*) filter (where changed_at < now() - interval '1 day')::int as old, count(*)::int as all
      from content_change`);
  const before = await counted();
  await forgetContentChanges.run(shop.app);
  expect(await counted()).toEqual({ old: 0, all: before.all - 1 });
});
