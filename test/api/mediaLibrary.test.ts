import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMediaFiles } from '../../packages/runtime/src/modules/media/library/findFiles.ts';
import { refusalOf } from '../support/admins.ts';
import { fetchImage, createImage, upload } from '../support/images.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let dir: string;
let shop: TestShop;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'library-'));
  shop = await testShop({ config: { media: { folder: dir } }, worker: true });
});
afterAll(async () => {
  await shop.stop();
  await rm(dir, { recursive: true });
});

let number = 0;
async function uploaded(name = 'hat.png', at = '/api/images') {
  const background = { r: ((number += 1) * 25) % 256, g: 0, b: 9 };
  const content = await createImage('png', { width: 60, height: 40, background });
  const [{ url }] = dataOf(await upload(shop, [{ name, content }], { path: at })).files;
  return dataOf(await shop.admin('GET', `/api/media?url=${encodeURIComponent(url)}`))[0];
}

/** Creates a product that uses a file. */
async function shown(url: string) {
  const product = await createProduct(shop, { price: 5, qty: 1 });
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { images: [url] }));
  return product;
}

test('an upload is in the library, with folder, type, size and dimensions', async () => {
  expect(await uploaded('Sun Hat.png', '/api/images/hats/2026')).toMatchObject({
    folder: 'hats/2026',
    name: expect.stringMatching(/^sun-hat-.*\.png$/),
    type: 'image/png',
    width: 60,
    height: 40,
    alt: '',
    size: expect.any(Number),
  });
  expect(dataOf(await shop.admin('GET', '/api/media/folders'))).toContainEqual({
    folder: 'hats/2026',
    files: 1,
  });
});

test('a file is found by its name and by its alternative text', async () => {
  const { uuid } = await uploaded('scarf.png');
  dataOf(await shop.admin('PATCH', `/api/media/${uuid}`, { alt: 'A red scarf on a chair' }));
  for (const keyword of ['scarf', 'RED SCARF']) {
    const found = dataOf(await shop.admin('GET', `/api/media?keyword=${encodeURIComponent(keyword)}`));
    expect(found.map((file: { uuid: string }) => file.uuid)).toEqual([uuid]);
  }
  expect((await shop.admin('PATCH', `/api/media/${uuid}`, { alt: 'x'.repeat(501) })).status).toBe(400);
});

test('files that were already in the storage are added once, with their dimensions, also by two processes', async () => {
  await mkdir(path.join(dir, 'old'), { recursive: true });
  await writeFile(path.join(dir, 'old/mug.png'), await createImage('png', { width: 30, height: 20 }));
  await writeFile(path.join(dir, 'old/broken.png'), 'no picture');
  await Promise.all([findMediaFiles.run(shop.app), findMediaFiles.run(shop.app)]);
  const found = dataOf(await shop.admin('GET', '/api/media?folder=old&ob=name&od=asc'));
  expect(found).toMatchObject([
    { name: 'broken.png', width: null, height: null },
    { name: 'mug.png', width: 30, height: 20, url: '/assets/old/mug.png' },
  ]);
  expect(found).toHaveLength(2);
});

test('the uses of a file are listed, and it cannot be deleted while there are any', async () => {
  const { uuid, url } = await uploaded();
  const product = await shown(url);
  const page = dataOf(
    await shop.admin('POST', '/api/pages', {
      title: 'About hats',
      url_key: 'about-hats',
      content: `<p><img src="${url}?size=single" alt=""></p>`,
    }),
  );
  expect(dataOf(await shop.admin('GET', `/api/media/${uuid}/uses`))).toMatchObject({
    uses: expect.arrayContaining([
      expect.objectContaining({ type: 'product', edit_url: `/admin/products/edit/${product.uuid}` }),
      { type: 'cms_page', uuid: page.uuid, title: 'About hats', edit_url: `/admin/pages/edit/${page.uuid}` },
    ]),
    others: 0,
  });
  expect(refusalOf(await shop.admin('DELETE', `/api/media/${uuid}`))).toEqual([
    409,
    'FILE_IN_USE',
    expect.stringContaining('is used in 2 places'),
  ]);
  const bulk = await shop.admin('POST', '/api/media/bulk', { ids: [uuid], delete: true });
  expect(dataOf(bulk)).toMatchObject({ changed: 0, refused: [{ id: uuid, code: 'FILE_IN_USE' }] });
  expect((await fetchImage(shop, url)).status).toBe(200);
});

test('a deleted file leaves the library immediately and the storage shortly after', async () => {
  const { uuid, url } = await uploaded();
  dataOf(await shop.admin('DELETE', `/api/media/${uuid}`));
  expect((await shop.admin('GET', `/api/media/${uuid}`)).status).toBe(404);
  await expect.poll(async () => (await fetchImage(shop, url)).status, { timeout: 120_000 }).toBe(404);
});

test('a file that is deleted by its path also leaves the library', async () => {
  const { uuid, url } = await uploaded();
  dataOf(await shop.admin('DELETE', `/api/files${url.slice('/assets'.length)}`));
  expect((await shop.admin('GET', `/api/media/${uuid}`)).status).toBe(404);
});

test('the alternative text of a file is that of the product images, on pages and in GraphQL', async () => {
  const { uuid, url } = await uploaded();
  const product = await shown(url);
  const query = `{ product(id: "${product.uuid}") { name image { alt } gallery { alt } } }`;
  const read = async () => (await shop.query(query)).body.data.product;
  const { name } = await read();
  expect(await read()).toMatchObject({ image: { alt: name }, gallery: [{ alt: name }] });
  dataOf(await shop.admin('PATCH', `/api/media/${uuid}`, { alt: 'A straw hat' }));
  expect(await read()).toMatchObject({ image: { alt: 'A straw hat' }, gallery: [{ alt: 'A straw hat' }] });
});
