import { sql, z } from '@shop/runtime/extension';
import type { Job } from '@shop/runtime/extension';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { textOf } from '../support/browser.ts';
import { deletionsOf } from '../support/deletions.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

const clock = createTestClock();
const days = (count: number): void => clock.advance(count * 86_400_000);

let shop: TestShop;
beforeAll(async () => void (shop = await testShop({ clock, config: { rateLimit: false } })));
afterAll(() => shop.stop());

const { html, json } = pagesOf(() => shop);
const { roundTrip } = deletionsOf(() => shop);
const setting = async (values: object) => dataOf(await shop.admin('POST', '/api/settings', values));
beforeEach(() => setting({ struckPrice: 'lowest30Days' }));

async function product(more: object = {}) {
  const key = newKey();
  const body = { name: 'Tea', sku: key, url_key: key, price: 10, qty: 5, ...more };
  return dataOf(await shop.admin('POST', '/api/products', body));
}
const change = async (uuid: string, body: object) =>
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, body));
/** Changes the price a day after the one before. */
async function prices(uuid: string, ...bodies: readonly object[]) {
  for (const body of bodies) {
    days(1);
    await change(uuid, body);
  }
}
const historyOf = async (uuid: string) =>
  dataOf(await shop.admin('GET', `/api/products/${uuid}/price-history`)) as {
    amount: number;
    lowest_price_30_days: number | null;
    starts_at: string;
    ends_at: string | null;
  }[];
const amountsOf = async (uuid: string) => (await historyOf(uuid)).map(({ amount }) => amount);
const struckOn = async (key: string) => dataOf(await json(`/${key}`)).entity.compare_at_price;
const lowestOf = async (uuid: string) =>
  dataOf(await shop.admin('GET', `/api/products/${uuid}`)).lowest_price_30_days;

// Before the clock of the shop moves on: a deletion can be undone for a short time.
test('the history of a deleted product comes back when the deletion is undone', async () => {
  const { uuid } = await product();
  for (const body of [{ price: 8 }, { price: 6, compare_at_price: 9 }]) await change(uuid, body);
  const path = `/api/products/${uuid}`;
  await roundTrip([path, `${path}/price-history`], () => shop.admin('DELETE', path));
  expect(await amountsOf(uuid)).toEqual([6, 8, 10]);
  expect(await lowestOf(uuid)).toBe(8);
});

describe('the lowest price of the 30 days before a reduction', () => {
  test('counts prices that were lower in between: 10, 8, 12 and then 7, struck 9, shows 8', async () => {
    const { uuid, url_key } = await product();
    await prices(uuid, { price: 8 }, { price: 12 }, { price: 7, compare_at_price: 9 });
    expect(await lowestOf(uuid)).toBe(8);
    expect(await struckOn(url_key)).toBe(8);
    expect(textOf((await html(`/${url_key}`)).body)).toContain('$7.00 Original price: $8.00');
    expect(await historyOf(uuid)).toMatchObject([
      { context: 'base', amount: 7, compare_at_price: 9, lowest_price_30_days: 8, ends_at: null },
      { amount: 12, compare_at_price: null, lowest_price_30_days: null },
      { amount: 8 },
      { amount: 10 },
    ]);
    const [newest, before] = await historyOf(uuid);
    expect(before?.ends_at).toBe(newest?.starts_at);
    await setting({ struckPrice: 'merchant' });
    expect(await struckOn(url_key)).toBe(9);
  });

  test('is no reduction while it is below the price: 10, 8, 12 and then 9, struck 12, shows none', async () => {
    const { uuid, url_key } = await product();
    await prices(uuid, { price: 8 }, { price: 12 }, { price: 9, compare_at_price: 12 });
    expect(await lowestOf(uuid)).toBe(8);
    expect(await struckOn(url_key)).toBeNull();
    expect(textOf((await html(`/${url_key}`)).body)).not.toContain('Original price');
  });

  test('leaves out prices that ended more than 30 days before, and counts the one that ended within them', async () => {
    const { uuid } = await product({ price: 5 });
    days(1);
    await change(uuid, { price: 8 });
    days(20);
    await change(uuid, { price: 12 });
    days(20);
    await change(uuid, { price: 11, compare_at_price: 12 });
    expect(await lowestOf(uuid)).toBe(8);
    days(1);
    await change(uuid, { price: 12, compare_at_price: null });
    days(31);
    await change(uuid, { price: 11, compare_at_price: 12 });
    expect(await lowestOf(uuid)).toBe(12);
  });

  test('stays as it is while the reduction holds, however long, and begins anew with the next price', async () => {
    const { uuid, url_key } = await product({ price: 20 });
    await prices(uuid, { price: 15, compare_at_price: 20 });
    days(90);
    await change(uuid, { name: 'Green tea' });
    await change(uuid, { compare_at_price: 21 });
    expect(await struckOn(url_key)).toBe(20);
    expect(await amountsOf(uuid)).toEqual([15, 15, 20]);
    await change(uuid, { price: 12 });
    expect(await struckOn(url_key)).toBe(15);
    await change(uuid, { compare_at_price: null });
    expect(await lowestOf(uuid)).toBeNull();
  });

  test('does not count a price that was already charged before it was announced', async () => {
    const { uuid, url_key } = await product({ price: 9 });
    await prices(uuid, { compare_at_price: 12 });
    expect(await lowestOf(uuid)).toBe(9);
    expect(await struckOn(url_key)).toBeNull();
  });

  test('is null for a product that begins with a reduction, since no earlier price is known', async () => {
    const { uuid, url_key } = await product({ price: 7, compare_at_price: 9 });
    expect(await lowestOf(uuid)).toBeNull();
    expect(await struckOn(url_key)).toBeNull();
    expect(await amountsOf(uuid)).toEqual([7]);
  });
});

describe('what shows a struck price', () => {
  test('is lists, the row of reduced products, GraphQL and the feed', async () => {
    const category = dataOf(await shop.admin('POST', '/api/categories', { name: 'Teas', url_key: newKey() }));
    const { uuid, sku } = await product({ categories: [category.uuid], images: ['/images/tea.png'] });
    await prices(uuid, { price: 8 }, { price: 12 }, { price: 7, compare_at_price: 9 });
    const { items } = dataOf(await json(`/${category.url_key}`)).entity.products;
    expect(items).toMatchObject([{ sku, compare_at_price: 8, is_on_sale: true }]);
    await change(uuid, { price: 8.5 });
    const after = dataOf(await json(`/${category.url_key}`)).entity.products.items;
    expect(after).toMatchObject([{ sku, compare_at_price: null, is_on_sale: false }]);
    await prices(uuid, { price: 12 }, { price: 6, compare_at_price: 9 });
    const { body } = await shop.query(
      `{ product(id: "${uuid}") { compareAtPrice { text } lowestPrice30Days { text } } }`,
    );
    expect(body.data.product).toEqual({
      compareAtPrice: { text: '$7.00' },
      lowestPrice30Days: { text: '$7.00' },
    });
    await setting({ productFeedEnabled: true });
    const feed = await (await fetch(`${shop.url}/feeds/google.xml`)).text();
    expect(feed).toContain(sku);
    const entry = feed.split('<item>').find((one) => one.includes(sku as string));
    expect(entry).toContain('<g:price>7.00 USD</g:price>');
    expect(entry).toContain('<g:sale_price>6.00 USD</g:sale_price>');
  });
});

describe('every writer of prices', () => {
  test('records them: variants, bulk changes and files', async () => {
    const [a, b] = [newKey(), newKey()];
    const made = await product({
      sku: undefined,
      variants: [
        { sku: a, options: { size_of_tea: 'S' } },
        { sku: b, price: 11, options: { size_of_tea: 'L' } },
      ],
    });
    const uuids = (made.variants as { uuid: string }[]).map(({ uuid }) => uuid) as [string, string];
    days(1);
    dataOf(
      await shop.admin('POST', '/api/products/bulk', {
        ids: uuids,
        action: 'update',
        adjust: { price: { percent: -10 }, compare_at_price: { from_price: true } },
      }),
    );
    expect(await lowestOf(uuids[0])).toBe(10);
    expect(await lowestOf(uuids[1])).toBe(11);
    days(1);
    const file = new FormData();
    file.set('file', new Blob([`sku,price\n${a},5\n${b},9.9\n`]), 'prices.csv');
    const headers = { authorization: `Bearer ${await shop.adminToken()}` };
    const answer = await fetch(`${shop.url}/api/products/import`, { method: 'POST', headers, body: file });
    expect(answer.status).toBe(200);
    expect(await amountsOf(uuids[0])).toEqual([5, 9, 10]);
    expect(await lowestOf(uuids[0])).toBe(9);
    // An unchanged price is not recorded again.
    expect(await amountsOf(uuids[1])).toEqual([9.9, 11]);
  });
});

describe('the job', () => {
  const run = () => {
    const jobs = shop.app.registry('jobs').list();
    return (jobs.find(({ id }) => id === 'keepPriceHistory') as Job).run(shop.app);
  };

  test('records prices that another program wrote, and deletes those that ended long ago', async () => {
    const { uuid } = await product();
    await prices(uuid, { price: 9 });
    days(1);
    await shop.db.run(sql.type(z.object({}))`
      update product set price = 7, compare_at_price = 9, updated_at = ${clock.now().toISOString()} where uuid = ${uuid}`);
    await run();
    expect(await amountsOf(uuid)).toEqual([7, 9, 10]);
    expect(await lowestOf(uuid)).toBe(9);
    days(800);
    await change(uuid, { price: 6 });
    await run();
    expect(await amountsOf(uuid)).toEqual([6, 7]);
    expect(await lowestOf(uuid)).toBe(7);
  });
});

test('only administrators with the permission read it, of products that exist', async () => {
  const { uuid } = await product();
  const path = `/api/products/${uuid}/price-history`;
  expect((await shop.request('GET', path)).status).toBe(401);
  expect((await shop.admin('GET', '/api/products/0/price-history')).body.error.code).toBe(
    'PRODUCT_NOT_FOUND',
  );
  const refused = await shop.admin('POST', '/api/settings', { struckPrice: 'lowest' });
  expect(refused.body.error.message).toContain('struckPrice must be one of merchant, lowest30Days');
  const document = `{ product(id: "${uuid}") { priceHistory { context amount { text } } } }`;
  const admin = await shop.query(document, {}, 'admin');
  expect(admin.body.data.product.priceHistory).toEqual([{ context: 'base', amount: { text: '$10.00' } }]);
});
