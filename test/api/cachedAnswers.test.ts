import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { ProductInput, TestShop } from '@shop/runtime/testing';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const none = sql.type(z.object({}));

/**
 * Writes the graphql folder of an extension that adds two product fields. One reads a watched table, and the other always returns a
 * different value.
 */
function writeFields(folder: string): void {
  const type = path.join(folder, 'Product');
  mkdirSync(type);
  writeFileSync(
    path.join(type, 'Product.graphql'),
    'extend type Product { badge: String @content visits: Int! }\n',
  );
  writeFileSync(
    path.join(type, 'Product.resolvers.js'),
    `let visits = 0;
    export default { Product: { badge: () => 'new', visits: () => (visits += 1) } };\n`,
  );
}

let folder: string;
let database: TestDatabase;
/** Two shops with separate response caches on one database. */
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-fields-'));
  writeFields(folder);
  const badges = defineExtension({
    name: 'badges',
    api: '^1.0',
    graphql: pathToFileURL(`${folder}/`),
    setup: () => ({}),
  });
  database = await createDatabase();
  const options = {
    databaseUrl: database.url,
    extensions: [coreShipping, cod, badges],
    config: { shop: { languages: ['en', 'de'] } },
  };
  shop = await testShop(options);
  other = await testShop(options);
  await createZoneWithRate(shop, { countries: ['US'], cost: 1 });
});
afterAll(async () => {
  await shop.stop();
  await other.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Takes three statements if nothing is cached. */
const NAME = 'query($id: ID!) { product(id: $id) { name categories { name } gallery { url } } }';
const named = (name: string) => ({ product: { name, categories: [], gallery: [] } });

/** Returns a query's response and its number of statements. */
async function query(document: string, variables: object = {}, of: TestShop = other) {
  const before = of.statements();
  const { status, body } = await of.query(document, variables);
  expect([status, body.errors]).toEqual([200, undefined]);
  return { data: body.data, statements: of.statements() - before };
}

/**
 * Repeats a query until its response is cached. A response read before a process has noticed a change is dropped when the process notices
 * it.
 */
async function keep(document: string, variables: object = {}, of: TestShop = other) {
  const first = await query(document, variables, of);
  await query(document, variables, of);
  return first;
}

/** Creates a product with these fields. */
async function newProduct(fields: ProductInput = {}) {
  const { product_id: id, uuid, sku } = await shop.make.product(fields);
  return { id: Number(id), uuid: String(uuid), sku: String(sku) };
}

const rename = async (id: number, name: string) =>
  dataOf(await shop.admin('PATCH', `/api/products/${id}`, { name }));

describe('a response with content', () => {
  test('takes one statement when repeated, while carts and orders are written', async () => {
    const { id, sku } = await newProduct({ price: 1, qty: 9 });
    const queries: readonly [string, object][] = [
      [NAME, { id }],
      ['{ products { total items { name price { regular { value } } } facets { key } } shop { name } }', {}],
      [
        'fragment F on Category { name } { categories { total items { ...F ... on Category { uuid } } } }',
        {},
      ],
    ];
    for (const [document, variables] of queries) {
      const first = await keep(document, variables, shop);
      expect(first.statements).toBeGreaterThan(1);
      const cartId = await createReadyCart(shop, sku);
      dataOf(await shop.request('POST', `/api/carts/${cartId}/checkout`, {}));
      expect(await query(document, variables, shop)).toEqual({ data: first.data, statements: 1 });
    }
  });

  test('shares its statement with all concurrent requests', async () => {
    const { id } = await newProduct();
    await keep(NAME, { id });
    const before = other.statements();
    const pendingAnswers = await shop.db.transaction(async (tx) => {
      // The check for content changes waits for this lock.
      await tx.run(none`lock table content_change in access exclusive mode`);
      const answers = Array.from({ length: 40 }, () => other.query(NAME, { id }));
      await setTimeout(500);
      return answers;
    });
    const answers = await Promise.all(pendingAnswers);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(other.statements() - before).toBeLessThan(10);
  });

  test('is computed again after another process has changed the content', async () => {
    const { id } = await newProduct({ name: 'zero' });
    for (const name of ['one', 'two']) {
      await query(NAME, { id });
      await rename(id, name);
      expect((await query(NAME, { id })).data).toEqual(named(name));
      expect((await query(NAME, { id })).statements).toBe(1);
    }
  });

  test('includes a transaction that began before it and ended after it', async () => {
    const { id } = await newProduct({ name: 'early' });
    const requested = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const transaction = shop.db.transaction(async (tx) => {
      await tx.run(none`update product set name = 'late' where product_id = ${id}`);
      written.resolve();
      await requested.promise;
    });
    await written.promise;
    for (let time = 0; time < 3; time += 1) expect((await query(NAME, { id })).data).toEqual(named('early'));
    requested.resolve();
    await transaction;
    expect((await query(NAME, { id })).data).toEqual(named('late'));
  });

  test('is never older than a confirmed change, regardless of concurrent requests', async () => {
    const LAST = 60;
    const { id } = await newProduct({ name: '0' });
    let written = 0;
    const reader = async () => {
      for (let least = 0; least < LAST; least = written) {
        const { data } = await query(NAME, { id });
        expect(Number(data.product.name)).toBeGreaterThanOrEqual(least);
      }
    };
    const readers = Array.from({ length: 8 }, reader);
    for (let name = 1; name <= LAST; name += 1) {
      await rename(id, String(name));
      written = name;
    }
    await Promise.all(readers);
    expect((await query(NAME, { id })).data).toEqual(named(String(LAST)));
  });

  test('becomes outdated with the last unit of a product, and not with earlier ones', async () => {
    const { id, sku } = await newProduct({ price: 1, qty: 2 });
    const document =
      'query($id: ID!) { product(id: $id) { inventory { isInStock } categories { name } gallery { url } } }';
    await keep(document, { id });
    for (const left of [true, false]) {
      const cartId = await createReadyCart(shop, sku);
      dataOf(await shop.request('POST', `/api/carts/${cartId}/checkout`, {}));
      const { data, statements } = await query(document, { id });
      expect([data, statements === 1]).toEqual([
        { product: { inventory: { isInStock: left }, categories: [], gallery: [] } },
        left,
      ]);
    }
  });

  test('is cached by variables, operation and language', async () => {
    const [one, two] = [await newProduct({ name: 'One' }), await newProduct({ name: 'Two' })];
    dataOf(await shop.admin('PUT', `/api/translations/product/${one.uuid}/de`, { fields: { name: 'Eins' } }));
    const german = async (document: string, variables: object) => {
      const { body } = await other.request('POST', '/graphql?locale=de', { query: document, variables });
      return body.data.product.name;
    };
    const both = `query A { product(id: "${one.id}") { name } } query B { product(id: "${two.id}") { name } }`;
    const answerOf = async (operationName: string) => {
      const { body } = await other.request('POST', '/graphql', { query: both, operationName });
      return body.data.product.name;
    };
    for (let time = 0; time < 2; time += 1) {
      expect((await query(NAME, { id: one.id })).data.product.name).toBe('One');
      expect((await query(NAME, { id: two.id })).data.product.name).toBe('Two');
      expect(await german(NAME, { id: one.id })).toBe('Eins');
      expect([await answerOf('A'), await answerOf('B')]).toEqual(['One', 'Two']);
    }
  });
});

describe('nothing is cached', () => {
  test('for a query with a field that is not content, or that belongs to an extension that does not declare it', async () => {
    const { id } = await newProduct();
    const badge = 'query($id: ID!) { product(id: $id) { badge categories { name } gallery { url } } }';
    await keep(badge, { id });
    expect(await query(badge, { id })).toEqual({
      data: { product: { badge: 'new', categories: [], gallery: [] } },
      statements: 1,
    });
    const visits = async () =>
      (await query('query($id: ID!) { product(id: $id) { visits } }', { id })).data.product.visits;
    const before = await visits();
    expect([await visits(), await visits()]).toEqual([before + 1, before + 2]);
    const mixed = '{ shop { name } currentCustomer { email } }';
    await query(mixed);
    expect((await query(mixed)).statements).toBe(0);
  });

  test('for a customer, who gets the same response', async () => {
    const { id } = await newProduct({ name: 'Lamp' });
    const ada = await shop.make.customer();
    const sendRequest = async () => {
      const before = shop.statements();
      const { body } = await ada.session.request('POST', '/graphql', { query: NAME, variables: { id } });
      expect(body.data).toEqual(named('Lamp'));
      return shop.statements() - before;
    };
    await sendRequest();
    const visitor = (await query(NAME, { id }, shop)).statements;
    expect(visitor).toBeGreaterThan(1);
    const second = await sendRequest();
    expect(await sendRequest()).toBe(second);
  });

  test('for a response with errors', async () => {
    const wrong =
      '{ products(filters: [{ key: "none", operation: eq, value: "1" }]) { total } shop { name } }';
    for (let time = 0; time < 2; time += 1) {
      const { body } = await other.query(wrong);
      expect(body.errors[0].extensions.code).toBe('BAD_FILTER');
    }
  });

  test('beyond `cache.maxBytes`', async () => {
    const small = await testShop({ databaseUrl: database.url, config: { cache: { maxBytes: 2000 } } });
    try {
      const products = await Promise.all(Array.from({ length: 20 }, () => newProduct()));
      for (let time = 0; time < 2; time += 1)
        for (const { id } of products)
          expect((await query(NAME, { id }, small)).statements).toBeGreaterThan(1);
      const { id } = products.at(-1)!;
      await keep(NAME, { id }, small);
      expect((await query(NAME, { id }, small)).statements).toBe(1);
    } finally {
      await small.stop();
    }
  });
});

test('neither a response nor a page outlives the database copy that it was read from', async () => {
  const { id, sku } = await newProduct({ name: 'first' });
  const page = async () => {
    const { body } = await other.request('GET', `/${sku.toLowerCase()}`, undefined, {
      headers: { accept: 'application/json' },
    });
    return body.data.title;
  };
  const shown = async () => [(await query(NAME, { id })).data.product.name, await page()];
  for (let time = 0; time < 3; time += 1) expect(await shown()).toEqual(['first', 'first']);
  // A restored backup has other data and transactions, and no notification reports the change.
  await shop.db.run(none`alter table product disable trigger content_change`);
  await shop.db.run(none`update product set name = 'second' where product_id = ${id}`);
  await shop.db.run(none`alter table product enable trigger content_change`);
  expect(await shown()).toEqual(['first', 'first']);
  await shop.db.transaction(async (tx) => {
    await tx.run(none`alter table content_change rename to content_change_before`);
    await tx.run(
      none`alter table content_change_before rename constraint content_change_pkey to before_pkey`,
    );
    await tx.run(none`create table content_change (like content_change_before including all)`);
  });
  expect(await shown()).toEqual(['second', 'second']);
});

test('with `cache.maxStaleMs`, a response takes no statement until the time has passed', async () => {
  const lazy = await testShop({ databaseUrl: database.url, config: { cache: { maxStaleMs: 60_000 } } });
  try {
    const { id } = await newProduct({ name: 'before' });
    await query(NAME, { id }, lazy);
    await rename(id, 'after');
    expect(await query(NAME, { id }, lazy)).toEqual({ data: named('before'), statements: 0 });
  } finally {
    await lazy.stop();
  }
});

test('with `cache.maxStaleMs` all pages of a list share one count', async () => {
  const lazy = await testShop({ databaseUrl: database.url, config: { cache: { maxStaleMs: 60_000 } } });
  const page = (number: number) =>
    `{ products(filters: [{ key: "page", operation: eq, value: "${number}" }, { key: "limit", operation: eq, value: "2" }]) { total items { uuid } } }`;
  try {
    await Promise.all([newProduct(), newProduct(), newProduct()]);
    const [first, second] = [await query(page(1), {}, lazy), await query(page(2), {}, lazy)];
    expect(second.data.products.total).toBe(first.data.products.total);
    expect(second.data.products.items).not.toEqual(first.data.products.items);
    expect([first.statements, second.statements]).toEqual([2, 1]);
  } finally {
    await lazy.stop();
  }
});
