import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineExtension } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localStorage } from '../../packages/runtime/src/modules/media/localStorage.ts';
import { describeConfig } from '../../packages/runtime/src/platform/config/describeConfig.ts';
import { refusalOf } from '../support/admins.ts';
import { send } from '../support/httpServer.ts';
import { fetchImage, createImage, sharp, upload } from '../support/images.ts';
import { ACCOUNT, startS3 } from '../support/s3Server.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { dataOf, testShop } from '../support/shop.ts';

const databaseUrl = sharedDatabase();
let dir: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let local: TestShop;
let remote: TestShop;
beforeAll(async () => {
  [dir, s3] = await Promise.all([mkdtemp(path.join(tmpdir(), 'media-')), startS3()]);
  [local, remote] = await Promise.all([
    testShop({ databaseUrl: databaseUrl(), config: { media: { folder: dir } } }),
    testShop({ databaseUrl: databaseUrl(), config: { media: { storage: 's3', s3: s3.config } } }),
  ]);
});
afterAll(async () => {
  await Promise.all([local.stop(), remote.stop()]);
  await Promise.all([s3.stop(), rm(dir, { recursive: true })]);
});

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Uploads a unique image and returns its URL. */
let number = 0;
async function uploaded(shop: TestShop, { width = 2000, height = 1000, at = '/api/images' } = {}) {
  const background = { r: ((number += 1) * 25) % 256, g: (number * 7) % 256, b: 0 };
  const content = await createImage('jpeg', { width, height, background });
  return dataOf(await upload(shop, [{ name: 'a.jpg', content }], { path: at })).files[0].url as string;
}

describe.each([
  ['local', () => local],
  ['s3', () => remote],
] as const)('with the storage "%s" a picture', (_, shopOf) => {
  test('is served inert, cacheable permanently, and without a statement', async () => {
    const shop = shopOf();
    const url = await uploaded(shop, { at: '/api/images/a/b' });
    const before = shop.statements();
    const { status, headers, bytes } = await fetchImage(shop, url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': IMMUTABLE,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(shop.statements()).toBe(before);
  });

  test('is not sent again to a client that has it', async () => {
    const shop = shopOf();
    const url = await uploaded(shop);
    const etag = (await fetchImage(shop, url)).headers.get('etag') as string;
    for (const tags of [etag, `"other", ${etag}`, `W/${etag}`]) {
      const again = await fetchImage(shop, url, { 'if-none-match': tags });
      expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    }
    expect((await fetchImage(shop, url, { 'if-none-match': '"other"' })).status).toBe(200);
    const sized = await fetchImage(shop, `${url}?size=thumb`, { 'if-none-match': etag });
    expect(sized.status).toBe(200);
  });

  test('is available in each size, no larger than the original, regardless of the rest of the query', async () => {
    const shop = shopOf();
    const url = await uploaded(shop);
    const sizes = [];
    for (const query of ['size=thumb', 'size=listing&w=9999', 'size=single', 'w=9999&h=1&q=100']) {
      const { bytes, headers } = await fetchImage(shop, `${url}?${query}`);
      const { width, height } = await sharp(bytes).metadata();
      sizes.push([headers.get('content-type'), width, height]);
    }
    expect(sizes).toEqual([
      ['image/webp', 160, 80],
      ['image/webp', 480, 240],
      ['image/webp', 1200, 600],
      ['image/jpeg', 2000, 1000],
    ]);
    const small = await uploaded(shop, { width: 100, height: 50 });
    const { bytes } = await fetchImage(shop, `${small}?size=single`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 50 });
  });

  test('has no other sizes', async () => {
    const shop = shopOf();
    const url = await uploaded(shop);
    for (const query of ['size=huge', 'size=', 'size=thumb&size=single', 'size=Thumb', 'size=toString'])
      expect([query, (await fetchImage(shop, `${url}?${query}`)).status]).toEqual([query, 400]);
  });

  test('is deleted with its sizes, once', async () => {
    const shop = shopOf();
    const url = await uploaded(shop, { at: '/api/images/gone' });
    await fetchImage(shop, `${url}?size=thumb`);
    const file = url.replace('/assets/', '/api/files/');
    expect((await shop.admin('DELETE', file)).body).toEqual({ data: { url } });
    for (const address of [url, `${url}?size=thumb`, `${url}?size=single`])
      expect((await fetchImage(shop, address)).status).toBe(404);
    expect(refusalOf(await shop.admin('DELETE', file))).toEqual([404, 'FILE_NOT_FOUND', 'File not found']);
  });

  test('is in the list of its folder, which is paginated', async () => {
    const shop = shopOf();
    const urls = [];
    for (let count = 0; count < 3; count += 1) urls.push(await uploaded(shop, { at: '/api/images/list' }));
    await uploaded(shop, { at: '/api/images/list/below' });
    await fetchImage(shop, `${urls[0]}?size=thumb`);
    const first = dataOf(await shop.admin('GET', '/api/files/list?limit=2'));
    const second = dataOf(await shop.admin('GET', `/api/files/list?limit=2&after=${first.next}`));
    expect([...first.files, ...second.files].map(({ url }) => url)).toEqual(urls.toSorted());
    expect(first.files[0]).toEqual({
      name: expect.any(String),
      size: expect.any(Number),
      url: expect.any(String),
    });
    expect([...first.folders, ...second.folders, second.next]).toEqual(['below', null]);
    const all = dataOf(await shop.admin('GET', '/api/files'));
    expect(all.folders).toContain('list');
    expect(all.folders.filter((name: string) => !/^\w/.test(name) || name.startsWith('_'))).toEqual([]);
    expect((await shop.admin('GET', '/api/files/_variants')).status).toBe(400);
  });
});

test('concurrent first requests for a size create it once', async () => {
  const url = await uploaded(remote);
  const from = s3.requests.length;
  const images = await Promise.all(
    Array.from({ length: 30 }, () => fetchImage(remote, `${url}?size=single`)),
  );
  expect(images.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(new Set(images.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  const made = s3.requests.slice(from).filter((line) => line.startsWith('PUT'));
  expect(made).toEqual([expect.stringContaining('/pictures/_variants/single-1200/')]);
});

test.each([
  '/assets/nothing.jpg',
  '/assets/',
  '/assets/..%2f..%2fetc%2fpasswd',
  '/assets/../shop.config.ts',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/assets/a/..%2Fb.jpg',
  '/assets/..%5cb.jpg',
  '/assets//etc/passwd',
  '/assets/_variants/thumb-160/a.jpg.webp',
  '/assets/.parts/a.jpg',
  '/assets/a.svg',
  `/assets/${'a/'.repeat(500)}a.jpg`,
  `/assets/${'x'.repeat(3000)}.jpg`,
])('%s is not there', async (at) => {
  const port = Number(new URL(local.url).port);
  for (const query of ['', '?size=thumb']) {
    const answer = await send(port, 'GET', at + query);
    expect([answer.status, (answer.json as { error: { status: number } }).error.status]).toEqual([404, 404]);
    expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/);
  }
});

test('a file among the images that is not an image has no sizes', async () => {
  await writeFile(path.join(dir, 'fake.png'), '<svg onload="alert(1)"/>');
  const { headers } = await fetchImage(local, '/assets/fake.png');
  expect(headers.get('content-type')).toBe('image/png');
  expect((await fetchImage(local, '/assets/fake.png?size=thumb')).status).toBe(404);
});

test('images outlive a restart of the shop', async () => {
  const config = { media: { folder: dir } };
  const first = await testShop({ databaseUrl: databaseUrl(), config });
  const url = await uploaded(first);
  await first.stop();
  const second = await testShop({ databaseUrl: databaseUrl(), config });
  expect((await fetchImage(second, url)).status).toBe(200);
  expect((await fetchImage(second, `${url}?size=thumb`)).status).toBe(200);
  await second.stop();
});

test('requests for original images redirect to the public URL of the bucket', async () => {
  const shop = await testShop({
    databaseUrl: databaseUrl(),
    config: { media: { storage: 's3', s3: { ...s3.config, publicUrl: 'https://cdn.test/p/' } } },
  });
  const url = await uploaded(shop, { at: '/api/images/cdn' });
  const { status, headers } = await fetchImage(shop, url);
  expect([status, headers.get('location')]).toEqual([302, url.replace('/assets', 'https://cdn.test/p')]);
  expect((await fetchImage(shop, `${url}?size=thumb`)).status).toBe(200);
  await shop.stop();
});

test('an unreachable storage is a 503 for images and uploads, and no response reveals details', async () => {
  const url = await uploaded(remote);
  s3.disturbBy((req) => Boolean(req.destroy()));
  const answers = [
    await remote.request('GET', url),
    await remote.request('GET', `${url}?size=thumb`),
    await remote.admin('GET', '/api/files'),
    await upload(remote, [{ name: 'a.png', content: await createImage() }]),
  ];
  s3.disturbBy(() => false);
  for (const answer of answers) {
    expect(refusalOf(answer).slice(0, 2)).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|AKID|pictures/);
  }
  expect((await fetchImage(remote, url)).status).toBe(200);
});

test('credentials of the bucket are masked where the configuration is shown', () => {
  const shown = JSON.stringify(describeConfig(remote.app.config));
  expect(shown).toContain('media.s3.bucket');
  for (const secret of Object.values(ACCOUNT)) expect(shown).not.toContain(secret);
});

test('an extension may store the files, and two such extensions conflict at startup', async () => {
  const existing = path.join(dir, 'of-extension');
  const extension = (name: string) =>
    defineExtension({
      name,
      api: '^1.0',
      setup: () => ({
        fileStorage: [{ ...localStorage({ storeDir: existing, media: local.app.config.media }), name }],
      }),
    });
  const shop = await testShop({ databaseUrl: databaseUrl(), extensions: [extension('one')] });
  expect(shop.app.media.storage.name).toBe('one');
  await shop.stop();
  await expect(
    testShop({ databaseUrl: databaseUrl(), extensions: [extension('one'), extension('two')] }),
  ).rejects.toThrow(/file storage/);
});
