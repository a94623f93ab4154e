import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { AppContext } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopConfig } from '../../packages/runtime/src/platform/config/schema.ts';
import type { FileStorage } from '../../packages/runtime/src/modules/media/contract.ts';
import { localStorage } from '../../packages/runtime/src/modules/media/localStorage.ts';
import { s3Storage } from '../../packages/runtime/src/modules/media/s3Storage.ts';
import { ACCOUNT, startS3 } from '../support/s3Server.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
let app: AppContext;
let dir: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  [shop, s3, dir] = await Promise.all([testShop(), startS3(), mkdtemp(path.join(tmpdir(), 'files-'))]);
  ({ app } = shop);
});
afterAll(async () => {
  await Promise.all([shop.stop(), s3.stop(), rm(dir, { recursive: true })]);
});

const local = (): FileStorage => {
  const config = shopConfig.parse({ media: { folder: 'deep/files' } });
  return localStorage({ storeDir: dir, media: config.media });
};
const remote = (): FileStorage => s3Storage(s3.config);

const blob = (text: string, type = 'image/png') => new Blob([text], { type });
const read = async (storage: FileStorage, key: string): Promise<string | null> => {
  const file = await storage.open(key, app);
  if (!file) return null;
  const bytes = await buffer(file.body);
  expect(bytes.length).toBe(file.size);
  return bytes.toString();
};

describe.each([
  ['local', local],
  ['s3', remote],
] as const)('the storage "%s"', (name, make) => {
  test('has its name', () => expect(make().name).toBe(name));

  test('returns what was stored, any number of times', async () => {
    const storage = make();
    expect(await storage.put('a/b/one.png', blob('one'), app)).toBe(true);
    expect(await read(storage, 'a/b/one.png')).toBe('one');
    expect(await read(make(), 'a/b/one.png')).toBe('one');
  });

  test('does not replace an existing file', async () => {
    const storage = make();
    await storage.put('kept.png', blob('first'), app);
    expect(await storage.put('kept.png', blob('second'), app)).toBe(false);
    expect(await read(storage, 'kept.png')).toBe('first');
  });

  test('has nothing under other keys, or for folders', async () => {
    const storage = make();
    await storage.put('f/x.png', blob('x'), app);
    for (const key of ['nothing.png', 'f', 'f/x.png/y.png', 'f/nothing.png'])
      expect(await storage.open(key, app), key).toBeNull();
  });

  test('deletes, and reports whether the file existed', async () => {
    const storage = make();
    await storage.put('gone/x.png', blob('x'), app);
    expect(await storage.delete('gone/x.png', app)).toBe(true);
    expect(await storage.delete('gone/x.png', app)).toBe(false);
    expect(await read(storage, 'gone/x.png')).toBeNull();
    expect(await storage.put('gone/x.png', blob('y'), app)).toBe(true);
  });

  test('lists a folder page by page, each entry once and in order', async () => {
    const storage = make();
    const names = ['a.png', 'b.png', 'c/1.png', 'c/2.png', 'd.png', 'e/f/g.png'];
    for (const at of names) await storage.put(`list/${at}`, blob(at), app);
    const entries = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<FileStorage['list']>> = await storage.list(
        'list',
        { after, limit: 2 },
        app,
      );
      expect(page.entries.length).toBeLessThanOrEqual(2);
      entries.push(...page.entries);
      after = page.next;
    } while (after !== null);
    expect(entries).toEqual([
      { name: 'a.png', size: 5 },
      { name: 'b.png', size: 5 },
      { name: 'c', size: null },
      { name: 'd.png', size: 5 },
      { name: 'e', size: null },
    ]);
    expect(await storage.list('nothing', { after: null, limit: 9 }, app)).toEqual({
      entries: [],
      next: null,
    });
    const outermost = await storage.list('', { after: null, limit: 99 }, app);
    expect(outermost.entries).toContainEqual({ name: 'list', size: null });
  });

  test('accepts concurrent writes of one file, which is then complete', async () => {
    const storage = make();
    const text = 'x'.repeat(300_000);
    const added = await Promise.all(
      Array.from({ length: 8 }, () => storage.put('race/x.png', blob(text), app)),
    );
    expect(added).toContain(true);
    expect(await read(storage, 'race/x.png')).toBe(text);
  });
});

test('the local storage keeps no partial files, and lets a reader of a deleted file finish', async () => {
  const storage = local();
  await storage.put('late.png', blob('late'), app);
  const file = await storage.open('late.png', app);
  await storage.delete('late.png', app);
  expect(file && (await buffer(file.body)).toString()).toBe('late');
  const failing = { type: 'image/png', stream: fails } as unknown as Blob;
  await expect(storage.put('half.png', failing, app)).rejects.toThrow('broke');
  expect(await storage.open('half.png', app)).toBeNull();
  expect(await readdir(path.join(dir, 'deep/files/.parts'))).toEqual([]);
});

async function* fails() {
  yield Buffer.from('half');
  throw new Error('it broke');
}

describe('S3', () => {
  test('receives the type, and that the file may be cached permanently', async () => {
    await remote().put('typed.webp', blob('x', 'image/webp'), app);
    expect(s3.objects.get('typed.webp')).toMatchObject({
      type: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  test('checks signatures: a wrong secret or another region is rejected, without revealing either', async () => {
    for (const wrong of [
      { secretAccessKey: 'another secret' },
      { region: 'us-east-1' },
      { bucket: 'others' },
    ]) {
      const storage = s3Storage({ ...s3.config, ...wrong });
      const error = await storage.put('x.png', blob('x'), app).catch((thrown: Error) => thrown);
      expect(String(error)).toMatch(/S3 answered (403|404)/);
      expect(JSON.stringify(error) + String(error)).not.toMatch(
        new RegExp(`${ACCOUNT.accessKeyId}|secret|${ACCOUNT.secretAccessKey.slice(0, 10)}`),
      );
    }
  });

  test('an upload whose response was lost leaves nothing', async () => {
    s3.disturbBy((req, res) => {
      if (req.method !== 'PUT') return false;
      s3.objects.set('lost.png', { bytes: Buffer.from('x'), type: '', cacheControl: '' });
      res.writeHead(500).end();
      return true;
    });
    await expect(remote().put('lost.png', blob('x'), app)).rejects.toThrow('S3 answered 500');
    s3.disturbBy(() => false);
    expect(s3.objects.has('lost.png')).toBe(false);
  });

  test('a redirect is not followed, because its signature would be sent elsewhere', async () => {
    s3.disturbBy((_, res) => Boolean(res.writeHead(307, { location: 'http://evil.test/' }).end()));
    await expect(remote().open('x.png', app)).rejects.toThrow('S3 answered 307');
    s3.disturbBy(() => false);
  });
});

test.each([
  [{ storage: 's3' }, 'is missing'],
  [{ storage: 'ftp' }, 'storage'],
  [{ s3: { endpoint: 'https://s3.test/x', bucket: 'abc', ...ACCOUNT } }, 'must be an origin'],
  [{ s3: { endpoint: 'https://s3.test', bucket: 'A/b', ...ACCOUNT } }, 'is not a bucket name'],
  [
    { s3: { endpoint: 'https://s3.test', bucket: 'abc', ...ACCOUNT, publicUrl: 'https://cdn.test/?a' } },
    'is not a base URL',
  ],
])('the configuration %j is rejected', (media, message) => {
  const { error } = shopConfig.safeParse({ media });
  expect(JSON.stringify(error?.issues)).toContain(message);
});
