import { defineExtension, defineProcessor } from '@shop/runtime/extension';
import type { FeedItem, OpenProductFeed, ProductFeed } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { inLane, sizeOf } from '../support/lane.ts';
import { dataOf, testShop } from '../support/shop.ts';

vi.setConfig({ testTimeout: inLane({ gate: 60_000, night: 900_000 }) });

/** The number of variants in the large feed. */
const VARIANTS = sizeOf('ROWS', { gate: 1200, night: 100_000 });

const state = { isOn: true, writes: 0, pad: '' };

/** A feed with a line of JSON for each product, in groups. */
const lines: ProductFeed = {
  name: 'lines',
  title: 'Lines',
  files: [
    { path: 'lines/products.jsonl', type: 'application/jsonl; charset=utf-8', hasEtag: true },
    { path: 'lines.csv', type: 'text/csv; charset=utf-8' },
  ],
  open: async (): Promise<OpenProductFeed> => ({
    isOn: state.isOn,
    async *write(path, call) {
      state.writes += 1;
      if (path === 'lines.csv') yield `sku,price (${call.currency} in ${call.country})\n`;
      for await (const items of call.items({ isGrouped: true }))
        yield items
          .map((item) =>
            path === 'lines.csv'
              ? `${item.sku},${call.decimalOf(item.price)}\n`
              : `${JSON.stringify({ ...item, link: call.linkOf(item), picture: item.pictures.map(call.urlOf)[0] })}\n`,
          )
          .join('');
      if (state.pad !== '') yield state.pad;
    },
  }),
};

const extension = defineExtension({
  name: 'lines',
  api: '^1.0',
  setup: () => ({
    productFeeds: [lines],
    processors: [
      defineProcessor({
        key: 'googleFeedMembers',
        process: (members, { items }) =>
          members.map((own, index) =>
            items[index]?.in_stock ? [...own, ['native_commerce', 'true'] as const] : own,
          ),
      }),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [extension],
    config: { shop: { languages: ['en', 'de', 'ja'], url: 'https://shop.test' } },
  });
  await post('/api/settings', { productFeedEnabled: true });
});
afterAll(() => shop.stop());

const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};
type Line = FeedItem & { readonly link: string; readonly picture?: string };
const linesOf = (body: string): readonly Line[] =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
const FILE = '/feeds/lines/products.jsonl';

const NOTICE = 'Choking hazard: <small parts>.\nNot for children under 3 years.';

describe('a notice that the law requires', () => {
  test('belongs to a product, in each language, and is shown on its page and in the Google feed', async () => {
    const { uuid } = await post('/api/products', {
      sku: 'TOY',
      name: 'Toy',
      url_key: 'toy',
      price: 5,
      qty: 2,
      images: ['/assets/toy.jpg'],
      consumer_notice_type: 'safety_warning',
      consumer_notice: NOTICE,
    });
    await shop.admin('PUT', `/api/translations/product/${uuid}/de`, {
      fields: { consumer_notice: 'Erstickungsgefahr.' },
    });
    const { body } = await get('/feeds/google.xml');
    expect(body.replaceAll(/>\s+</g, '><')).toContain(
      '<g:consumer_notice><g:consumer_notice_type>safety_warning</g:consumer_notice_type>' +
        '<g:consumer_notice_message>Choking hazard: &lt;small parts&gt;.\nNot for children under 3 years.</g:consumer_notice_message></g:consumer_notice>',
    );
    expect((await get('/de/feeds/google.xml')).body).toContain(
      '<g:consumer_notice_message>Erstickungsgefahr.</g:consumer_notice_message>',
    );
    const page = await get('/toy');
    expect(page.body).toMatch(/role="note">\s*<p><strong>Safety warning<\/strong><\/p>/);
    expect(page.body).toContain('Choking hazard: &lt;small parts&gt;.');
    expect((await get('/de/toy')).body).toContain('<strong>Sicherheitshinweis</strong>');
    expect((await get('/de/toy')).body).toContain('Erstickungsgefahr.');
    const query = `{ productByUrlKey(urlKey: "toy") { consumerNoticeType consumerNotice } }`;
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect((await answer.json()).data.productByUrlKey).toEqual({
      consumerNoticeType: 'safety_warning',
      consumerNotice: NOTICE,
    });
  });

  test('has a type and a text, or neither', async () => {
    const { uuid } = dataOf(await shop.admin('GET', '/api/products?sku=TOY'))[0];
    const patch = async (body: object) => {
      const { status, body: answer } = await shop.admin('PATCH', `/api/products/${uuid}`, body);
      return [status, answer.error?.details?.[0]?.message];
    };
    expect(await patch({ consumer_notice: null })).toEqual([
      400,
      'consumer_notice is required with consumer_notice_type',
    ]);
    expect(await patch({ consumer_notice_type: null })).toEqual([
      400,
      'consumer_notice_type is required with consumer_notice',
    ]);
    expect(await patch({ consumer_notice: ' ' })).toEqual([400, 'consumer_notice must not be empty']);
    expect((await patch({ consumer_notice: 'x'.repeat(1001) }))[0]).toBe(400);
    expect(await patch({ consumer_notice_type: 'scary' })).toEqual([
      400,
      'consumer_notice_type must be one of legal_disclaimer, safety_warning, prop_65, or null',
    ]);
    const { consumer_notice, consumer_notice_type } = dataOf(
      await shop.admin('PATCH', `/api/products/${uuid}`, {
        consumer_notice: null,
        consumer_notice_type: null,
      }),
    );
    expect([consumer_notice, consumer_notice_type]).toEqual([null, null]);
    expect((await get('/toy')).body).not.toContain('role="note"');
    expect((await get('/feeds/google.xml')).body).not.toContain('consumer_notice');
  });
});

test('an extension adds members to items of the Google feed, which keep their ids', async () => {
  await post('/api/products', {
    sku: 'GONE',
    name: 'Gone',
    url_key: 'gone',
    price: 5,
    qty: 0,
    images: ['/assets/gone.jpg'],
  });
  const { body } = await get('/feeds/google.xml');
  const items = [...body.matchAll(/<item>[\s\S]*?<\/item>/g)].map(([item]) => item);
  const of = (sku: string) => items.find((item) => item.includes(`<g:id>${sku}</g:id>`));
  expect(of('TOY')).toContain('<g:native_commerce>true</g:native_commerce>');
  expect(of('GONE')).not.toContain('native_commerce');
});

describe('a feed of an extension', () => {
  test('has items with texts, prices and addresses of the language and currency', async () => {
    await post('/api/currencies', { code: 'JPY', rate: 150 });
    const [attribute] = [
      await post('/api/attributes', {
        attribute_code: 'size',
        attribute_name: 'Size',
        type: 'select',
        groups: [1],
        options: [{ option_text: 'Small' }, { option_text: 'Large' }],
      }),
    ];
    await shop.admin('PUT', `/api/translations/attribute/${attribute.uuid}/de`, {
      fields: { attribute_name: 'Größe' },
    });
    await post('/api/products', {
      name: 'Tee',
      url_key: 'tee',
      price: 19.5,
      images: ['/assets/tee.jpg'],
      variants: [
        { sku: 'TEE-S', options: { size: 'Small' }, qty: 0 },
        { sku: 'TEE-L', options: { size: 'Large' }, qty: 4 },
      ],
    });
    const english = linesOf((await get(FILE)).body);
    const [small, large] = english.filter(({ sku }) => sku.startsWith('TEE'));
    expect([small?.price, small?.in_stock, large?.in_stock]).toEqual([19.5, false, true]);
    expect(small?.group_uuid).toBe(large?.group_uuid);
    expect(small?.choices).toEqual([{ code: 'size', name: 'Size', value: 'Small' }]);
    expect(large?.link).toBe('https://shop.test/tee?size=Large');
    expect(large?.picture).toBe('https://shop.test/assets/tee.jpg');
    const german = linesOf((await get(`/de${FILE}`)).body).find(({ sku }) => sku === 'TEE-L');
    expect(german?.choices).toEqual([{ code: 'size', name: 'Größe', value: 'Large' }]);
    expect(german?.link).toBe('https://shop.test/de/tee?size=Large');
    const yen = linesOf((await get(`${FILE}?currency=JPY`)).body).find(({ sku }) => sku === 'TEE-L');
    expect([yen?.price, yen?.link]).toEqual([2925, 'https://shop.test/tee?size=Large&currency=JPY']);
    const csv = await get('/ja/feeds/lines.csv?currency=JPY');
    expect(csv.status).toBe(404);
  });

  test('is not found while it is off, under another path, or under no feed', async () => {
    state.isOn = false;
    expect((await get(FILE)).status).toBe(404);
    state.isOn = true;
    expect((await get(FILE)).status).toBe(200);
    for (const path of ['/feeds/lines/other.jsonl', '/feeds/none/products.jsonl', '/feeds/google/google.xml'])
      expect((await get(path)).status).toBe(404);
  });

  test('has an ETag in each language, currency and encoding, until the content changes', async () => {
    const first = await get(FILE);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    const again = await get(FILE, { 'if-none-match': etag });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get(`/de${FILE}`, { 'if-none-match': etag })).status).toBe(200);
    expect((await get(`${FILE}?currency=JPY`, { 'if-none-match': etag })).status).toBe(200);
    const zipped = await get(FILE, { 'accept-encoding': 'gzip' });
    const zippedTag = zipped.headers.get('etag') ?? '';
    expect([zipped.headers.get('content-encoding'), zipped.body]).toEqual(['gzip', first.body]);
    expect(zippedTag).toBe(etag.replace(/"$/, '-gzip"'));
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': zippedTag };
    expect((await get(FILE, headers)).status).toBe(304);
    const before = shop.statements();
    await get(FILE, { 'if-none-match': etag });
    // One statement sees that the content is as it was.
    expect(shop.statements() - before).toBeLessThanOrEqual(2);
    await post('/api/products', { sku: 'NEW', name: 'New', url_key: 'new', price: 1, qty: 1 });
    const changed = await get(FILE, { 'if-none-match': etag });
    expect([changed.status, linesOf(changed.body).some(({ sku }) => sku === 'NEW')]).toEqual([200, true]);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  /** Returns the file and the number of times for which it was written. */
  const written = async (headers?: Record<string, string>) => {
    const before = state.writes;
    return { ...(await get(FILE, headers)), writes: state.writes - before };
  };

  test('is written once after a change, for the first client and for those that follow', async () => {
    await post('/api/products', { sku: 'ONCE', name: 'Once', url_key: 'once', price: 1, qty: 1 });
    const first = await written();
    const second = await written({ 'accept-encoding': 'gzip' });
    expect([first.writes, second.writes, second.body]).toEqual([1, 0, first.body]);
    const etag = first.headers.get('etag') ?? '';
    expect(await written({ 'if-none-match': etag })).toMatchObject({ status: 304, writes: 0 });
  });

  test('is not kept if it has more than a million characters, but its ETag is', async () => {
    state.pad = `${' '.repeat(1_000_001)}\n`;
    await post('/api/products', { sku: 'LONG', name: 'Long', url_key: 'long', price: 1, qty: 1 });
    const first = await written();
    const second = await written();
    expect([first.writes, second.writes, second.body]).toEqual([2, 1, first.body]);
    const etag = first.headers.get('etag') ?? '';
    expect(await written({ 'if-none-match': etag })).toMatchObject({ status: 304, writes: 0 });
    state.pad = '';
    await post('/api/products', { sku: 'SHORT', name: 'Short', url_key: 'short', price: 1, qty: 1 });
    expect(await written()).toMatchObject({ status: 200, writes: 1 });
  });

  test('has neither disabled nor hidden products', async () => {
    const common = { price: 1, qty: 1 };
    await post('/api/products', { ...common, sku: 'OFF', name: 'Off', url_key: 'off', status: 0 });
    await post('/api/products', { ...common, sku: 'HID', name: 'Hid', url_key: 'hid', visibility: 0 });
    const skus = linesOf((await get(FILE)).body).map(({ sku }) => sku);
    expect(skus).toContain('NEW');
    for (const sku of ['OFF', 'HID']) expect(skus).not.toContain(sku);
  });

  test('has gift cards with their least amount', async () => {
    await post('/api/products', {
      sku: 'CARD',
      name: 'Card',
      url_key: 'card',
      price: 10,
      qty: 0,
      no_shipping_required: 1,
      gift_card: { amounts: [10, 25], validity_months: 12 },
    });
    const card = linesOf((await get(FILE)).body).find(({ sku }) => sku === 'CARD');
    expect([card?.price, card?.is_gift_card, card?.is_digital, card?.google_category]).toEqual([
      10,
      true,
      true,
      '53',
    ]);
  });
});

describe('the check of a feed', () => {
  const check = async (path: string) => dataOf(await shop.admin('GET', path));

  test('tells product by product what a platform refuses, in the language of who asks', async () => {
    const { checked, next, products } = await check('/api/product-feeds/google/faults');
    expect([checked > 4, next]).toEqual([true, null]);
    const of = (sku: string) => products.find((one: { sku: string }) => one.sku === sku);
    expect(of('NEW')).toMatchObject({
      name: 'New',
      faults: [
        { field: 'image_link', message: 'The product has no image.', is_refused: true },
        {
          field: 'description',
          message: 'There is no description. The name stands in its place.',
          is_refused: false,
        },
        { field: 'gtin', message: 'There is neither a valid GTIN nor a brand.', is_refused: false },
      ],
    });
    expect(of('TEE-L').name).toBe('Tee – Large');
    for (const hidden of ['OFF', 'HID']) expect(of(hidden)).toBeUndefined();
    const german = await check('/api/product-feeds/google/faults?language=de');
    expect(german.products.find(({ sku }: { sku: string }) => sku === 'NEW').faults[0].message).toBe(
      'Das Produkt hat kein Bild.',
    );
  });

  test('goes on after a product, and works while the feed is off', async () => {
    const all = await check('/api/product-feeds/google/faults');
    const { product_id } = dataOf(await shop.admin('GET', '/api/products?sku=TEE-L'))[0];
    const rest = await check(`/api/product-feeds/google/faults?after=${product_id}`);
    expect(rest.products.length).toBeLessThan(all.products.length);
    expect(all.products.slice(-rest.products.length)).toEqual(rest.products);
    await post('/api/settings', { productFeedEnabled: false });
    expect((await check('/api/product-feeds/google/faults')).products).toEqual(all.products);
    const feeds = await check('/api/product-feeds');
    await post('/api/settings', { productFeedEnabled: true });
    expect(feeds).toEqual([
      {
        name: 'google',
        title: 'Google Merchant Center',
        is_on: false,
        files: ['https://shop.test/feeds/google.xml'],
        is_checked: true,
      },
      {
        name: 'lines',
        title: 'Lines',
        is_on: true,
        files: ['https://shop.test/feeds/lines/products.jsonl', 'https://shop.test/feeds/lines.csv'],
        is_checked: false,
      },
    ]);
  });

  test('refuses an unknown feed and a wrong product', async () => {
    const { status, body } = await shop.admin('GET', '/api/product-feeds/none/faults');
    expect([status, body.error.code, body.error.message]).toEqual([
      404,
      'PRODUCT_FEED_NOT_FOUND',
      'Product feed not found',
    ]);
    const wrong = await shop.admin('GET', '/api/product-feeds/google/faults?after=-1');
    expect([wrong.status, wrong.body.error.details[0].message]).toEqual([
      400,
      'after must be the integer ID of a product',
    ]);
  });
});

test('a large feed is streamed in bounded memory, with each variant once and groups together', async () => {
  await seedProducts(shop.db, VARIANTS);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const answer = await fetch(shop.url + FILE);
  const seen = new Set<string>();
  const groups = new Set<string>();
  const last = { group: '' };
  let rest = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      const { sku, group_uuid: group } = JSON.parse(line) as Line;
      seen.add(sku);
      if (group !== null && group !== last.group) {
        expect(groups.has(group)).toBe(false);
        groups.add(group);
      }
      last.group = group ?? '';
    }
    most = Math.max(most, process.memoryUsage().heapUsed);
  }
  expect(seen.size).toBeGreaterThan(VARIANTS);
  expect((most - before) / 1_048_576).toBeLessThan(200);
});
