import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { textOf } from '../support/browser.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await testShop({ config: { rateLimit: false } })));
afterAll(() => shop.stop());

const { html, json } = pagesOf(() => shop);
const send = (more: object = {}) => {
  const key = newKey();
  return shop.admin('POST', '/api/products', {
    name: 'Tea',
    sku: key,
    url_key: key,
    price: 12.5,
    qty: 5,
    ...more,
  });
};
const product = async (more: object = {}) => dataOf(await send(more));
const entityOf = async (key: string) => dataOf(await json(`/${key}`)).entity;
const refusalOf = ({ status, body }: TestAnswer) => ({
  message: status === 400 ? JSON.stringify(body.error) : `status ${status}`,
});
const setting = async (values: object) => dataOf(await shop.admin('POST', '/api/settings', values));

describe('the price before a reduction', () => {
  test('is struck through on page and tile while it exceeds the price, and does not affect what is charged', async () => {
    const category = dataOf(await shop.admin('POST', '/api/categories', { name: 'Teas', url_key: newKey() }));
    const { uuid, url_key, sku } = await product({ compare_at_price: '15.00', categories: [category.uuid] });
    const page = (await html(`/${url_key}`)).body;
    expect(textOf(page)).toContain('$12.50 Original price: $15.00');
    expect(page).toMatch(/<s>.*\$15\.00<\/s>/s);
    const list = (await html(`/${category.url_key}`)).body;
    expect(textOf(list)).toContain('$12.50 Original price: $15.00');
    expect(textOf(list)).toContain('Sale');
    const { items } = (await entityOf(category.url_key)).products;
    expect(items).toMatchObject([{ price: 12.5, compare_at_price: 15, is_on_sale: true }]);

    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { price: 15 }));
    expect(await entityOf(url_key)).toMatchObject({ price: 15, compare_at_price: null });
    expect(textOf((await html(`/${url_key}`)).body)).not.toContain('Original price');

    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { price: 12.5 }));
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 2 }] }));
    const { body } = await shop.query(`{ cart(id: "${cartId}") { grandTotal { value } } }`);
    expect(body.data.cart.grandTotal.value).toBe(25);
  });

  test('is read and written by REST and GraphQL, with at most the decimals of the currency', async () => {
    const { uuid } = await product({ compare_at_price: 20, unit_amount: '250', unit: 'g' });
    const read = dataOf(await shop.admin('GET', `/api/products/${uuid}`));
    expect(read).toMatchObject({ compare_at_price: 20, unit_amount: 250, unit: 'g' });
    const { body } = await shop.query(
      `{ product(id: "${uuid}") { compareAtPrice { text } unitAmount unit unitPrice { price { text } amount unit } } }`,
    );
    expect(body.data.product).toEqual({
      compareAtPrice: { text: '$20.00' },
      unitAmount: 250,
      unit: 'g',
      unitPrice: { price: { text: '$50.00' }, amount: 1, unit: 'kg' },
    });
    expect(refusalOf(await send({ compare_at_price: '10.005' })).message).toContain(
      'compare_at_price must have at most 2 decimals in USD',
    );
    expect(refusalOf(await send({ compare_at_price: -1 })).message).toContain(
      'compare_at_price must not be negative',
    );
    const without = dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { compare_at_price: null }));
    expect(without.compare_at_price).toBeNull();
  });
});

describe('the base unit price', () => {
  test('is per kilogram, or per 100 g if the shop prefers it', async () => {
    const { url_key } = await product({ unit_amount: 250, unit: 'g' });
    expect(textOf((await html(`/${url_key}`)).body)).toContain('$50.00 / kg');
    expect(textOf((await html(`/${url_key}`)).body)).toContain('Net content 250 g');
    await setting({ catalogUnitPricePer100: true });
    expect(textOf((await html(`/${url_key}`)).body)).toContain('$5.00 / 100 g');
    await setting({ catalogUnitPricePer100: false });
  });

  test('requires contents with an amount and a unit', async () => {
    expect(refusalOf(await send({ unit_amount: 250 })).message).toContain(
      'unit is required with unit_amount',
    );
    expect(refusalOf(await send({ unit: 'g' })).message).toContain('unit_amount is required with unit');
    expect(refusalOf(await send({ unit_amount: 0, unit: 'g' })).message).toContain(
      'unit_amount must be greater than 0',
    );
    expect(refusalOf(await send({ unit_amount: 1, unit: 'stone' })).message).toContain(
      'unit must be one of g, kg, oz, lb, ml, cl, l, fl_oz, cm, m, m2, piece',
    );
    const { uuid } = await product({ unit_amount: 250, unit: 'g' });
    const half = await shop.admin('PATCH', `/api/products/${uuid}`, { unit: null });
    expect(refusalOf(half).message).toContain('unit is required with unit_amount');
  });
});

test('a product counts as new for the configured number of days', async () => {
  const { url_key } = await product();
  expect(await entityOf(url_key)).toMatchObject({ is_new: true });
  await setting({ catalogNewProductDays: 0 });
  expect(await entityOf(url_key)).toMatchObject({ is_new: false });
  await setting({ catalogNewProductDays: 30 });
});

test('delivery and returns are shown once the shop configures them', async () => {
  const { url_key } = await product();
  const download = await product({ no_shipping_required: true });
  const words = async (key: string) => textOf((await html(`/${key}`)).body);
  expect(await words(url_key)).not.toContain('Delivery');
  await setting({ deliveryEstimateShown: true, returnDays: 30 });
  expect(await words(url_key)).toMatch(/Delivery \w{3}, \w{3} \d+ – \w{3}, \w{3} \d+/);
  expect(await words(url_key)).toContain('30-day returns');
  expect(await words(download.url_key)).not.toMatch(/Delivery|returns/);
  await setting({ deliveryEstimateShown: false, returnDays: 0 });
});

test('a file contains the price before a reduction and the contents, and imports them again', async () => {
  const { sku } = await product({ compare_at_price: 19.9, unit_amount: 0.5, unit: 'l' });
  const headers = { authorization: `Bearer ${await shop.adminToken()}` };
  const file = await (await fetch(`${shop.url}/api/products/export?format=jsonl`, { headers })).text();
  const line = file.split('\n').find((row) => row.includes(`"${sku}"`)) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ compare_at_price: '19.9', unit_amount: '0.5', unit: 'l' });
  const load = async (text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'products.csv');
    const answer = await fetch(`${shop.url}/api/products/import`, { method: 'POST', headers, body: form });
    return (await answer.json()).data;
  };
  const header = 'sku,compare_at_price,unit_amount,unit';
  expect(await load(`${header}\n${sku},19.90,0.5,l`)).toMatchObject({ unchanged: 1 });
  expect(await load(`${header}\n${sku},\\N,75,cl`)).toMatchObject({ updated: 1 });
  expect(dataOf(await shop.admin('GET', `/api/products?sku=${sku}`))).toMatchObject([
    { compare_at_price: null, unit_amount: 75, unit: 'cl' },
  ]);
  const broken = await load(`${header}\n${sku},1.005,75,`);
  expect(JSON.stringify(broken)).toContain('compare_at_price must have at most 2 decimals');
});
