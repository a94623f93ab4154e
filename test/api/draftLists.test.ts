import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { rateLimit: false } });
  await send('POST', '/api/currencies', { code: 'EUR', rate: 0.5, status: 1 });
});
afterAll(() => shop.stop());

const { json, html } = pagesOf(() => shop);
const send = async (method: 'POST' | 'PATCH', path: string, body: object) =>
  dataOf(await shop.admin(method, path, body));

/** Returns how many transactions have changed what pages show. */
const changes = async (): Promise<number> =>
  (
    await shop.db.one(sql.type(z.object({ changes: z.int() }))`
      select count(*)::int as changes from content_change`)
  ).changes;

async function importRows(list: string, rows: readonly string[]): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([`sku,min_qty,amount\n${rows.join('\n')}\n`]), 'prices.csv');
  const headers = { authorization: `Bearer ${await shop.adminToken()}` };
  const answer = await fetch(`${shop.url}/api/price-lists/${list}/import`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([200, { data: { refused: 0 } }]);
}

/** Returns the prices of a product everywhere where a visitor sees one. */
async function seen(sku: string, uuid: string, category: string): Promise<readonly unknown[]> {
  const { entity } = dataOf(await json(`/${sku}`));
  const { entity: list } = dataOf(await json(`/${category}`));
  const { body } = await shop.query(`{ product(id: "${uuid}") {
    price { regular { value } special { value } } prices { currency regular { value } special { value } } } }`);
  const { price, prices } = body.data.product;
  const answered = ({ regular, special }: typeof price) => (special ?? regular).value;
  const cart = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  const explained = dataOf(await shop.admin('GET', `/api/prices?sku=${sku}`));
  const suggested = dataOf(await shop.request('GET', `/api/search/suggestions?q=${sku}`));
  return [
    entity.price,
    list.products.items[0].price,
    answered(price),
    ...prices.map(answered),
    cart.items[0].final_price,
    explained.amount,
    suggested.products?.[0]?.price,
    (await html(`/${sku}?currency=EUR`)).body.includes('€'),
  ];
}

test('the prices of a list that is off are seen nowhere and change nothing that is kept, until the list is on', async () => {
  const url_key = newKey();
  const category = await send('POST', '/api/categories', { name: 'Tea', url_key, status: 1 });
  const sku = newKey();
  const { uuid } = await send('POST', '/api/products', {
    name: sku,
    sku,
    url_key: sku,
    price: 20,
    qty: 9,
    categories: [category.category_id],
    no_shipping_required: true,
  });
  const code = newKey();
  const list = await send('POST', '/api/price-lists', { code, name: code, kind: 'sale', status: 0 });
  const plain = await seen(sku, uuid, url_key);
  expect(plain).toEqual([20, 20, 20, 10, 20, 20, 20, 20, true]);

  const before = await changes();
  await importRows(list.uuid, [`${sku},1,15`]);
  await send('PATCH', `/api/price-lists/${list.uuid}/prices`, { set: [{ sku, amount: 16 }] });
  expect(await changes()).toBe(before);
  expect(await seen(sku, uuid, url_key)).toEqual(plain);

  await send('PATCH', `/api/price-lists/${list.uuid}`, { status: 1 });
  expect(await seen(sku, uuid, url_key)).toEqual([16, 16, 16, 8, 16, 16, 16, 16, true]);
  await importRows(list.uuid, [`${sku},1,12`]);
  expect(await seen(sku, uuid, url_key)).toEqual([12, 12, 12, 6, 12, 12, 12, 12, true]);

  await send('PATCH', `/api/price-lists/${list.uuid}`, { status: 0 });
  expect(await seen(sku, uuid, url_key)).toEqual(plain);
});
