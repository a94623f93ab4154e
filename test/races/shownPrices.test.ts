import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { customersOf } from '../support/customers.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { addContext } from '../support/keptPrices.ts';
import { sizeOf } from '../support/lane.ts';
import { pricedShopOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { dataOf, testShop } from '../support/shop.ts';

const REQUESTS = sizeOf('RUNS', { gate: 400, night: 10_000 });
const BUYERS = 50;
const PRODUCTS = 6;
const nothing = z.object({});

let database: TestDatabase;
let shop: TestShop;
let urls: readonly string[];
let sellers: readonly Seller[];
const { newCustomer, cookieOf } = customersOf(() => shop);

const skus = Array.from({ length: PRODUCTS }, (_, index) => `P${index}`);
/** The price of a product for a buyer of the group at a place, or of a guest (-1). Each price occurs once. */
const priceOf = (product: number, group: number, currency: string) =>
  100 + product * 20 + (group + 1) * 2 + (currency === 'EUR' ? 1 : 0);
const everyPrice = (group: number, currency: string) =>
  Object.fromEntries(
    skus.map((sku, product) => [sku, [{ amount: String(priceOf(product, group, currency)) }]]),
  );

interface Buyer {
  readonly group: number;
  readonly cookie: string;
}
let buyers: readonly Buyer[];

beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url, config: { rateLimit: false } });
  const category = dataOf(
    await shop.admin('POST', '/api/categories', { name: 'Cups', url_key: 'cups', status: 1 }),
  );
  for (const [product, sku] of skus.entries())
    dataOf(
      await shop.admin('POST', '/api/products', {
        sku,
        name: `Cup ${sku}`,
        url_key: sku.toLowerCase(),
        price: priceOf(product, -1, 'USD'),
        qty: 9,
        categories: [category.category_id],
      }),
    );
  await addContext(shop, { currency: 'EUR' }, everyPrice(-1, 'EUR'));
  const groups: number[] = [];
  for (let group = 0; group < 5; group += 1) {
    const { customer_group_id: id } = dataOf(
      await shop.admin('POST', '/api/customerGroups', { group_name: `Group ${group}` }),
    );
    groups.push(id);
    for (const currency of ['USD', 'EUR'])
      await addContext(shop, { currency, groups: [id] }, everyPrice(group, currency));
  }
  buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index): Promise<Buyer> => {
      const group = (index % 6) - 1;
      if (group < 0) return { group, cookie: `sid=${randomUUID()}` };
      const customer = await newCustomer();
      await shop.db.run(sql.type(nothing)`
        update customer set group_id = ${groups[group] as number} where customer_id = ${customer.customer_id}`);
      return { group, cookie: (await cookieOf(customer)).cookie };
    }),
  );
  sellers = Array.from({ length: 4 }, () => pricedShopOn(database.url));
  urls = await Promise.all(sellers.map((seller) => seller.start()));
});
afterAll(async () => {
  await Promise.all(sellers.map((seller) => seller.kill()));
  await shop.stop();
  await database.drop();
});

/** The ways in which a buyer reads the prices of a product, each with the prices that the answer shows. */
const READS: readonly ((get: Get, product: number) => Promise<readonly number[]>)[] = [
  async (get, product) => {
    const { entity } = (await get(`/p${product}`, 'application/json')).data;
    return [entity.price, entity.price_range.min, entity.price_range.max];
  },
  async (get, product) => {
    const page = await get(`/p${product}`, 'text/html');
    return [...String(page).matchAll(/<p class="price">[^<\d]*(\d+)\.00/g)].map(([, amount]) =>
      Number(amount),
    );
  },
  async (get, product) => {
    const { items } = (await get(`/cups?ob=price-asc`, 'application/json')).data.entity.products;
    return [items[product].price];
  },
  async (get, product) => {
    const { products } = (await get(`/search?keyword=P${product}`, 'application/json')).data;
    return products.items.map(({ price }: { price: number }) => price);
  },
  async (get, product) => {
    const { products } = (await get(`/api/search/suggestions?q=P${product}`, 'application/json')).data;
    return products.map(({ price }: { price: number }) => price);
  },
  async (get, product) => {
    const query = `{ products(filters: [{ key: "sku", operation: eq, value: "P${product}" }]) { items { price { regular { value } } } } }`;
    const { products } = (await get(`/graphql?query=${encodeURIComponent(query)}`, 'application/json')).data;
    return products.items.map(({ price }: { price: { regular: { value: number } } }) => price.regular.value);
  },
];
// oxlint-disable-next-line typescript/no-explicit-any -- answers have any shape
type Get = (path: string, accept: string) => Promise<any>;

const getOf =
  (url: string, cookie: string): Get =>
  async (path, accept) => {
    const answer = await fetch(url + path, { headers: { accept, cookie } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return accept === 'application/json' ? JSON.parse(text) : text;
  };

test(`buyers of five groups and guests see their own prices in four processes, in ${REQUESTS} requests`, async () => {
  const wrong: unknown[] = [];
  let next = 0;
  const work = async () => {
    while (next < REQUESTS) {
      const turn = next++;
      const buyer = buyers[(turn * 7) % BUYERS] as Buyer;
      const currency = turn % 3 === 0 ? 'EUR' : 'USD';
      const product = turn % PRODUCTS;
      const read = READS[Math.floor(turn / 5) % READS.length] as (typeof READS)[number];
      const get = getOf(urls[turn % 4] as string, `${buyer.cookie}; currency=${currency}`);
      const shown = await read(get, product);
      const expected = priceOf(product, buyer.group, currency);
      if (shown.length === 0 || shown.some((price) => price !== expected))
        wrong.push({ turn, group: buyer.group, currency, product, shown, expected });
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
  expect(wrong).toEqual([]);
});

test('a sale begins in all processes at its time, and not before', async () => {
  const start = Date.now() + 2500;
  const at = new Date(start).toISOString();
  await shop.db.run(sql.type(nothing)`
    insert into price_list (code, name, kind, status, starts_at) values ('S', 'S', 'sale', 1, ${at}::timestamptz)`);
  await shop.db.run(sql.type(nothing)`
    update product_price_context set valid_to = ${at}::timestamptz
    where price_context_id = (select price_context_id from price_context where currency = 'EUR' and group_ids = '{}')`);
  await shop.db.run(sql.type(nothing)`
    insert into product_price_context (price_context_id, product_id, valid_from, amount, compare_at_price)
    select price_context_id, product_id, ${at}::timestamptz, 7, amount from product_price_context k
    where k.valid_to = ${at}::timestamptz`);
  await pause(600);
  const wrong: unknown[] = [];
  let seen = 0;
  await Promise.all(
    urls.map(async (url) => {
      const get = getOf(url, 'currency=EUR');
      for (let turn = 0; Date.now() < start + 500; turn += 1) {
        const product = turn % PRODUCTS;
        const read = READS[turn % READS.length] as (typeof READS)[number];
        const asked = Date.now();
        const shown = await read(get, product);
        const answered = Date.now();
        // An answer whose request was under way at the time may be of either side.
        const expected = answered < start ? priceOf(product, -1, 'EUR') : asked >= start ? 7 : null;
        if (expected !== null && shown.some((price) => price !== expected))
          wrong.push({ url, turn, shown, expected, asked: asked - start, answered: answered - start });
        if (expected === 7) seen += 1;
      }
    }),
  );
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(4);
});
