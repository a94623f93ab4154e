import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';

import type { TestShop } from '@shop/runtime/testing';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createProduct, dataOf, testAddress, testShop } from '../support/shop.ts';

/** Two shops on one database. Each caches products, rates and settings for its carts. */
let database: TestDatabase;
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  const options = { databaseUrl: database.url, config: { shop: { languages: ['en', 'de'] } } };
  shop = await testShop(options);
  other = await testShop(options);
});
afterAll(async () => {
  await shop.stop();
  await other.stop();
  await database.drop();
});

const none = sql.type(z.object({}));

async function newCart(...skus: readonly string[]): Promise<string> {
  const items = skus.map((sku) => ({ sku, qty: 1 }));
  return dataOf(await shop.request('POST', '/api/carts', { items })).cartId;
}
const add = (cart: string, sku: string, qty = 1) =>
  shop.request('POST', `/api/carts/${cart}/items`, { sku, qty });
const CART = 'query ($id: String!) { cart(id: $id) { subTotal { value } items { productName qty errors } } }';
const read = async (id: string) => dataOf(await shop.query(CART, { id })).cart;

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = shop.statements();
  await work();
  return shop.statements() - before;
}

describe('statements', () => {
  test('a new cart, a change and a read take two, two and one, whether their products are cached or not', async () => {
    const one = await createProduct(shop, { price: 10, qty: 100 });
    const two = await createProduct(shop, { price: 5, qty: 100 });
    let cart = '';
    // Neither shop has cached anything yet.
    expect(await statementsOf(async () => (cart = await newCart(one.sku)))).toBe(2);
    expect(await statementsOf(() => add(cart, two.sku))).toBe(2);
    for (let run = 0; run < 2; run += 1) {
      expect(await statementsOf(async () => (cart = await newCart(one.sku, two.sku)))).toBe(2);
      expect(await statementsOf(() => add(cart, two.sku))).toBe(2);
      expect(await statementsOf(() => read(cart))).toBe(1);
    }
  });

  test('the first use after a content change takes one more, and loads everything again', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 100 });
    const cart = await newCart(sku);
    await add(cart, sku);
    await other.db.run(none`update product set weight = 2 where sku = ${sku}`);
    expect(await statementsOf(() => add(cart, sku))).toBe(3);
    expect(await statementsOf(() => add(cart, sku))).toBe(2);
  });
});

describe('a change by another process takes effect immediately', () => {
  test('of a price, each of a hundred times', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 1000 });
    const cart = await newCart(sku);
    for (let price = 2; price <= 100; price += 1) {
      await other.db.run(none`update product set price = ${price} where sku = ${sku}`);
      const { subTotal } = price % 2 === 0 ? await read(cart) : (await add(cart, sku), await read(cart));
      expect(subTotal.value).toBe(price * Math.ceil(price / 2));
    }
  });

  test('of a price, while carts are changed constantly', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 100_000 });
    const carts = await Promise.all(Array.from({ length: 8 }, () => newCart(sku)));
    let price = 1;
    const over = new AbortController();
    /** A cart never shows a price that was replaced before the request. */
    const shoppers = carts.map(async (cart) => {
      while (!over.signal.aborted) {
        const atLeast = price;
        dataOf(await add(cart, sku));
        const { subTotal, items } = await read(cart);
        expect(subTotal.value / items[0].qty).toBeGreaterThanOrEqual(atLeast);
      }
    });
    for (let next = 2; next <= 60; next += 1) {
      await other.db.run(none`update product set price = ${next} where sku = ${sku}`);
      price = next;
    }
    over.abort();
    await Promise.all(shoppers);
    for (const cart of carts) {
      const { subTotal, items } = await read(cart);
      expect(subTotal.value).toBe(60 * items[0].qty);
    }
  });

  test('of a name in a language, a setting and the stock', async () => {
    const { sku, uuid } = await createProduct(shop, { price: 10, qty: 100 });
    const german = { 'accept-language': 'de' };
    const cart = dataOf(
      await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }, { headers: german }),
    ).cartId;
    await add(cart, sku);
    await other.db.run(
      none`insert into translation (entity_type, entity_uuid, locale, fields)
        values ('product', ${uuid}, 'de', '{"name": "Becher"}')`,
    );
    expect((await read(cart)).items[0].productName).toBe('Becher');

    await other.db.run(none`insert into setting (name, value) values ('cartMaxUnitsPerLine', '3')`);
    expect((await add(cart, sku, 5)).status).toBe(400);
    await other.db.run(none`delete from setting where name = 'cartMaxUnitsPerLine'`);
    expect((await add(cart, sku, 5)).status).toBe(200);

    // A stock change that does not sell out the product is not a content change. Stock is read each time.
    await other.db.run(
      none`update product_inventory set qty = 2 from product p where p.product_id = product_inventory.product_id and sku = ${sku}`,
    );
    expect((await read(cart)).items[0].errors).toHaveLength(1);
    expect((await add(cart, sku)).status).toBe(400);
  });
});

test('a changed tax rate takes effect immediately too', async () => {
  const { uuid } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'Goods' }));
  const rates = `/api/tax/classes/${uuid}/rates`;
  dataOf(await shop.admin('POST', rates, { name: 'VAT', country: 'US', rate: 10 }));
  const { sku } = await createProduct(shop, { price: 10, qty: 100 });
  await shop.db.run(
    none`update product set tax_class = (select tax_class_id from tax_class where uuid = ${uuid}) where sku = ${sku}`,
  );
  const cart = await newCart(sku);
  dataOf(
    await shop.request('POST', `/api/carts/${cart}/addresses`, { type: 'shipping', address: testAddress }),
  );
  const taxOf = async () => {
    const query = 'query ($id: String!) { cart(id: $id) { taxAmount { value } } }';
    return dataOf(await shop.query(query, { id: cart })).cart.taxAmount.value;
  };
  expect(await taxOf()).toBe(1);
  await other.db.run(none`update tax_rate set rate = 20 where name = 'VAT'`);
  expect(await taxOf()).toBe(2);
});

test('uncommitted data of a transaction is never cached', async () => {
  const { sku } = await createProduct(shop, { price: 10, qty: 100 });
  const cart = await newCart(sku);
  await shop.db
    .transaction(async (tx) => {
      await tx.run(none`update product set price = 99 where sku = ${sku}`);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect((await read(cart)).subTotal.value).toBe(10);
});
