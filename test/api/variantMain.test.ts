import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import type { VariantSet } from '../support/variants.ts';

let shop: TestShop;
let shirts: VariantSet;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de'] } } });
  shirts = await createVariantSet(shop);
});
afterAll(() => shop.stop());

const group = async (id: string) => dataOf(await shop.admin('GET', `/api/variantGroups/${id}`));
const change = (id: string, body: object) => shop.admin('PATCH', `/api/variantGroups/${id}`, body);
const product = async (id: string) => dataOf(await shop.admin('GET', `/api/products/${id}`));
const write = async (id: string, body: object) =>
  dataOf(await shop.admin('PATCH', `/api/products/${id}`, body));
const category = async () => {
  const key = randomUUID();
  return dataOf(await shop.admin('POST', '/api/categories', { name: key, url_key: key }));
};
const { html, json: page } = pagesOf(() => shop);
const entity = async (path: string) => dataOf(await page(path)).entity;
const choice = (size: string, color: string) => `?${shirts.size}=${size}&${shirts.color}=${color}`;
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

/** Creates a group of three variants, with the first as the main variant. */
async function threeShirts(more: object = {}) {
  const { uuid } = await shirts.createGroup();
  const main = await shirts.createVariant(uuid, 'S', 'Red', { name: 'Shirt', ...more });
  const blue = await shirts.createVariant(uuid, 'S', 'Blue', { name: 'Shirt', price: 20 });
  const medium = await shirts.createVariant(uuid, 'M', 'Red', { name: 'Shirt', price: 30 });
  return { uuid, main, blue, medium };
}

describe('the main variant of a group', () => {
  test('is the first one, and another one after a change of the group', async () => {
    const { uuid, main, blue } = await threeShirts();
    expect((await group(uuid)).main).toBe(main.product_id);
    expect(dataOf(await change(uuid, { main: blue.uuid })).main).toBe(blue.product_id);
    const { variants } = await group(uuid);
    expect(variants.map((variant: { is_main: boolean }) => variant.is_main)).toEqual([false, true, false]);
    expect(dataOf(await change(uuid, { main: main.product_id })).main).toBe(main.product_id);
    const unrelated = await shirts.createProduct('L', 'Red');
    for (const ref of [unrelated.uuid, randomUUID(), 'x'])
      expect(await change(uuid, { main: ref })).toMatchObject(
        refused(400, 'VARIANT_MAIN', `The product "${ref}" is not a variant of the group`),
      );
    expect(await change(randomUUID(), { main: blue.uuid })).toMatchObject(
      refused(404, 'VARIANT_GROUP_NOT_FOUND', 'Variant group not found'),
    );
  });

  test('passes its visibility to the next one', async () => {
    const { uuid, main, blue, medium } = await threeShirts();
    for (const { uuid: id } of [blue, medium]) await write(id, { visibility: 0 });
    dataOf(await change(uuid, { main: blue.uuid }));
    const shown = async () =>
      (await group(uuid)).variants.map((variant: { visibility: boolean }) => variant.visibility);
    expect(await shown()).toEqual([false, true, false]);
    dataOf(await shop.admin('DELETE', `/api/products/${blue.uuid}`));
    expect(await shown()).toEqual([true, false]);
    expect((await group(uuid)).main).toBe(main.product_id);
    dataOf(await shop.admin('DELETE', `/api/variants/${main.uuid}`));
    expect(await shown()).toEqual([true]);
    expect((await group(uuid)).main).toBe(medium.product_id);
    dataOf(await shop.admin('DELETE', `/api/variants/${medium.uuid}`));
    expect((await group(uuid)).main).toBeNull();
  });

  test('that is deleted redirects from its current and former paths to the next one', async () => {
    const { main, blue, medium } = await threeShirts();
    // The URL keys equal the SKUs.
    const [first, second] = [main.sku, `second-${randomUUID()}`];
    await write(main.uuid, { url_key: second });
    const german = `zweites-${randomUUID()}`;
    dataOf(
      await shop.admin('PUT', `/api/translations/product/${main.uuid}/de`, { fields: { url_key: german } }),
    );
    dataOf(await shop.admin('DELETE', `/api/products/${main.uuid}`));
    for (const key of [first, second]) {
      const { status, headers } = await html(`/${key}`);
      expect([status, headers.get('location')]).toEqual([302, `/${blue.sku}`]);
    }
    expect((await html(`/de/${german}`)).headers.get('location')).toBe(`/de/${blue.sku}`);
    expect((await html(`/${blue.sku}`)).status).toBe(200);
    dataOf(await shop.admin('DELETE', `/api/products/${blue.uuid}`));
    expect((await html(`/${second}`)).headers.get('location')).toBe(`/${medium.sku}`);
  });

  test('is reported over GraphQL', async () => {
    const { main, blue } = await threeShirts();
    const { product: read } = dataOf(
      await shop.query(
        `query ($id: ID) { product(id: $id) { url priceRange { min max minText maxText }
          variantGroup { main { sku } items { isMain product { sku url } } } } }`,
        { id: blue.uuid },
      ),
    );
    expect(read).toMatchObject({
      url: `/${main.sku}${choice('S', 'Blue')}`,
      priceRange: { min: 10, max: 30, minText: '$10.00', maxText: '$30.00' },
      variantGroup: {
        main: { sku: main.sku },
        items: [
          { isMain: true, product: { sku: main.sku, url: `/${main.sku}` } },
          { isMain: false, product: { sku: blue.sku, url: read.url } },
          { isMain: false },
        ],
      },
    });
  });
});

describe('a variant', () => {
  test('inherits missing fields from the main variant, and keeps its own', async () => {
    const first = await category();
    const { uuid, main, blue } = await threeShirts({ description: 'Soft', categories: [first.uuid] });
    expect((await group(uuid)).variants[1].inherited.toSorted()).toEqual(
      ['categories', 'description', 'meta_description', 'meta_keywords', 'meta_title', 'name'].concat(
        'short_description',
      ),
    );
    expect(await product(blue.uuid)).toMatchObject({
      name: 'Shirt',
      description: 'Soft',
      categories: [first.category_id],
    });
    const second = await category();
    await write(main.uuid, { name: 'Tee', meta_title: 'Our tee', categories: [second.uuid] });
    expect(await product(blue.uuid)).toMatchObject({
      name: 'Tee',
      meta_title: 'Our tee',
      categories: [second.category_id],
    });
    await write(blue.uuid, { name: 'Blue tee', description: 'Softer' });
    await write(main.uuid, { name: 'Shirt', description: 'Hard' });
    expect(await product(blue.uuid)).toMatchObject({ name: 'Blue tee', description: 'Softer' });
    const cleared = await write(blue.uuid, { description: null, name: 'Shirt' });
    expect(cleared).toMatchObject({ name: 'Shirt', description: 'Hard' });
    await write(main.uuid, { name: 'Top' });
    expect((await product(blue.uuid)).name).toBe('Top');
    const { product: read } = dataOf(
      await shop.query('query ($id: ID) { product(id: $id) { name description categories { uuid } } }', {
        id: blue.uuid,
      }),
    );
    expect(read).toEqual({ name: 'Top', description: 'Hard', categories: [{ uuid: second.uuid }] });
  });

  test('follows the main variant into categories and out of them, unless it has its own', async () => {
    const { main, blue, medium } = await threeShirts();
    const [shared, own] = [await category(), await category()];
    const add = async (to: { uuid: string }, id: string) =>
      dataOf(await shop.admin('POST', `/api/categories/${to.uuid}/products`, { product_id: id }));
    const places = async (id: string) => (await product(id)).categories;
    await add(shared, main.uuid);
    expect(await places(blue.uuid)).toEqual([shared.category_id]);
    await add(own, medium.uuid);
    dataOf(await shop.admin('DELETE', `/api/categories/${shared.uuid}/products/${main.uuid}`));
    expect([await places(main.uuid), await places(blue.uuid)]).toEqual([[], []]);
    expect(await places(medium.uuid)).toEqual([shared.category_id, own.category_id]);
  });

  test('keeps the inherited texts when it leaves', async () => {
    const { main, blue } = await threeShirts({ description: 'Soft' });
    dataOf(await shop.admin('DELETE', `/api/variants/${blue.uuid}`));
    await write(main.uuid, { description: 'Hard' });
    expect((await product(blue.uuid)).description).toBe('Soft');
  });
});

describe('the page of a group', () => {
  test('is that of the main variant, where the query selects the variant', async () => {
    const { main, blue, medium } = await threeShirts({ images: ['/assets/red.png'] });
    await write(blue.uuid, { images: ['/assets/blue.png'] });
    const path = `/${main.sku}`;
    expect(await entity(path)).toMatchObject({ sku: main.sku, price: 10, url: path });
    const chosen = await entity(path + choice('S', 'Blue'));
    expect(chosen).toMatchObject({
      sku: blue.sku,
      price: 20,
      image: '/assets/blue.png?size=single',
      url: path,
      price_range: { min: 10, max: 30 },
    });
    expect(chosen.variants.map(({ options }: { options: object[] }) => options)).toMatchObject([
      [
        { label: 'S', url: path + choice('S', 'Blue'), in_stock: true, chosen: true },
        { label: 'M', url: path + choice('M', 'Red'), in_stock: true, chosen: false },
      ],
      [
        { label: 'Red', url: path + choice('S', 'Red'), in_stock: true, chosen: false },
        { label: 'Blue', url: path + choice('S', 'Blue'), in_stock: true, chosen: true },
      ],
    ]);
    expect((await entity(`${path}?${shirts.size}=m`)).sku).toBe(medium.sku);
    for (const odd of [
      `${shirts.size}=XXL`,
      `${shirts.size}=&x=1`,
      `${shirts.size}=S&${shirts.size}=M&size=1`,
    ])
      expect((await page(`${path}?${odd}`)).status).toBe(200);
    const { body: text } = await html(path + choice('S', 'Blue'));
    expect(text).toContain(`<link rel="canonical" href="http://shop.test${path}" />`);
    expect(text).toContain(`<input type="hidden" name="sku" value="${blue.sku}" />`);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: ['Size', 'Color'],
      hasVariant: [
        { '@type': 'Product', sku: main.sku, name: 'Shirt, S, Red', offers: { price: 10 } },
        { sku: blue.sku, offers: { price: 20, url: `http://shop.test${path}${choice('S', 'Blue')}` } },
        { sku: medium.sku },
      ],
    });
  });

  test('is where the paths of the other variants redirect permanently', async () => {
    const { uuid, main, blue } = await threeShirts();
    const moved = async (from: { sku: string }, to: string) => {
      const { status, headers } = await page(`/${from.sku}`);
      expect([status, headers.get('location')]).toEqual([301, to]);
    };
    await moved(blue, `/${main.sku}${choice('S', 'Blue')}`);
    const { url } = dataOf(
      await shop.query('query ($path: String!) { url(path: $path) { entityUuid redirectTo } }', {
        path: `/${blue.sku}`,
      }),
    );
    expect(url).toEqual({ entityUuid: null, redirectTo: `/${main.sku}${choice('S', 'Blue')}` });
    dataOf(await change(uuid, { main: blue.uuid }));
    await moved(main, `/${blue.sku}${choice('S', 'Red')}`);
    expect((await entity(`/${blue.sku}`)).sku).toBe(blue.sku);
    dataOf(await change(uuid, { visibility: false }));
    expect((await entity(`/${main.sku}`)).variants).toEqual([]);
    dataOf(await change(uuid, { visibility: true }));
    await moved(main, `/${blue.sku}${choice('S', 'Red')}`);
  });

  test('shows another variant while the main variant is sold out or disabled, and marks what is sold out', async () => {
    const { main, blue, medium } = await threeShirts();
    const path = `/${main.sku}`;
    await write(main.uuid, { qty: 0 });
    expect((await entity(path)).sku).toBe(blue.sku);
    const sold = await entity(path + choice('S', 'Red'));
    expect(sold).toMatchObject({ sku: main.sku, in_stock: false });
    const flags = sold.variants.map(({ options }: { options: { label: string; in_stock: boolean }[] }) =>
      options.map(({ label, in_stock }) => `${label}${in_stock ? '' : ' sold out'}`),
    );
    expect(flags).toEqual([
      ['S', 'M'],
      ['Red', 'Blue'],
    ]);
    await write(main.uuid, { status: 0 });
    expect((await entity(path)).sku).toBe(blue.sku);
    for (const { uuid } of [blue, medium]) await write(uuid, { status: 0 });
    expect((await page(path)).status).toBe(404);
    expect((await page(`/${blue.sku}`)).status).toBe(404);
  });

  test('is in the sitemap once', async () => {
    const { main, blue, medium } = await threeShirts();
    const { body: text } = await html('/sitemap.xml');
    const listed = [main, blue, medium].filter(({ sku }) => text.includes(`/${sku}<`));
    expect(listed).toEqual([main]);
  });
});
