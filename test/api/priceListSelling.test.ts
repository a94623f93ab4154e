import { createTestClock } from '@shop/runtime/testing';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { customersOf } from '../support/customers.ts';
import { newKey } from '../support/pages.ts';
import { keptPricesOf } from '../support/priceOracle.ts';
import { createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const clock = createTestClock();
const HOUR = 3_600_000;
const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock, extensions: [coreShipping, cod], config: { rateLimit: false } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  await shop.admin('POST', '/api/currencies', { code: 'EUR', rate: 0.9, ending: 0.99 });
  await shop.admin('POST', '/api/currencies', { code: 'JPY', rate: 150 });
  await shop.admin('POST', '/api/currencies', { code: 'NOK', rate: null });
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, as } = customersOf(() => shop);
const send = async (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, body?: object) =>
  dataOf(await shop.admin(method, path, body));
async function product(more: object = {}) {
  const sku = newKey();
  return send('POST', '/api/products', { name: 'Tea', sku, url_key: sku, price: 20, qty: 99, ...more });
}
let lists: string[] = [];
async function list(more: object = {}, rows: object[] = []) {
  const code = newKey();
  const made = await send('POST', '/api/price-lists', { code, name: code, kind: 'sale', status: 1, ...more });
  lists.push(made.uuid);
  if (rows.length > 0) await send('PATCH', `/api/price-lists/${made.uuid}/prices`, { set: rows });
  return made;
}
afterEach(async () => {
  for (const uuid of lists) await shop.admin('DELETE', `/api/price-lists/${uuid}`);
  lists = [];
});
const upload = async (uuid: string, csv: string, more: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  form.append('file', new Blob([csv]), 'prices.csv');
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  const headers = { authorization: `Bearer ${await shop.adminToken()}` };
  const answer = await fetch(`${shop.url}/api/price-lists/${uuid}/import`, {
    method: 'POST',
    headers,
    body: form,
  });
  return (await answer.json()) as {
    data: Record<string, unknown>;
    error?: { code: string; message: string };
  };
};

/** Returns the price of a unit in a new cart of a guest or a customer. */
const unitOf = async (headers: Readonly<Record<string, string>>, sku: string, qty = 1, currency?: string) => {
  const body = { items: [{ sku, qty }], ...(currency && { currency }) };
  return dataOf(await as(headers, 'POST', '/api/carts', body)).items[0].final_price;
};

describe('a cart', () => {
  test('has the price of the buyer’s group and quantity, and a guest never has', async () => {
    const { sku } = await product();
    const { uuid } = await send('POST', '/api/customerGroups', { group_name: newKey() });
    await list({ kind: 'override', groups: [uuid] }, [
      { sku, amount: 16 },
      { sku, min_qty: 10, amount: 14 },
    ]);
    const customer = await newCustomer();
    const headers = await cookieOf(customer);
    expect([await unitOf(headers, sku), await unitOf({}, sku, 10)]).toEqual([20, 20]);
    await send('PATCH', `/api/customers/${customer.uuid}`, { group_id: uuid });
    expect([
      await unitOf(headers, sku),
      await unitOf(headers, sku, 9),
      await unitOf(headers, sku, 10),
    ]).toEqual([16, 16, 14]);
    expect(await unitOf({}, sku, 10)).toBe(20);
  });

  test('has the product’s own price in its currency, else the converted one, and lists in it', async () => {
    const { sku, uuid } = await product({ prices: { eur: 17.5 } });
    expect([await unitOf({}, sku, 1, 'EUR'), await unitOf({}, sku, 1, 'JPY'), await unitOf({}, sku)]).toEqual(
      [17.5, 3000, 20],
    );
    await list({ currency: 'EUR', percent: 10 });
    expect([await unitOf({}, sku, 1, 'EUR'), await unitOf({}, sku, 1, 'JPY')]).toEqual([15.99, 3000]);
    await send('PATCH', `/api/products/${uuid}`, { prices: { EUR: null, NOK: 200 } });
    expect((await send('GET', `/api/products/${uuid}`)).prices).toEqual({ NOK: 200 });
    expect([await unitOf({}, sku, 1, 'EUR'), await unitOf({}, sku, 1, 'NOK')]).toEqual([15.99, 200]);
    const kept = await keptPricesOf(shop.app.db, [sku], clock.now());
    expect(kept.map(({ context, amount }) => [context, amount])).toEqual([
      ['EUR', 15.99],
      ['JPY', 3000],
      ['NOK', 200],
    ]);
  });

  test('a sale that begins changes a cart that was shown before, which is told once', async () => {
    const { sku } = await product();
    await list({ starts_at: at(HOUR) }, [{ sku, amount: 15 }]);
    const id = await createReadyCart(shop, sku);
    clock.advance(HOUR);
    const refused = await shop.request('POST', '/api/orders', { cart_id: id });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CART_CHANGED']);
    const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: id }));
    expect(order.items[0].final_price).toBe(15);
  });
});

describe('files', () => {
  test('are imported and exported, and errors are reported', async () => {
    const [one, two] = [await product(), await product()];
    const { uuid } = await list();
    const csv = `sku;min_qty;amount\n${one.sku};;12.5\n${two.sku};10;9\nnone;1;3\n${one.sku};1;4\n${two.sku};0;x\n`;
    const faults = [
      { line: 4, sku: 'none', faults: [{ field: 'sku', message: 'No product has the SKU "none"' }] },
      {
        line: 5,
        sku: one.sku,
        faults: [{ field: 'sku', message: `SKU "${one.sku}" with min_qty 1 is already on line 2` }],
      },
      {
        line: 6,
        sku: two.sku,
        faults: [
          { field: 'min_qty', message: 'min_qty must be a whole number from 1' },
          { field: 'amount', message: 'amount must be a number that is not negative, such as 19.90' },
        ],
      },
    ];
    const expected = { rows: 5, created: 2, updated: 0, unchanged: 0, refused: 3, refusals: faults };
    expect((await upload(uuid, csv, { dry_run: '1' })).data).toEqual({
      ...expected,
      dry_run: true,
      rolled_back: false,
    });
    expect((await upload(uuid, csv, { all_or_nothing: '1' })).data).toMatchObject({
      rolled_back: true,
      refused: 3,
    });
    expect(await send('GET', `/api/price-lists/${uuid}/prices`)).toEqual([]);
    expect((await upload(uuid, csv)).data).toEqual({ ...expected, dry_run: false, rolled_back: false });
    const headers = { authorization: `Bearer ${await shop.adminToken()}` };
    const file = await (await fetch(`${shop.url}/api/price-lists/${uuid}/export`, { headers })).text();
    expect(file).toBe(`sku,min_qty,amount\n${one.sku},1,12.5\n${two.sku},10,9\n`);
    expect((await upload(uuid, file)).data).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect((await upload(uuid, 'sku,price\nx,1\n')).error).toMatchObject({
      code: 'IMPORT_FILE_INVALID',
      message: 'The file has an unknown column "price". Known columns: sku, min_qty, amount',
    });
  });
});

describe('a product’s own prices', () => {
  test('go through files, and wrong ones are refused', async () => {
    const { sku, uuid } = await product({ prices: { EUR: 17.5, JPY: 2900 } });
    const headers = { authorization: `Bearer ${await shop.adminToken()}` };
    const file = await (await fetch(`${shop.url}/api/products/export?format=jsonl`, { headers })).text();
    const line = file.split('\n').find((row) => row.includes(`"${sku}"`)) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ prices: { EUR: '17.5', JPY: '2900' } });
    const refused = async (prices: object) => {
      const { status, body } = await shop.admin('PATCH', `/api/products/${uuid}`, { prices });
      return [status, body.error.code, body.error.message];
    };
    expect(await refused({ USD: 3 })).toEqual([
      400,
      'VALIDATION_FAILED',
      'prices.USD must not be the currency of the shop, in which the product has its price',
    ]);
    expect(await refused({ GBP: 3 })).toEqual([400, 'INVALID_CURRENCY', 'GBP is not a currency of the shop']);
    expect(await refused({ JPY: 3.5 })).toEqual([
      400,
      'VALIDATION_FAILED',
      'prices.JPY must be a whole number in JPY',
    ]);
    expect((await send('GET', `/api/products/${uuid}`)).prices).toEqual({ EUR: 17.5, JPY: 2900 });
  });
});

test('a currency of a list is not deleted, and a rate changes the kept prices', async () => {
  const { sku } = await product();
  await send('POST', '/api/currencies', { code: 'SEK', rate: 10 });
  const { uuid } = await list({ currency: 'SEK' }, [{ sku, amount: 150 }]);
  expect((await shop.admin('DELETE', '/api/currencies/SEK')).body.error.code).toBe('CURRENCY_IN_USE');
  await send('PATCH', `/api/price-lists/${uuid}`, { currency: null, status: 0 });
  const inSek = async () =>
    (await keptPricesOf(shop.app.db, [sku], clock.now())).find(({ context }) => context === 'SEK')?.amount;
  expect(await inSek()).toBe(200);
  await send('PATCH', '/api/currencies/SEK', { rate: 11 });
  expect(await inSek()).toBe(220);
  await send('DELETE', '/api/currencies/SEK');
  expect(await inSek()).toBeUndefined();
});
