import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { textOf } from '../support/browser.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const clock = createTestClock(new Date(START));
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();

let shop: TestShop;
let category: { readonly uuid: string; readonly category_id: number; readonly url_key: string };
const running: string[] = [];
const { html, json } = pagesOf(() => shop);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const patch = async (path: string, body: object) => dataOf(await shop.admin('PATCH', path, body));

const PLAIN = {
  name: 'Offer',
  label: 'Spring offer',
  status: true,
  class: 'product',
  action: { kind: 'percent', value: 20 },
};
/** Creates a promotion that is deleted after the test. */
async function promote(fields: object = {}) {
  const made = await post('/api/promotions', { ...PLAIN, ...fields });
  running.push(made.uuid);
  return made as { readonly uuid: string };
}
async function product(fields: object = {}) {
  const key = newKey();
  const sent = { sku: key, name: 'Cup', url_key: key, price: 50, qty: 9, ...fields };
  return (await post('/api/products', sent)) as {
    readonly uuid: string;
    readonly sku: string;
    readonly url_key: string;
  };
}
const onPage = async (path: string) => textOf((await html(path)).body);
const pageOf = async (key: string, prefix = '') => dataOf(await json(`${prefix}/${key}`)).entity;
const labelsOf = (badges: readonly { readonly label: string }[] = []) => badges.map(({ label }) => label);
const offersOf = async (key: string) => labelsOf((await pageOf(key)).offers);
/** Returns the badges of the category's products by SKU. */
const listed = async (): Promise<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (await pageOf(category.url_key)).products.items.map(
      ({ sku, badges }: { sku: string; badges?: readonly { readonly label: string }[] }) => [
        sku,
        labelsOf(badges),
      ],
    ),
  );

beforeAll(async () => {
  shop = await testShop({ clock, config: { rateLimit: false, shop: { languages: ['en', 'de'] } } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  category = await post('/api/categories', { name: 'Cups', url_key: 'cups', status: 1 });
});
afterEach(async () => {
  for (const uuid of running.splice(0)) await shop.admin('DELETE', `/api/promotions/${uuid}`);
});
afterAll(() => shop.stop());

test('a product shows the offer on it on its page and in lists, and its price stays', async () => {
  const { sku, url_key } = await product({ categories: [category.category_id] });
  const other = await product();
  const { uuid } = await promote({ conditions: [{ kind: 'categories', ids: [category.uuid] }] });
  expect(await pageOf(url_key)).toMatchObject({
    price: 50,
    compare_at_price: null,
    offers: [{ uuid, label: 'Spring offer', sentence: '20% off in the cart.', ends_at: null }],
  });
  expect((await listed())[sku]).toEqual(['Spring offer']);
  const page = await html(`/${url_key}`);
  expect(page.body).toContain('<span class="badge sale">Spring offer</span>');
  expect(await onPage(`/${url_key}`)).toContain('20% off in the cart.');
  const list = await html(`/${category.url_key}`);
  expect(list.body).toContain('<span class="badge sale">Spring offer</span>');
  expect(page.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(await offersOf(other.url_key)).toEqual([]);
  const found = dataOf(await json(`/search?keyword=${encodeURIComponent(sku)}`));
  expect(labelsOf(found.products.items[0].badges)).toEqual(['Spring offer']);
});

test('the cart takes off what the product page says', async () => {
  const { sku, url_key } = await product();
  await promote({ action: { kind: 'amount', amounts: { USD: 5 }, select: { skus: [sku] } } });
  expect((await pageOf(url_key)).offers[0].sentence).toBe('$5.00 off each unit in the cart.');
  const id = await createReadyCart(shop, sku, sku);
  const { body } = await shop.query(
    'query($id: String!) { cart(id: $id) { discountAmount { value } discounts { label } } }',
    { id },
  );
  expect(body.data.cart).toEqual({ discountAmount: { value: 10 }, discounts: [{ label: 'Spring offer' }] });
});

test('a promotion that depends on more than the product is not shown', async () => {
  const { sku, url_key } = await product();
  const day = { kind: 'weekdays', days: [1, 2, 3, 4, 5, 6, 7] };
  const group = await post('/api/customerGroups', { group_name: 'Members' });
  for (const fields of [
    { code_required: true },
    { status: false },
    { class: 'order' },
    { conditions: [{ kind: 'groups', ids: [group.uuid] }] },
    { conditions: [{ kind: 'subtotal', min: 1 }] },
    { conditions: [{ kind: 'qty', min: 1 }] },
    { conditions: [{ kind: 'first_order' }] },
    { conditions: [day] },
    { conditions: [{ kind: 'products', skus: [sku] }, day] },
    { action: { kind: 'tiers', by: 'subtotal', tiers: [{ min: 1, percent: 5 }] } },
  ])
    await promote(fields);
  expect(await offersOf(url_key)).toEqual([]);
});

describe('a condition and a select', () => {
  test('both have to choose the product', async () => {
    const [cup, pot] = [await product(), await product()];
    await promote({
      conditions: [{ kind: 'products', skus: [cup.sku] }],
      action: { kind: 'percent', value: 10, select: { skus: [pot.sku] } },
    });
    expect([await offersOf(cup.url_key), await offersOf(pot.url_key)]).toEqual([[], []]);
    await promote({ label: 'On cups', action: { kind: 'percent', value: 10, select: { skus: [cup.sku] } } });
    expect([await offersOf(cup.url_key), await offersOf(pot.url_key)]).toEqual([['On cups'], []]);
  });

  test('can name collections', async () => {
    const [in_it, out] = [await product(), await product()];
    const spring = await post('/api/collections', { name: 'Spring', code: newKey() });
    await post(`/api/collections/${spring.uuid}/products`, { product_id: in_it.uuid });
    await promote({ conditions: [{ kind: 'collections', ids: [spring.uuid] }] });
    expect([await offersOf(in_it.url_key), await offersOf(out.url_key)]).toEqual([['Spring offer'], []]);
  });
});

test('sets, tiers, fixed prices and limits are told in words', async () => {
  const { sku, url_key } = await product();
  const skus = [sku];
  for (const [action, words] of [
    [{ kind: 'fixed_price', amounts: { USD: 40 }, select: { skus } }, '$40.00 each in the cart'],
    [
      {
        kind: 'tiers',
        by: 'qty',
        tiers: [
          { min: 2, percent: 5 },
          { min: 5, amounts: { USD: 3 } },
        ],
      },
      '5% off from 2 units and $3.00 off each unit from 5 units',
    ],
    [
      {
        kind: 'buy_x_get_y',
        buy: { select: { skus }, qty: 2 },
        get: { select: { skus }, qty: 1, percent: 100 },
      },
      'For every 2 that you buy from this offer, 1 more from it free',
    ],
    [
      { kind: 'cheapest_free', select: { skus }, every: 3 },
      'One of every 3 units from this offer free, the cheapest',
    ],
  ] as const) {
    const { uuid } = await promote({ action, max_uses_per_customer: 1, ends_at: at(3600) });
    expect((await pageOf(url_key)).offers).toEqual([
      {
        uuid,
        label: 'Spring offer',
        sentence: `${words}, once per customer, until Mar 1, 2026, 1:00 PM.`,
        ends_at: expect.any(String),
      },
    ]);
    await shop.admin('DELETE', `/api/promotions/${uuid}`);
  }
});

test('of several offers those are shown that apply together, the highest priority first', async () => {
  const { url_key } = await product();
  const both = { combines: ['product'] };
  await promote({ label: 'Alone' });
  await promote({ label: 'First', priority: 9, ...both });
  await promote({ label: 'Second', priority: 8, ...both });
  expect(await offersOf(url_key)).toEqual(['First', 'Second']);
  await promote({ label: 'Exclusive', priority: 10, is_exclusive: true, ...both });
  expect(await offersOf(url_key)).toEqual(['Exclusive']);
});

test('gift cards and products without a price show none', async () => {
  const card = await product({ gift_card: { amounts: [10] }, price: 10 });
  const free = await product({ price: 0 });
  await promote();
  expect([await offersOf(card.url_key), await offersOf(free.url_key)]).toEqual([[], []]);
});

test('a kept page shows an offer from its beginning to its end, in lists too', async () => {
  const { sku, url_key } = await product({ categories: [category.category_id] });
  await promote({ starts_at: at(100), ends_at: at(200) });
  const shown = async () => [await offersOf(url_key), (await listed())[sku]];
  for (const [seconds, labels] of [
    [0, []],
    [99, []],
    [100, ['Spring offer']],
    [150, ['Spring offer']],
    [199, ['Spring offer']],
    [200, []],
    [3000, []],
  ] as const) {
    clock.set(new Date(START + seconds * 1000));
    expect(await shown()).toEqual([labels, labels]);
    // The second time, the page is kept.
    expect(await shown()).toEqual([labels, labels]);
  }
  clock.set(new Date(START));
});

test('a kept page shows what an administrator changes at once', async () => {
  const { url_key } = await product();
  const { uuid } = await promote();
  const path = `/api/promotions/${uuid}`;
  expect(await offersOf(url_key)).toEqual(['Spring offer']);
  await patch(path, { label: 'Summer offer' });
  expect(await offersOf(url_key)).toEqual(['Summer offer']);
  await patch(path, { status: false });
  expect(await offersOf(url_key)).toEqual([]);
  await patch(path, { status: true });
  expect(await offersOf(url_key)).toEqual(['Summer offer']);
  await shop.admin('DELETE', path);
  expect(await offersOf(url_key)).toEqual([]);
});

test('an offer that is used up is not shown any more', async () => {
  const { sku, url_key } = await product();
  await promote({ max_uses: 1 });
  expect(await offersOf(url_key)).toEqual(['Spring offer']);
  const id = await createReadyCart(shop, sku);
  dataOf(await shop.request('POST', `/api/orders`, { cart_id: id }));
  expect(await offersOf(url_key)).toEqual([]);
});

test('GraphQL has the offers as badges', async () => {
  const { sku, url_key } = await product();
  const query = `query($key: String!) { productByUrlKey(urlKey: $key) { sku badges { uuid label sentence endsAt } } }`;
  const badges = async () => (await shop.query(query, { key: url_key })).body.data.productByUrlKey;
  expect(await badges()).toEqual({ sku, badges: [] });
  const { uuid } = await promote({ ends_at: at(3600) });
  const badge = {
    uuid,
    label: 'Spring offer',
    sentence: '20% off in the cart, until Mar 1, 2026, 1:00 PM.',
    endsAt: expect.stringMatching(/^2026-03-01/),
  };
  expect(await badges()).toEqual({ sku, badges: [badge] });
  clock.set(new Date(START + 3600_000));
  expect(await badges()).toEqual({ sku, badges: [] });
  clock.set(new Date(START));
});

test('the label in another language is shown on pages and in carts, and an order keeps it', async () => {
  const { sku, url_key } = await product({ categories: [category.category_id] });
  const { uuid } = await promote();
  const translation = { fields: { label: 'Frühling' } };
  dataOf(await shop.admin('PUT', `/api/translations/promotion/${uuid}/de`, translation));
  expect(await offersOf(url_key)).toEqual(['Spring offer']);
  expect((await pageOf(url_key, '/de')).offers).toEqual([
    { uuid, label: 'Frühling', sentence: '20 % Rabatt im Warenkorb.', ends_at: null },
  ]);
  const list = await html(`/de/${category.url_key}`);
  expect(list.body).toContain('<span class="badge sale">Frühling</span>');
  const german = {
    ...shop,
    request: (method: string, path: string, body?: unknown) =>
      shop.request(method, `${path}?locale=de`, body),
  };
  const id = await createReadyCart(german, sku);
  const query = 'query($id: String!) { cart(id: $id) { discounts { label } } }';
  const labels = async (language: string) =>
    (await shop.request('POST', `/graphql?locale=${language}`, { query, variables: { id } })).body.data.cart
      .discounts;
  expect([await labels('de'), await labels('en')]).toEqual([
    [{ label: 'Frühling' }],
    [{ label: 'Spring offer' }],
  ]);
  const placed = dataOf(await shop.request('POST', '/api/orders', { cart_id: id }));
  expect(labelsOf(placed.discounts)).toEqual(['Frühling']);
});
