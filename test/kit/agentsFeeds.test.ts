import { readFileSync } from 'node:fs';
import { createTestShop, dataOf, testProductFeed } from '@shop/runtime/testing';
import type { ApiRecord, TestShop } from '@shop/runtime/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const SCHEMA = new URL('../support/acp/schema.feed.json', import.meta.url);
ajv.addSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')), 'feed');

/** Returns what is wrong with a value by the published schema. Empty if nothing is. */
function faultsOf(kind: 'Product' | 'FeedMetadata', value: unknown): readonly string[] {
  const validate = ajv.getSchema(`feed#/$defs/${kind}`);
  if (!validate) throw new Error(`No schema ${kind}`);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const switches = (isOn: boolean) => ({ agentsAcpEnabled: isOn, agentsUcpEnabled: isOn });

for (const feed of ['openai', 'acp'])
  testProductFeed({
    extension: agents,
    feed,
    prepare: (shop) => shop.admin('POST', '/api/settings', switches(true)),
    async switchOff(shop) {
      await shop.admin('POST', '/api/settings', switches(false));
      return () => shop.admin('POST', '/api/settings', switches(true));
    },
  }).register({ describe, test, afterAll });

describe('the feeds for assistants', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({
      extensions: [agents],
      config: {
        shop: {
          name: 'Mug Shop',
          languages: ['en', 'de'],
          url: 'https://shop.test',
          address: { country: 'US', province: 'US-CA', postcode: '94107' },
        },
      },
    });
    await save({ ...switches(true), productFeedEnabled: true });
    for (const [attribute_code, attribute_name] of [
      ['brand', 'Brand'],
      ['gtin', 'GTIN'],
    ])
      await post('/api/attributes', { attribute_code, attribute_name, type: 'text', groups: [1] });
    await post('/api/currencies', { code: 'JPY', rate: 150 });
    await post('/api/currencies', { code: 'KWD', rate: 0.3 });
    await post('/api/products', {
      sku: 'MUG',
      name: 'Mug\u202E',
      url_key: 'mug',
      price: 12.5,
      compare_at_price: 15,
      qty: 3,
      description: '<p>Holds <b>tea</b>.</p>',
      images: ['/assets/a.jpg', 'https://cdn.test/b.jpg'],
      attributes: [
        { attribute_code: 'brand', value: 'Acme' },
        { attribute_code: 'gtin', value: '4006381333931' },
      ],
      consumer_notice_type: 'prop_65',
      consumer_notice: 'Lead.',
    });
    await post('/api/products', {
      name: 'Tee',
      url_key: 'tee',
      price: 19,
      images: ['/assets/tee.jpg'],
      variants: [
        { sku: 'TEE-S', options: { size: 'S' }, qty: 0 },
        { sku: 'TEE-M', options: { size: 'M' }, qty: 4 },
      ],
    });
    await post('/api/products', { sku: 'BARE', name: 'Bare', url_key: 'bare', price: 1, qty: 1 });
    await post('/api/products', { sku: 'OFF', name: 'Off', url_key: 'off', price: 1, qty: 1, status: 0 });
  });
  afterAll(() => shop.stop());

  const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  const save = (settings: object) => post('/api/settings', settings);
  const get = async (path: string) => {
    const answer = await fetch(shop.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const rows = async (path: string): Promise<readonly ApiRecord[]> =>
    (await get(path))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));

  test('of ACP follow the published schema in each language and currency', async () => {
    for (const place of ['', '/de'])
      for (const currency of ['USD', 'JPY', 'KWD']) {
        const query = `?currency=${currency}`;
        const metadata = JSON.parse(await get(`${place}/feeds/acp/metadata.json${query}`));
        expect(faultsOf('FeedMetadata', metadata)).toEqual([]);
        expect(metadata).toEqual({
          id: `shop.test-${place === '' ? 'en' : 'de'}-${currency.toLowerCase()}`,
          target_country: place === '' ? 'US' : 'DE',
        });
        const products = await rows(`${place}/feeds/acp/products.jsonl${query}`);
        expect(products.flatMap((product) => faultsOf('Product', product))).toEqual([]);
        expect(products.map(({ variants }) => variants.map(({ id }: { id: string }) => id))).toEqual([
          ['MUG'],
          ['TEE-S', 'TEE-M'],
          ['BARE'],
        ]);
        const amount = { USD: 1250, JPY: 1875, KWD: 3750 }[currency];
        expect(products[0]?.variants[0].price).toEqual({ amount, currency });
      }
  });

  test('of ACP have what is known of a product', async () => {
    const [mug, tee] = await rows('/feeds/acp/products.jsonl');
    expect(mug).toMatchObject({
      title: 'Mug',
      description: { plain: 'Holds tea.\n\nLead.' },
      url: 'https://shop.test/mug',
      media: [{ type: 'image', url: 'https://shop.test/assets/a.jpg' }, { url: 'https://cdn.test/b.jpg' }],
    });
    expect(mug?.variants[0]).toMatchObject({
      barcodes: [{ type: 'GTIN', value: '4006381333931' }],
      list_price: { amount: 1500, currency: 'USD' },
      availability: { available: true, status: 'in_stock' },
      condition: ['new'],
      seller: { name: 'Mug Shop' },
    });
    expect(tee?.variants).toMatchObject([
      {
        title: 'Tee – S',
        availability: { available: false, status: 'out_of_stock' },
        variant_options: [{ value: 'S' }],
      },
      { title: 'Tee – M', url: 'https://shop.test/tee?size=M', variant_options: [{ value: 'M' }] },
    ]);
  });

  test('of OpenAI have a row for each variant with an image, and name the legal pages', async () => {
    const before = await rows('/feeds/openai/products.jsonl');
    expect(before.map((row) => row.item_id)).toEqual(['MUG', 'TEE-S', 'TEE-M']);
    for (const kind of ['terms', 'privacy', 'withdrawal']) {
      const { uuid } = await post('/api/pages', {
        title: kind,
        url_key: kind,
        content: '<p>x</p>',
        status: 1,
      });
      await save({ [`${kind}Page`]: uuid });
    }
    const [mug, , tee] = await rows('/feeds/openai/products.jsonl');
    expect(mug).toEqual({
      item_id: 'MUG',
      gtin: '4006381333931',
      title: 'Mug',
      description: 'Holds tea.',
      url: 'https://shop.test/mug',
      condition: 'new',
      brand: 'Acme',
      image_url: 'https://shop.test/assets/a.jpg',
      additional_image_urls: ['https://cdn.test/b.jpg'],
      price: '15.00 USD',
      sale_price: '12.50 USD',
      availability: 'in_stock',
      group_id: 'MUG',
      listing_has_variations: false,
      is_digital: false,
      warning: 'Lead.',
      is_eligible_search: true,
      is_eligible_checkout: true,
      seller_name: 'Mug Shop',
      seller_url: 'https://shop.test/',
      seller_privacy_policy: 'https://shop.test/privacy',
      seller_tos: 'https://shop.test/terms',
      return_policy: 'https://shop.test/withdrawal',
      target_countries: ['US'],
      store_country: 'US',
    });
    expect(tee).toMatchObject({ brand: 'Mug Shop', listing_has_variations: true });
    expect(tee).not.toHaveProperty('color');
    const { products } = dataOf(await shop.admin('GET', '/api/product-feeds/openai/faults?language=fr'));
    expect(products.find(({ sku }: { sku: string }) => sku === 'BARE').faults).toContainEqual({
      field: 'image_url',
      message: 'Le produit n’a pas d’image.',
      is_refused: true,
    });
  });

  test('of Google are marked for the checkout of assistants only while it is on', async () => {
    const ids = async () =>
      [...(await get('/feeds/google.xml')).matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id);
    const before = await ids();
    expect(await get('/feeds/google.xml')).toContain('<g:native_commerce>true</g:native_commerce>');
    await save({ agentsUcpEnabled: false });
    expect(await get('/feeds/google.xml')).not.toContain('native_commerce');
    expect(await ids()).toEqual(before);
    await save({ agentsUcpEnabled: true });
  });
});
