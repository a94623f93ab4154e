import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardSales, terms } from '../support/cardSales.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const sales = cardSales(() => shop);
beforeAll(async () => {
  shop = await testShop({ config: { rateLimit: false } });
});
afterAll(() => shop.stop());

const MESSAGE = 'The price of a gift card is its least amount. Change its amounts instead.';

const read = async (uuid: string) => dataOf(await shop.admin('GET', `/api/products/${uuid}`));
const patch = (uuid: string, body: object) => shop.admin('PATCH', `/api/products/${uuid}`, body);

async function load(text: string, name: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const authorization = `Bearer ${await shop.adminToken()}`;
  const url = `${shop.url}/api/products/import`;
  const answer = await fetch(url, { method: 'POST', headers: { authorization }, body: form });
  return ((await answer.json()) as { data: Readonly<Record<string, unknown>> }).data;
}

async function exported(format: string): Promise<string> {
  const authorization = `Bearer ${await shop.adminToken()}`;
  const url = `${shop.url}/api/products/export?format=${format}`;
  return (await fetch(url, { headers: { authorization } })).text();
}

test('the price of a gift card is refused, unless it is the least amount or stands beside amounts', async () => {
  const { uuid } = await sales.newCard();
  expect(refusalOf(await patch(uuid, { price: 25 }))).toEqual([400, 'GIFT_CARD_PRICE', MESSAGE]);
  expect(await read(uuid)).toMatchObject({ price: 10, gift_card: terms });
  expect(dataOf(await patch(uuid, { price: '10.00', name: 'Card' }))).toMatchObject({
    price: 10,
    name: 'Card',
  });
  const wider = { amounts: [5, 90] };
  expect(dataOf(await patch(uuid, { price: 77, gift_card: wider })).price).toBe(5);
  expect(dataOf(await patch(uuid, { price: 77, gift_card: null })).price).toBe(77);
});

test.each([
  ['a percentage', { adjust: { price: { percent: -20 } } }],
  ['an amount', { adjust: { price: { amount: 5 } } }],
  ['a price', { change: { price: 3 } }],
])('%s for many products leaves out gift cards, and says why', async (_, how) => {
  const [card, plain] = [await sales.newCard(), await createProduct(shop, { price: 20, qty: 1 })];
  const ids = [card.uuid, plain.uuid];
  expect(dataOf(await shop.admin('POST', '/api/products/bulk', { ids, ...how }))).toEqual({
    changed: 1,
    refused: [{ id: card.uuid, code: 'GIFT_CARD_PRICE', message: MESSAGE }],
  });
  expect(await read(card.uuid)).toMatchObject({ price: 10, gift_card: terms });
  expect((await read(plain.uuid)).price).not.toBe(20);
});

test.each(['csv', 'jsonl'])(
  'a file as %s changes no price of a gift card, and its rows are taken as they are',
  async (format) => {
    const { sku, uuid } = await sales.newCard();
    const row = (price: string) =>
      format === 'csv' ? `sku,price\n${sku},${price}` : JSON.stringify({ sku, price });
    expect(await load(row('12'), `p.${format}`)).toMatchObject({
      rows: 1,
      updated: 0,
      refused: 1,
      refusals: [{ sku, faults: [{ message: MESSAGE }] }],
    });
    expect(await load(row('10'), `p.${format}`)).toMatchObject({ unchanged: 1, refused: 0 });
    const before = await read(uuid);
    const { unchanged, rows, refused } = await load(await exported(format), `p.${format}`);
    expect([unchanged, refused]).toEqual([rows, 0]);
    expect(await read(uuid)).toEqual(before);
  },
);

test('a file sets the amounts of a gift card, makes one, and makes one a plain product', async () => {
  const { sku, uuid } = await sales.newCard();
  const amounts = (value: string) => `sku,price,gift_card\n${sku},99,${value}`;
  expect(await load(amounts('"{""amounts"":[30,15]}"'), 'p.csv')).toMatchObject({ updated: 1, refused: 0 });
  expect(await read(uuid)).toMatchObject({ price: 15, gift_card: { amounts: [15, 30], voucher: 'multi' } });
  expect(await load(amounts('cards'), 'p.csv')).toMatchObject({ refused: 1 });
  expect(await load(amounts('\\N'), 'p.csv')).toMatchObject({ updated: 1 });
  expect(await read(uuid)).toMatchObject({ price: 99, gift_card: null });
  const made = `${sku}-2`;
  const body = { sku: made, name: 'Card', url_key: made.toLowerCase(), price: 1, qty: 0 };
  const line = JSON.stringify({ ...body, gift_card: { min: 20, max: 40 } });
  expect(await load(line, 'p.jsonl')).toMatchObject({ created: 1 });
  const [{ uuid: id }] = dataOf(await shop.admin('GET', `/api/products?sku=${made}`));
  expect(await read(id)).toMatchObject({ price: 20, no_shipping_required: true, manage_stock: false });
});
