import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de'], url: 'https://shop.test' } } });
});
afterAll(() => shop.stop());

const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const feed = async (path = '/feeds/google.xml', headers: Record<string, string> = {}) => {
  const answer = await fetch(shop.url + path, { headers });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};
type Item = Readonly<Record<string, readonly string[]>>;

/** Parses the items of a feed, by member name. */
function itemsOf(body: string): readonly Item[] {
  return [...body.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, inner = '']) => {
    const members = [...inner.matchAll(/<g:(\w+)>([\s\S]*?)<\/g:\1>/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    return Object.fromEntries(
      [...Map.groupBy(members, ([name]) => name)].map(([name, all]) => [name, all.map(([, value]) => value)]),
    );
  });
}

/** Required members of each item and their format, according to the published specification. */
const RULES: Readonly<Record<string, RegExp>> = {
  id: /^.{1,50}$/,
  title: /^[\s\S]{1,150}$/,
  description: /^[\s\S]{1,5000}$/,
  link: /^https:\/\/shop\.test\/[!-~]+$/,
  image_link: /^https?:\/\/[!-~]+$/,
  availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  price: /^\d+\.\d{2} [A-Z]{3}$/,
  condition: /^(?:new|refurbished|used)$/,
};

test('the feed is off until a setting enables it', async () => {
  expect((await feed()).status).toBe(404);
  await post('/api/settings', { productFeedEnabled: true, productFeedCategory: '649' });
  const { status, headers, body } = await feed();
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(body).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">');
  expect(itemsOf(body)).toEqual([]);
});

describe('a feed item', () => {
  test('has what the format requires, escaped', async () => {
    const category = await post('/api/categories', { name: 'Mugs & more', url_key: 'mugs', status: 1 });
    for (const [attribute_code, attribute_name] of [
      ['brand', 'Brand'],
      ['gtin', 'GTIN'],
      ['material', 'Material'],
    ])
      await post('/api/attributes', { attribute_code, attribute_name, type: 'text', groups: [1] });
    const mug = await post('/api/products', {
      sku: 'MUG-1',
      name: 'Mug <b> & "co"',
      url_key: 'mug',
      price: 12.5,
      qty: 3,
      weight: 0.4,
      description: '<p>Holds <b>tea</b>.</p><p>And coffee.</p>',
      images: ['/assets/a.jpg', 'https://cdn.test/b.jpg'],
      attributes: [
        { attribute_code: 'brand', value: 'Acme' },
        { attribute_code: 'gtin', value: '4006381333931' },
        { attribute_code: 'material', value: 'Stoneware' },
      ],
    });
    await post(`/api/categories/${category.uuid}/products`, { product_id: mug.uuid });
    const [item] = itemsOf((await feed()).body);
    expect(item).toEqual({
      id: ['MUG-1'],
      title: ['Mug &lt;b&gt; &amp; &quot;co&quot;'],
      description: ['Holds tea.\nAnd coffee.'],
      link: ['https://shop.test/mug'],
      image_link: ['https://shop.test/assets/a.jpg'],
      additional_image_link: ['https://cdn.test/b.jpg'],
      availability: ['in_stock'],
      price: ['12.50 USD'],
      condition: ['new'],
      brand: ['Acme'],
      gtin: ['4006381333931'],
      material: ['Stoneware'],
      shipping_weight: ['0.4 kg'],
      product_type: ['Mugs &amp; more'],
      google_product_category: ['649'],
    });
  });

  test('is in the language of its URL, with the page’s URL in that language', async () => {
    const { uuid } = dataOf(await shop.admin('GET', '/api/products?sku=MUG-1'))[0];
    dataOf(
      await shop.admin('PUT', `/api/translations/product/${uuid}/de`, {
        fields: { name: 'Becher', url_key: 'becher' },
      }),
    );
    const [item] = itemsOf((await feed('/de/feeds/google.xml')).body);
    expect([item?.['title'], item?.['link'], item?.['image_link']]).toEqual([
      ['Becher'],
      ['https://shop.test/de/becher'],
      ['https://shop.test/assets/a.jpg'],
    ]);
  });

  test('exists for each variant, with its group, its options and its URL', async () => {
    await post('/api/products', {
      name: 'Tee',
      url_key: 'tee',
      price: 19,
      images: ['/assets/tee.jpg'],
      variants: [
        { sku: 'TEE-S', options: { size: 'S', color: 'Sky blue' }, qty: 0, images: ['/assets/s.jpg'] },
        { sku: 'TEE-M', options: { size: 'M', color: 'Sky blue' }, qty: 4, images: ['/assets/m.jpg'] },
      ],
    });
    const tees = itemsOf((await feed()).body).filter(({ id }) => id?.[0]?.startsWith('TEE'));
    expect(tees.map(({ id, size, color, availability }) => [id, size, color, availability].flat())).toEqual([
      ['TEE-S', 'S', 'Sky blue', 'out_of_stock'],
      ['TEE-M', 'M', 'Sky blue', 'in_stock'],
    ]);
    expect(new Set(tees.map(({ item_group_id: group }) => group?.[0])).size).toBe(1);
    expect(tees.map(({ identifier_exists: exists }) => exists)).toEqual([['no'], ['no']]);
    expect(new URL(tees[1]?.['link']?.[0]?.replaceAll('&amp;', '&') ?? '').searchParams.get('size')).toBe(
      'M',
    );
  });

  test('is omitted for disabled and hidden products, and for those without an image', async () => {
    const common = { price: 1, qty: 1, images: ['/assets/x.jpg'] };
    await post('/api/products', { ...common, sku: 'OFF', name: 'Off', url_key: 'off', status: 0 });
    await post('/api/products', { ...common, sku: 'HID', name: 'Hid', url_key: 'hid', visibility: 0 });
    await post('/api/products', { ...common, sku: 'BARE', name: 'Bare', url_key: 'bare', images: [] });
    const ids = itemsOf((await feed()).body).map(({ id }) => id?.[0]);
    expect(ids).toEqual(expect.arrayContaining(['MUG-1', 'TEE-S', 'TEE-M']));
    for (const id of ['OFF', 'HID', 'BARE']) expect(ids).not.toContain(id);
  });
});

test('a large shop is streamed in batches, and every item follows the rules of the format', async () => {
  await seedProducts(shop.db, 1200);
  const before = shop.statements();
  const { body, headers } = await feed('/feeds/google.xml', { 'accept-encoding': 'gzip' });
  expect(headers.get('content-encoding')).toBe('gzip');
  const items = itemsOf(body);
  expect(items.length).toBeGreaterThan(1200);
  // The five statements read the settings, three batches of 500 products, and an empty batch.
  expect(shop.statements() - before).toBeLessThanOrEqual(5);
  expect(new Set(items.map(({ id }) => id?.[0])).size).toBe(items.length);
  const faults = items.flatMap((item) =>
    Object.entries(RULES).filter(
      ([name, rule]) => item[name]?.length !== 1 || !rule.test(item[name][0] ?? ''),
    ),
  );
  expect(faults).toEqual([]);
});
