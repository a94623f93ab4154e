import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createShopClient } from '@shop/sdk';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImage } from '../support/images.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'sdk-images-'));
  shop = await testShop({ config: { media: { folder: dir } } });
});
afterAll(async () => {
  await shop.stop();
  await rm(dir, { recursive: true });
});

test('images are uploaded, listed page by page and deleted', async () => {
  const { images } = createShopClient({ baseUrl: shop.url, token: () => shop.adminToken() });
  const files = await Promise.all(
    ['red', 'blue'].map(
      async (background) => new File([await createImage('png', { background })], `${background} hat.png`),
    ),
  );
  const { files: stored } = await images.upload('summer/hats', { images: files });
  expect(stored).toEqual(
    ['red', 'blue'].map((colour) => ({
      name: expect.stringMatching(new RegExp(`^${colour}-hat-[0-9a-f]{32}\\.png$`)),
      mimetype: 'image/png',
      size: expect.any(Number),
      url: expect.stringContaining('/assets/summer/hats/'),
    })),
  );
  const first = await images.list('summer/hats', { limit: 1 });
  const second = await images.list('summer/hats', { limit: 1, after: first.next as string });
  expect([...first.files, ...second.files].map(({ url }) => url)).toEqual(
    stored.map(({ url }) => url).toSorted(),
  );
  const walked: string[] = [];
  for await (const { url } of images.list('summer/hats', { limit: 1 })) walked.push(url);
  expect(walked).toEqual(stored.map(({ url }) => url).toSorted());
  expect((await images.list('')).folders).toEqual(['summer']);
  const url = stored[0]?.url ?? '';
  expect(await images.delete(url)).toEqual({ url });
  await expect(images.delete(url)).rejects.toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
  await expect(images.upload('', { images: [] })).rejects.toMatchObject({ status: 400 });
});
