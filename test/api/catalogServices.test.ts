import { randomUUID } from 'node:crypto';
import { valueOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import type { VariantSet } from '../support/variants.ts';

let shop: TestShop;
let shirts: VariantSet;
beforeAll(async () => {
  shop = await testShop({
    config: { shop: { currency: 'USD', locale: 'en-US', languages: ['en', 'de'] } },
  });
  shirts = await createVariantSet(shop);
  dataOf(await shop.admin('POST', '/api/currencies', { code: 'EUR', status: 1, rate: 0.5 }));
});
afterAll(() => shop.stop());

const catalog = () => shop.app.catalog;
const german = (uuid: string, name: string) =>
  shop.admin('PUT', `/api/translations/product/${uuid}/de`, { fields: { name } });

describe('search', () => {
  test('finds what the storefront finds, in a language and a currency', async () => {
    const word = `zephyr${randomUUID().slice(0, 8)}`;
    const { uuid, sku } = await shop.make.product({ name: `Blue ${word}`, price: 20, qty: 3 });
    await shop.make.product({ name: `Hidden ${word}`, status: 0 });
    await shop.make.product({ name: `Quiet ${word}`, visibility: 0 });
    dataOf(await german(uuid, `Blauer ${word}`));
    const found = valueOf(await catalog().search({}, word));
    expect(found).toMatchObject({ total: 1, page: 1, pages: 1, order: 'relevance' });
    expect(found.items).toMatchObject([{ uuid, sku, name: `Blue ${word}`, price: 20, in_stock: true }]);
    const inGerman = valueOf(await catalog().search({ language: 'de', currency: 'eur' }, word));
    expect(inGerman.items).toMatchObject([{ uuid, name: `Blauer ${word}`, price: 10 }]);
    expect(inGerman.items[0]?.url).toMatch(/^\/de\//);
    expect(valueOf(await catalog().search({ currency: 'XAU' }, word)).items).toMatchObject([{ price: 20 }]);
  });

  test('takes the filters of the page, and lists all without a keyword', async () => {
    const word = `gust${randomUUID().slice(0, 8)}`;
    for (const price of [5, 15, 25]) await shop.make.product({ name: `${word} ${price}`, price, qty: 1 });
    const prices = async (query: Record<string, string>) =>
      valueOf(await catalog().search({}, word, query)).items.map(({ price }) => price);
    expect(await prices({ min_price: '10', ob: 'price-asc' })).toEqual([15, 25]);
    expect(await prices({ ob: 'price-desc', max_price: '20' })).toEqual([15, 5]);
    expect(await prices({ page: '2' })).toEqual([]);
    const all = valueOf(await catalog().search({}, ' '));
    expect(all.order).toBe('newest');
    expect(all.total).toBeGreaterThanOrEqual(4);
    expect(all.items.length).toBeLessThanOrEqual(24);
  });

  test('refuses input that no page takes, as a value', async () => {
    expect(await catalog().search({}, 'x'.repeat(201))).toMatchObject({
      ok: false,
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    expect(await catalog().search({}, 'a\0b')).toMatchObject({ ok: false, status: 400 });
    expect(await catalog().search({}, 'x', { a: 5 as unknown as string })).toMatchObject({
      ok: false,
      status: 400,
    });
  });
});

describe('lookup', () => {
  test('finds products by SKU in any case and by UUID, in the order asked for, and nothing hidden', async () => {
    const plain = await shop.make.product({ price: 20, qty: 0 });
    const hidden = await shop.make.product({ status: 0 });
    const group = await shirts.createGroup();
    const red = await shirts.createVariant(group.uuid, 'S', 'Red', { price: 12 });
    const blue = await shirts.createVariant(group.uuid, 'S', 'Blue', { price: 14, qty: 5 });
    const refs = [blue.uuid, plain.sku.toUpperCase(), 'NOTHING', hidden.sku, randomUUID(), red.sku];
    const found = valueOf(await catalog().lookup({}, refs));
    expect(found.map((product) => product?.uuid ?? null)).toEqual([
      blue.uuid,
      plain.uuid,
      null,
      null,
      null,
      red.uuid,
    ]);
    expect(found[1]).toMatchObject({ is_available: false, main: plain.uuid, options: [], currency: 'USD' });
    expect(found[0]).toMatchObject({
      price: 14,
      is_available: true,
      quantities: { least: 1, step: 1 },
      options: [
        { code: shirts.size, value: 'S' },
        { code: shirts.color, value: 'Blue' },
      ],
    });
    expect(found[0]?.main).toBe(found[5]?.main);
    expect(valueOf(await catalog().lookup({ currency: 'EUR' }, [blue.sku]))).toMatchObject([
      { price: 7, currency: 'EUR' },
    ]);
  });

  test('takes at most 100 references, and one statement', async () => {
    const refs = Array.from({ length: 100 }, () => randomUUID());
    const before = shop.statements();
    expect(valueOf(await catalog().lookup({}, refs))).toEqual(refs.map(() => null));
    expect(shop.statements() - before).toBe(1);
    expect(valueOf(await catalog().lookup({}, []))).toEqual([]);
    expect(await catalog().lookup({}, [...refs, 'x'])).toMatchObject({
      ok: false,
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('read', () => {
  test('has the options of a group with what each variant costs, and the chosen one', async () => {
    const group = await shirts.createGroup();
    const red = await shirts.createVariant(group.uuid, 'S', 'Red', { price: 12 });
    const blue = await shirts.createVariant(group.uuid, 'M', 'Blue', { price: 14, qty: 0 });
    const product = valueOf(await catalog().read({}, blue.sku));
    expect(product).toMatchObject({ uuid: blue.uuid, price: 14, in_stock: false, variant_group: group.uuid });
    expect(
      product?.members
        .map(({ sku, price, in_stock }) => ({ sku, price, in_stock }))
        .toSorted((a, b) => a.price - b.price),
    ).toEqual([
      { sku: red.sku, price: 12, in_stock: true },
      { sku: blue.sku, price: 14, in_stock: false },
    ]);
    expect(product?.variants.map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual([
      ['Size', ['S', 'M']],
      ['Color', ['Red', 'Blue']],
    ]);
    expect(valueOf(await catalog().read({}, red.uuid))).toMatchObject({ uuid: red.uuid, price: 12 });
  });

  test('speaks the language, and is null for what the storefront hides', async () => {
    const { uuid, sku } = await shop.make.product({ name: 'Kite', price: 8 });
    dataOf(await german(uuid, 'Drachen'));
    expect(valueOf(await catalog().read({ language: 'de', currency: 'USD' }, sku))).toMatchObject({
      name: 'Drachen',
      price: 8,
    });
    expect(valueOf(await catalog().read({}, (await shop.make.product({ status: 0 })).sku))).toBeNull();
    expect(valueOf(await catalog().read({}, 'NOTHING'))).toBeNull();
    expect(await catalog().read({}, 'a\0')).toMatchObject({ ok: false, status: 400 });
  });
});
