import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletionsOf } from '../support/deletions.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';

let shop: TestShop;
const { roundTrip } = deletionsOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de'] } } });
  for (const ownerType of ['product', 'category'])
    await post('/api/metafield-definitions', {
      ownerType,
      fieldKey: 'origin',
      name: 'Origin',
      fieldType: 'short_text',
    });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const patch = async (path: string, body: object) => dataOf(await shop.admin('PATCH', path, body));
const remove = (path: string) => async () => dataOf(await shop.admin('DELETE', path));
const translate = async (type: string, uuid: string, fields: object) =>
  dataOf(await shop.admin('PUT', `/api/translations/${type}/${uuid}/de`, { fields }));
const newKey = () => `k${randomUUID().slice(0, 8)}`;

async function category(more: object = {}) {
  const key = newKey();
  return post('/api/categories', { name: `Category ${key}`, url_key: key, ...more });
}

/** Creates a product with all kinds of related records. */
async function richProduct(more: object = {}) {
  const { sku: other, uuid: otherUuid } = await createProduct(shop, { price: 3, qty: 5 });
  const [one, two, collection] = [
    await category(),
    await category(),
    await post('/api/collections', { name: 'Gifts', code: newKey() }),
  ];
  const key = newKey();
  const product = await post('/api/products', {
    name: `Lamp ${key}`,
    url_key: key,
    sku: key,
    price: 12.34,
    weight: 1.5,
    qty: 7,
    description: '<p>It shines.</p>',
    images: ['/images/a.png', '/images/b.png'],
    categories: [one.uuid, two.uuid],
    metafields: { origin: 'Norway' },
    ...more,
  });
  const { uuid } = product;
  await post(`/api/collections/${collection.uuid}/products`, { product_id: uuid });
  await post(`/api/products/${uuid}/links`, { linked_product_id: otherUuid, type: 'related' });
  await post(`/api/products/${otherUuid}/links`, { linked_product_id: uuid, type: 'upsell' });
  await translate('product', uuid, { name: 'Lampe', url_key: `${key}-de` });
  // A former path redirects to the product.
  await patch(`/api/products/${uuid}`, { url_key: `${key}-now` });
  return { uuid, key, sku: key as string, other, path: `/product/${key}-now`, category: one };
}

test('a product is restored with all its related records, including in carts', async () => {
  const { uuid, key, sku, category } = await richProduct();
  const { links } = dataOf(await shop.admin('GET', `/api/products/${uuid}`));
  const view = links.find(({ rel }: { rel: string }) => rel === 'view').href;
  await createReadyCart(shop, sku);
  const paths = [`/api/products/${uuid}`, `/api/products/${uuid}/links`, view, `/${key}`, category.path];
  const found = `/search?keyword=${key}`;
  const deletion = await roundTrip([...paths, found], remove(`/api/products/${uuid}`));
  expect(deletion).toMatchObject({ entity_type: 'product', name: `Lamp ${key}`, count: 1 });
  expect(deletion.seconds_left).toBeGreaterThan(20);
});

test.each(['main member', 'variant'])('a %s of a variant group is restored to its place', async (which) => {
  const set = await createVariantSet(shop);
  const group = await set.createGroup();
  const created = [
    await set.createVariant(group.uuid, 'S', 'Red', { name: 'Shirt', description: '<p>Soft.</p>' }),
    await set.createVariant(group.uuid, 'M', 'Red'),
    await set.createVariant(group.uuid, 'L', 'Red'),
  ];
  const deleted = created[which === 'variant' ? 1 : 0];
  await roundTrip(
    [`/api/products/${deleted?.uuid}`, `/api/variantGroups/${group.uuid}`],
    remove(`/api/products/${deleted?.uuid}`),
  );
});

test('a category is restored with its place, image, translation and products', async () => {
  const parent = await category();
  const { uuid, path } = await category({
    parent_id: parent.uuid,
    image: '/images/c.png',
    description: '<p>All.</p>',
    metafields: { origin: 'Norway' },
  });
  const { uuid: product } = await createProduct(shop, { price: 3, qty: 5 });
  await post(`/api/categories/${uuid}/products`, { product_id: product });
  await translate('category', uuid, { name: 'Alles', url_key: 'alles' });
  const paths = [`/api/categories/${uuid}`, `/api/products/${product}`, path, `/de${parent.path}/alles`];
  expect(await roundTrip(paths, remove(`/api/categories/${uuid}`))).toMatchObject({
    entity_type: 'category',
  });
});

test('a coupon is restored with its uses', async () => {
  const coupon = newKey();
  const { uuid } = await post('/api/coupons', {
    coupon,
    status: 1,
    discount_amount: 10,
    discount_type: 'percentage_discount_to_entire_order',
  });
  const { sku } = await createProduct(shop, { price: 30, qty: 5 });
  const cart = await createReadyCart(shop, sku);
  dataOf(await shop.request('POST', `/api/carts/${cart}/coupons`, { coupon }));
  await post('/api/orders', { cart_id: cart });
  const deletion = await roundTrip([`/api/coupons/${uuid}`], remove(`/api/coupons/${uuid}`));
  expect(deletion).toMatchObject({ entity_type: 'coupon', name: coupon });
});

test('a page is restored at its path, in every language', async () => {
  const key = newKey();
  const { uuid } = await post('/api/pages', {
    title: 'Terms',
    url_key: key,
    status: 1,
    content: '<p>Fair.</p>',
  });
  await translate('cms_page', uuid, { title: 'Bedingungen', url_key: `${key}-de` });
  const paths = [`/api/pages/${uuid}`, `/${key}`, `/de/${key}-de`];
  expect(await roundTrip(paths, remove(`/api/pages/${uuid}`))).toMatchObject({ name: 'Terms' });
});

test('a menu is restored with its items on all levels', async () => {
  const { uuid, items } = await post('/api/menus', {
    code: newKey(),
    name: 'Footer',
    items: [
      { name: 'Company', target: null, children: [{ name: 'About', target: '/about' }] },
      { name: 'Blog', target: '/blog' },
    ],
  });
  await translate('menu_item', items[0].children[0].uuid, { name: 'Über uns' });
  const deletion = await roundTrip([`/api/menus/${uuid}`], remove(`/api/menus/${uuid}`));
  expect(deletion).toMatchObject({ entity_type: 'menu', name: 'Footer' });
});

test('a redirect is restored', async () => {
  const from_path = `/${newKey()}`;
  const { uuid } = await post('/api/redirects', { from_path, target: '/vases' });
  const deletion = await roundTrip([`/api/redirects/${uuid}`, from_path], remove(`/api/redirects/${uuid}`));
  expect(deletion).toMatchObject({ entity_type: 'redirect', name: from_path });
});

test('records deleted by one request are restored together, regardless of their dependencies', async () => {
  const parent = await category();
  const child = await category({ parent_id: parent.uuid });
  const ids = [parent.uuid, child.uuid];
  const all = (path: string, uuids: readonly string[]) => async () =>
    expect(await post(`${path}/bulk`, { ids: uuids, delete: true })).toMatchObject({ changed: uuids.length });
  expect(await roundTrip([child.path], all('/api/categories', ids))).toMatchObject({ count: 2 });
  const set = await createVariantSet(shop);
  const group = await set.createGroup();
  const variants = [
    await set.createVariant(group.uuid, 'S', 'Red'),
    await set.createVariant(group.uuid, 'M', 'Red'),
    await set.createVariant(group.uuid, 'L', 'Red'),
  ].map(({ uuid }) => uuid);
  expect(await roundTrip([], all('/api/products', variants))).toMatchObject({ count: 3 });
});
