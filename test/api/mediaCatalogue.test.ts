import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '../../packages/runtime/src/modules/catalog/demo/demoCatalogue.ts';
import { seedDemo } from '../../packages/runtime/src/modules/catalog/demo/seedDemo.ts';
import { fetchImage, sharp } from '../support/images.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'media-'));
  shop = await testShop({ config: { media: { folder: dir } } });
  await seedDemo(shop.app, shop.db);
});
afterAll(async () => {
  await shop.stop();
  await rm(dir, { recursive: true });
});

const SIZES = 'url origin thumb listing single';
const sizesOf = (url: string) => ({
  url,
  origin: url,
  thumb: `${url}?size=thumb`,
  listing: `${url}?size=listing`,
  single: `${url}?size=single`,
});
const sameFor = (url: string) => ({ url, origin: url, thumb: url, listing: url, single: url });

test('every image of the demo catalog is served, three per product, with less than 3 MB in total', async () => {
  let bytes = 0;
  for (const { urlKey } of demoCatalogue.flatMap(({ products }) => products)) {
    for (const view of ['', '-near', '-several']) {
      const name = `${urlKey}${view}`;
      const image = await fetchImage(shop, `/assets/demo/${name}.jpg`);
      expect([name, image.status, image.headers.get('content-type')]).toEqual([name, 200, 'image/jpeg']);
      bytes += image.bytes.length;
    }
  }
  expect(bytes).toBeLessThan(3_000_000);
});

test('product images have a URL for each size, and images elsewhere have one for all', async () => {
  const { uuid } = await createProduct(shop, { price: 1, qty: 1 });
  const images = ['/assets/a/b.png', 'https://cdn.test/assets/c.png', '/own/d.png'];
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { images }));
  const { body } = await shop.query(
    `query($id: ID) { product(id: $id) { name image { id uuid alt ${SIZES} } gallery { id uuid alt ${SIZES} } } }`,
    { id: uuid },
  );
  const { name: alt, image, gallery } = body.data.product;
  const [own, ...others] = images as [string, ...string[]];
  const known = { id: expect.any(String), uuid: expect.any(String), alt };
  expect(gallery).toEqual([sizesOf(own), ...others.map(sameFor)].map((sizes) => ({ ...known, ...sizes })));
  expect(image).toEqual(gallery[0]);
  expect(dataOf(await shop.admin('GET', `/api/products/${uuid}`)).images).toEqual(images);
});

test('so do category images', async () => {
  const { uuid } = dataOf(
    await shop.admin('POST', '/api/categories', {
      name: 'Hats',
      url_key: 'hats',
      image: '/assets/hats.webp',
    }),
  );
  const { body } = await shop.query(`query($id: ID) { category(id: $id) { image { alt ${SIZES} } } }`, {
    id: uuid,
  });
  expect(body.data.category.image).toEqual({ alt: 'Hats', ...sizesOf('/assets/hats.webp') });
});

test('cart lines show the thumbnail', async () => {
  const { cartId } = dataOf(
    await shop.request('POST', '/api/carts', { items: [{ sku: 'KIT-MUG-01', qty: 1 }] }),
  );
  const { body } = await shop.query('query($id: String!) { cart(id: $id) { items { thumbnail } } }', {
    id: cartId,
  });
  const [{ thumbnail }] = body.data.cart.items;
  expect(thumbnail).toBe('/assets/demo/stoneware-mug.jpg?size=thumb');
  const { bytes } = await fetchImage(shop, thumbnail);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 160 });
});
