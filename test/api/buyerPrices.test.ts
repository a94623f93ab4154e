import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { UNPRICED_COLUMNS } from '../../packages/runtime/src/modules/catalog/priceContexts/pricedProducts.ts';
import { sql, z } from '@shop/runtime/extension';
import { openBrowser, textOf } from '../support/browser.ts';
import { customersOf } from '../support/customers.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const clock = createTestClock(new Date(START));
const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

let shop: TestShop;
const { html, json } = pagesOf(() => shop);
const { newCustomer, cookieOf } = customersOf(() => shop);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const patch = async (path: string, body: object) => dataOf(await shop.admin('PATCH', path, body));
const entityOf = async (key: string, headers = {}) => dataOf(await json(`/${key}`, headers)).entity;

beforeAll(async () => {
  shop = await testShop({ clock, config: { rateLimit: false, shop: { address: { country: 'DE' } } } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const product = (more: object = {}) => {
  const key = newKey();
  return post('/api/products', { name: 'Cup', sku: key, url_key: key, price: 10, qty: 500, ...more });
};
const list = async (body: object, set: readonly object[] = []) => {
  const made = await post('/api/price-lists', {
    code: newKey(),
    name: 'List',
    kind: 'override',
    status: 1,
    ...body,
  });
  if (set.length > 0) await patch(`/api/price-lists/${made.uuid}/prices`, { set });
  return made;
};
/** Creates a group with a customer who is signed in. */
async function memberOf(more: object = {}) {
  const group = await post('/api/customerGroups', { group_name: newKey(), ...more });
  const customer = await newCustomer();
  await patch(`/api/customers/${customer.uuid}`, { group_id: group.customer_group_id });
  return { group, headers: await cookieOf(customer) };
}

test('the statements that show prices know all columns of products', async () => {
  const rows = await shop.db.any(sql.type(z.object({ name: z.string() }))`
    select column_name as name from information_schema.columns where table_name = 'product' and table_schema = 'public'`);
  const priced = ['price', 'compare_at_price', 'lowest_price_30_days', 'min_qty', 'max_qty', 'qty_step'];
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...UNPRICED_COLUMNS, ...priced].toSorted());
});

describe('a list for a group', () => {
  test('is seen by a customer of several groups from the moment they are in them', async () => {
    const [cup, mug] = [await product(), await product()];
    const { group, headers } = await memberOf();
    const { group: other } = await memberOf();
    await list({ groups: [group.uuid] }, [{ sku: cup.sku, amount: 8 }]);
    await list({ groups: [other.uuid] }, [
      { sku: cup.sku, amount: 7 },
      { sku: mug.sku, amount: 6 },
    ]);
    const [customer] = dataOf(await shop.admin('GET', `/api/customers?group=${group.customer_group_id}`));
    const shown = async () => [
      (await entityOf(cup.url_key, headers)).price,
      (await entityOf(mug.url_key, headers)).price,
      dataOf(await shop.admin('GET', `/api/prices?sku=${cup.sku}&customer_id=${customer.uuid}`)).amount,
    ];
    expect(await shown()).toEqual([8, 10, 8]);
    await patch(`/api/customers/${customer.uuid}`, { groups: [group.uuid, other.uuid] });
    expect(await shown()).toEqual([7, 6, 7]);
    const cart = dataOf(
      await shop.request('POST', '/api/carts', { items: [{ sku: mug.sku, qty: 1 }] }, { headers }),
    );
    expect(cart.items.map((item: { final_price: number }) => item.final_price)).toEqual([6]);
    await patch(`/api/customers/${customer.uuid}`, { groups: [other.uuid] });
    expect(await shown()).toEqual([7, 6, 7]);
  });

  test('is seen by its customers on page, tile and in GraphQL, and never by guests', async () => {
    const category = await post('/api/categories', { name: 'Cups', url_key: newKey(), status: 1 });
    const { sku, url_key, uuid } = await product({ categories: [category.category_id] });
    const { group, headers } = await memberOf();
    await list({ groups: [group.uuid] }, [
      { sku, amount: 8 },
      { sku, min_qty: 10, amount: 6.5 },
    ]);
    const shown = async (as: Readonly<Record<string, string>>) => [
      (await entityOf(url_key, as)).price,
      (await entityOf(category.url_key, as)).products.items[0].price,
      (
        await shop.request(
          'POST',
          '/graphql',
          {
            query: `{ product(id: "${uuid}") { price { regular { value } } tiers { minQty price { value } } } }`,
          },
          { headers: as },
        )
      ).body.data.product,
    ];
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await shown(headers)).toEqual([
        8,
        8,
        { price: { regular: { value: 8 } }, tiers: [{ minQty: 10, price: { value: 6.5 } }] },
      ]);
      expect(await shown({})).toEqual([10, 10, { price: { regular: { value: 10 } }, tiers: [] }]);
    }
    const page = await html(`/${url_key}`, headers);
    expect(textOf(page.body)).toContain('Prices by quantity Quantity Price each From 10 $6.50');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    const guest = await html(`/${url_key}`);
    expect(guest.body).not.toContain('class="tiers"');
    expect(guest.headers.get('cache-control')).toBe('public, no-cache');
    const before = shop.statements();
    await html(`/${url_key}`, headers);
    // The session of the customer, and whether the kept page is current.
    expect(shop.statements() - before).toBe(2);
  });
});

describe('a sale', () => {
  test('strikes the price, says what it saves, and is `special` in GraphQL', async () => {
    const { sku, url_key, uuid } = await product();
    await list({ kind: 'sale' }, [{ sku, amount: 7.5 }]);
    const page = textOf((await html(`/${url_key}`)).body);
    expect(page).toContain('$7.50 Original price: $10.00');
    expect(page).toContain('You save $2.50 (25%)');
    expect(await entityOf(url_key)).toMatchObject({ price: 7.5, compare_at_price: 10, saving: 2.5 });
    const { body } = await shop.query(
      `{ product(id: "${uuid}") { price { regular { value } special { value } } } }`,
    );
    expect(body.data.product.price).toEqual({ regular: { value: 10 }, special: { value: 7.5 } });
  });

  test('that begins changes the page at its second, and a cart that was shown the old price once', async () => {
    const { sku, url_key } = await product();
    await list({ kind: 'sale', starts_at: after(60).toISOString() }, [{ sku, amount: 7 }]);
    const cart = await createReadyCart(shop, sku);
    expect((await entityOf(url_key)).price).toBe(10);
    clock.set(after(59.999));
    expect((await entityOf(url_key)).price).toBe(10);
    clock.set(after(0.001));
    expect((await entityOf(url_key)).price).toBe(7);
    const place = () => shop.request('POST', '/api/orders', { cart_id: cart });
    const refused = await place();
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CART_CHANGED']);
    expect(dataOf(await place())).toMatchObject({ grand_total: 12 });
  });
});

describe('a product without a price in a currency', () => {
  test('says so on its page, and is refused by the cart', async () => {
    await post('/api/currencies', { code: 'GBP', status: 1 });
    const { sku, url_key } = await product();
    const priced = await product({ prices: { GBP: 4.5 } });
    expect(textOf((await html(`/${url_key}?currency=GBP`)).body)).toContain(
      'This product is not sold in GBP.',
    );
    expect(await entityOf(`${priced.url_key}?currency=GBP`)).toMatchObject({ price: 4.5, currency: 'GBP' });
    const found = dataOf(await json('/search?keyword=cup&currency=GBP')).products;
    expect(found.items.map((item: { sku: string }) => item.sku)).toEqual([priced.sku]);
    const { cartId } = dataOf(
      await shop.request('POST', '/api/carts', {
        currency: 'GBP',
        items: [{ sku: priced.sku, qty: 1 }],
      }),
    );
    const refused = await shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'NO_PRICE']);
  });
});

describe('prices with or without tax', () => {
  test('are shown by the setting and by group, with the unit price, tiers and facets in each, and say so', async () => {
    const taxes = await post('/api/tax/classes', { name: newKey() });
    await post(`/api/tax/classes/${taxes.uuid}/rates`, { name: 'VAT', country: 'DE', rate: 19 });
    const category = await post('/api/categories', { name: 'Taxed', url_key: newKey(), status: 1 });
    const { url_key } = await product({
      price: 11.9,
      tax_class: taxes.tax_class_id,
      unit_amount: 500,
      unit: 'g',
      categories: [category.category_id],
    });
    await post('/api/settings', { priceIncludingTax: true });
    const { headers } = await memberOf({ prices_shown: 'net' });
    const stored = await entityOf(url_key);
    expect(stored).toMatchObject({ price: 11.9, unit_price: { price: 23.8 } });
    expect(await entityOf(url_key, headers)).toMatchObject({ price: 10, unit_price: { price: 20 } });
    expect(textOf((await html(`/${url_key}`, headers)).body)).toContain('$10.00 $20.00 / kg plus 19% VAT');
    const lists = await entityOf(category.url_key, headers);
    expect(lists.products).toMatchObject({
      items: [{ price: 10, tax_basis: 'net' }],
      prices: { min: 10, max: 10 },
    });
    expect(textOf((await html(`/${category.url_key}`, headers)).body)).toContain('$10.00 excl. VAT');
    await post('/api/settings', { pricesShown: 'net' });
    expect((await entityOf(url_key)).price).toBe(10);
    await post('/api/settings', { pricesShown: 'gross', priceIncludingTax: false });
    expect((await entityOf(url_key)).price).toBe(14.16);
    expect((await entityOf(url_key, headers)).price).toBe(11.9);
    await post('/api/settings', { pricesShown: null, priceIncludingTax: null });
    const refused = await shop.admin('POST', '/api/settings', { pricesShown: 'both' });
    expect(refused.body.error.message).toContain('pricesShown must be one of stored, gross, net');
    const group = await shop.admin('POST', '/api/customerGroups', {
      group_name: newKey(),
      prices_shown: 'both',
    });
    expect(group.body.error.message).toContain('prices_shown must be stored, gross or net');
  });
});

test('the cookie settings name the cookie of the currency', async () => {
  await post('/api/settings', { measurementEnabled: true });
  const page = await openBrowser(shop).open('/cookie-settings');
  expect(textOf(page.html)).toContain('currency remembers the currency that you chose.');
});
