import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineExtension } from '@shop/runtime/extension';
import type { FileStorage } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { fetchImage, noise, createImage, pngBomb, sharp, upload } from '../support/images.ts';
import type { Upload } from '../support/images.ts';
import { dataOf, testShop } from '../support/shop.ts';

const MAX_BYTES = 300_000;

let shop: TestShop;
let dir: string;
let spoolDir: string;
const { TMPDIR } = process.env;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  spoolDir = await mkdtemp(path.join(tmpdir(), 'spools-'));
  process.env['TMPDIR'] = spoolDir;
  shop = await testShop({ config: { media: { folder: dir, maxFileSize: MAX_BYTES, maxPixels: 1_000_000 } } });
});
afterAll(async () => {
  await shop.stop();
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  await Promise.all([dir, spoolDir].map((one) => rm(one, { recursive: true })));
});
const { newAdmin, newRole, tokenOf, logIn } = adminsOf(() => shop);

/** Lists all stored files, including partial files. */
const stored = async (of = dir): Promise<string[]> =>
  (await readdir(of, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** Lists the temporary files of running uploads. */
const spools = () => readdir(spoolDir);

describe('an upload', () => {
  test.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['gif', 'gif', 'image/gif'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'webp', 'image/webp'],
  ] as const)('of an image that is %s is stored as .%s and served', async (format, extension, mimetype) => {
    const answer = await upload(shop, [{ name: 'Summer Hat.bin', content: await createImage(format) }]);
    const { files, ...rest } = dataOf(answer);
    expect(rest).toEqual({});
    const [{ name, size, url }] = files;
    expect(files).toEqual([{ name, mimetype, size, url: `/assets/${name}` }]);
    expect(name).toMatch(new RegExp(`^summer-hat-[0-9a-f]{32}\\.${extension}$`));
    const image = await fetchImage(shop, url);
    expect([image.status, image.headers.get('content-type'), image.bytes.length]).toEqual([
      200,
      mimetype,
      size,
    ]);
    expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  test('of many images into a folder keeps their order', async () => {
    const contents = await Promise.all(
      ['red', 'green', 'blue'].map((background) => createImage('png', { background })),
    );
    const files = contents.map((content, index) => ({ name: `${index}.png`, content }));
    const answer = dataOf(await upload(shop, files, { path: '/api/images/summer/hats' }));
    expect(answer.files.map(({ url }: { url: string }) => url.replace(/-[0-9a-f]+/, ''))).toEqual([
      '/assets/summer/hats/0.png',
      '/assets/summer/hats/1.png',
      '/assets/summer/hats/2.png',
    ]);
  });

  test('removes location, camera and other metadata, and applies the orientation', async () => {
    const content = await sharp(await createImage('jpeg'))
      .withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { files } = dataOf(await upload(shop, [{ name: 'a.jpg', content }]));
    const { bytes } = await fetchImage(shop, files[0].url);
    const { width, height, exif, orientation, icc, xmp } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation, icc, xmp]).toEqual([40, 60, ...Array(4).fill(undefined)]);
  });

  test('stores nothing appended to or embedded in an image', async () => {
    const script = '<script>alert(document.cookie)</script><?php system("id") ?>';
    const jpeg = await createImage('jpeg');
    const commented = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      Buffer.from(script),
      jpeg.subarray(2),
    ]);
    const contents = [
      Buffer.concat([jpeg, Buffer.from(script)]),
      Buffer.concat([await createImage('png'), Buffer.from(`PK\x03\x04${script}`)]),
      Buffer.concat([await createImage('gif'), Buffer.from(script)]),
      commented,
    ];
    const files = contents.map((content) => ({ name: 'a.html', type: 'text/html', content }));
    for (const { url } of dataOf(await upload(shop, files)).files) {
      const { bytes, headers } = await fetchImage(shop, url);
      expect(bytes.toString('latin1')).not.toMatch(/script|php|PK/);
      expect(headers.get('content-type')).toMatch(/^image\/(jpeg|png|gif)$/);
    }
  });

  test('keeps an animation', async () => {
    const frames = await Promise.all(['red', 'blue'].map((background) => createImage('png', { background })));
    const content = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { files } = dataOf(await upload(shop, [{ name: 'a.gif', content }]));
    expect((await sharp((await fetchImage(shop, files[0].url)).bytes).metadata()).pages).toBe(2);
  });

  test('of the same image, concurrently and again, results in one file', async () => {
    const content = await createImage('png', { background: '#123456' });
    const send = () => upload(shop, [{ name: 'same.png', content }]);
    const answers = await Promise.all([send(), send(), send(), send()]);
    const urls = [...answers, await send()].map((answer) => dataOf(answer).files[0].url as string);
    expect(new Set(urls).size).toBe(1);
    expect((await stored()).filter((file) => file.includes('same-'))).toHaveLength(1);
    expect((await fetchImage(shop, urls[0] as string)).status).toBe(200);
  });

  test.each([
    '../../../etc/cron.d/x.png',
    '..\\..\\x.png',
    '/etc/passwd',
    `${'n'.repeat(300)}.png`,
    'a%2f..%2fb.png',
    '.htaccess',
    '…',
    'x.php.png',
    'CON',
    '<img src=x onerror=alert(1)>.png',
  ])('by the name %s lands where the shop says', async (name) => {
    const { files } = dataOf(
      await upload(shop, [{ name, content: await createImage() }], { path: '/api/images/names' }),
    );
    expect(files[0].url).toMatch(/^\/assets\/names\/[a-z0-9][a-z0-9-]{0,60}-[0-9a-f]{32}\.png$/);
    expect((await fetchImage(shop, files[0].url)).status).toBe(200);
  });
});

describe('nothing is stored for', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const good = async (): Promise<Upload> => ({ name: 'good.png', content: await noise('png', 40) });
  const cut = async (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif') => {
    const whole = await noise(format, 200);
    return whole.subarray(0, Math.floor(whole.length / 2));
  };
  const lie =
    (content: Upload['content'], name = 'a.png') =>
    async () => [await good(), { name, content }];

  test.each<[string, () => Promise<readonly Upload[]>, number, string]>([
    ['an SVG with a script', lie(svg, 'a.svg'), 400, 'NOT_AN_IMAGE'],
    ['an SVG that says it is a PNG', lie(svg), 400, 'NOT_AN_IMAGE'],
    ['an SVG behind an XML head', lie(`<?xml version="1.0"?>\n${svg}`), 400, 'NOT_AN_IMAGE'],
    ['a page', lie('<!doctype html><script>alert(1)</script>', 'a.jpg'), 400, 'NOT_AN_IMAGE'],
    ['a script', lie('alert(1)', 'a.js'), 400, 'NOT_AN_IMAGE'],
    ['an archive', lie('PK\x03\x04', 'a.webp'), 400, 'NOT_AN_IMAGE'],
    ['a document', lie('%PDF-1.7', 'a.gif'), 400, 'NOT_AN_IMAGE'],
    ['an empty file', lie(''), 400, 'NOT_AN_IMAGE'],
    ['a script that begins like a GIF', lie('GIF89a/*\0\0*/=1;alert(1)', 'a.gif'), 400, 'NOT_AN_IMAGE'],
    ['a head without a picture', lie(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 400, 'NOT_AN_IMAGE'],
    [
      'a JPEG with a page behind its head',
      lie(Buffer.from('\xff\xd8\xff<html>', 'latin1')),
      400,
      'NOT_AN_IMAGE',
    ],
    [
      'a TIFF',
      async () => [
        {
          name: 'a.png',
          content: await sharp(await createImage())
            .tiff()
            .toBuffer(),
        },
      ],
      400,
      'NOT_AN_IMAGE',
    ],
    [
      'half a JPEG',
      async () => [await good(), { name: 'a.jpg', content: await cut('jpeg') }],
      400,
      'IMAGE_BROKEN',
    ],
    [
      'half a PNG',
      async () => [await good(), { name: 'a.png', content: await cut('png') }],
      400,
      'IMAGE_BROKEN',
    ],
    ['half a GIF', async () => [{ name: 'a.gif', content: await cut('gif') }], 400, 'NOT_AN_IMAGE'],
    ['half a WebP', async () => [{ name: 'a.webp', content: await cut('webp') }], 400, 'NOT_AN_IMAGE'],
    ['half an AVIF', async () => [{ name: 'a.avif', content: await cut('avif') }], 400, 'IMAGE_BROKEN'],
    ['a bomb of a hundred million pixels', lie(pngBomb(10_000, 10_000)), 400, 'IMAGE_TOO_LARGE'],
    ['a bomb of a million million pixels', lie(pngBomb(1_000_000, 1_000_000)), 400, 'IMAGE_TOO_LARGE'],
    [
      'a picture of one pixel too many',
      async () => [{ name: 'a.png', content: await createImage('png', { width: 1_000_001, height: 1 }) }],
      400,
      'IMAGE_TOO_LARGE',
    ],
    [
      '21 files',
      async () => Array.from({ length: 21 }, () => ({ name: 'a.png', content: svg })),
      400,
      'TOO_MANY_FILES',
    ],
    ['a file that is too large', lie(Buffer.alloc(MAX_BYTES + 1)), 413, 'FILE_TOO_LARGE'],
    ['a picture in another field', async () => [{ ...(await good()), field: 'image' }], 400, 'NO_IMAGE'],
    ['an empty file input', async () => [{ name: '', content: '' }], 400, 'NO_IMAGE'],
  ])('%s', async (_, files, status, code) => {
    const before = await stored();
    const answer = await upload(shop, await files(), { path: '/api/images/refused' });
    expect(refusalOf(answer).slice(0, 2)).toEqual([status, code]);
    expect(await stored()).toEqual(before);
    expect(await spools()).toEqual([]);
  });

  test('a request without a body', async () => {
    expect(refusalOf(await shop.admin('POST', '/api/images'))).toEqual([
      400,
      'NO_IMAGE',
      'No image was provided',
    ]);
  });

  test.each([
    [{ images: [] }, 415],
    ['images=a', 415],
  ])('a body that is not multipart, %j', async (body, status) => {
    expect((await shop.admin('POST', '/api/images', body)).status).toBe(status);
  });

  test.each([
    'a%2F..%2Fb',
    '_variants',
    '.parts',
    'a%20b',
    '%2e%2e%2fb',
    'a%00b',
    'x'.repeat(65),
    'a/b/c/d/e/f',
  ])('a request for the folder %s', async (folder) => {
    const answer = await upload(shop, [await good()], { path: `/api/images/${folder}` });
    expect([400, 404]).toContain(answer.status);
  });

  test('anonymous callers, other roles and other sites', async () => {
    const before = await stored();
    const send = async (headers: Record<string, string>) =>
      (await upload(shop, [await good()], { headers })).status;
    const role = await newRole('fileBrowser');
    const bearer = async (...roles: string[]) => ({
      authorization: `Bearer ${await tokenOf(await newAdmin(roles))}`,
    });
    expect(await send({})).toBe(401);
    expect(await send({ authorization: 'Bearer nonsense' })).toBe(401);
    expect(await send(await bearer(role))).toBe(403);
    const { email } = await newAdmin([await newRole('imageUpload')]);
    const login = await shop.request('POST', '/admin/user/login', {
      email,
      password: 'correct horse battery',
    });
    const cookie = `asid=${dataOf(login).sid}`;
    expect(await send({ cookie, origin: 'http://evil.test' })).toBe(403);
    expect(await send({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await stored()).toEqual(before);
    expect(await send({ cookie })).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });
});

test('a storage that fails midway responds with 503, and stores nothing of the request', async () => {
  const files = new Map<string, Blob>();
  let left = 2;
  const failing: FileStorage = {
    name: 'failing',
    async put(key, content) {
      if ((left -= 1) < 0) throw new Error('the disk is full of secrets');
      files.set(key, content);
      return true;
    },
    open: async () => null,
    delete: async (key) => files.delete(key),
    list: async () => ({ entries: [], next: null }),
  };
  const extension = defineExtension({
    name: 'failing',
    api: '^1.0',
    setup: () => ({ fileStorage: [failing] }),
  });
  const other = await testShop({ extensions: [extension] });
  const contents = await Promise.all(
    ['red', 'green', 'blue'].map((background) => createImage('png', { background })),
  );
  const answer = await upload(
    other,
    contents.map((content) => ({ name: 'a.png', content })),
  );
  expect(refusalOf(answer)).toEqual([
    503,
    'STORAGE_UNAVAILABLE',
    'The file storage is unavailable. Try again later.',
  ]);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect([...files.keys()]).toEqual([]);
  await other.stop();
});
