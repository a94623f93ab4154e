import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startHttp } from '../../../../../../test/support/httpServer.ts';
import type { CallOptions } from '../../../../../../test/support/httpServer.ts';
import { receiveFiles } from './receiveFiles.ts';
import { defineRoute } from '../../contracts/route.ts';

let http: Awaited<ReturnType<typeof startHttp>>;
let dir: string;
let refusal: PromiseWithResolvers<unknown>;
beforeEach(async () => {
  refusal = Promise.withResolvers();
  dir = await mkdtemp(join(tmpdir(), 'receive-'));
  http = await startHttp({
    routes: [
      defineRoute({
        id: 'take',
        method: 'POST',
        path: '/api/take',
        access: 'public',
        body: 'stream',
        handle: async ({ body, request }) => {
          const files = receiveFiles(body, request.headers, dir, {
            field: 'images',
            maxFiles: 3,
            maxBytes: 100_000,
          });
          files.catch(refusal.resolve);
          return (await files).map(({ name, size }) => ({ name, size }));
        },
      }),
    ],
  });
});
afterEach(async () => {
  await http.close();
  await rm(dir, { recursive: true });
});

const part = (disposition: string, content = 'hello', type = 'image/png') =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
const image = (name: string, content?: string) => part(`name="images"; filename="${name}"`, content);
const form = (...parts: string[]): CallOptions => ({
  body: `${parts.join('')}--b--\r\n`,
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
});
const take = (options: CallOptions) => http.call('POST', '/api/take', options);

test('writes files under numbers, readable only by their owner', async () => {
  const { json } = await take(form(image('a.png', 'one'), image('b.png', 'two two')));
  expect(json).toEqual({
    data: [
      { name: 'a.png', size: 3 },
      { name: 'b.png', size: 7 },
    ],
  });
  expect(await readdir(dir)).toEqual(['0', '1']);
  expect(await readFile(join(dir, '1'), 'utf8')).toBe('two two');
  expect((await stat(join(dir, '0'))).mode & 0o777).toBe(0o600);
});

test.each(['../../etc/passwd', '/etc/passwd', 'a\0b.png', `${'x'.repeat(300)}.png`, '..', '', '.'])(
  'the file name %j cannot escape the folder',
  async (name) => {
    expect((await take(form(image(name)))).status).toBe(200);
    expect(await readdir(dir)).toEqual(['0']);
  },
);

test('ignores other fields and their files', async () => {
  const answer = await take(
    form(part('name="alt"', 'text', 'text/plain'), part('name="x"; filename="x.png"'), image('a.png')),
  );
  expect(answer.json).toEqual({ data: [{ name: 'a.png', size: 5 }] });
});

describe('rejects', () => {
  const typed = (type: string, more = {}) => ({
    ...form(image('a.png')),
    headers: { 'content-type': type, ...more },
  });
  const cut = { ...form(), body: image('a.png').slice(0, -10) };
  const MULTIPART = 'multipart/form-data; boundary=b';
  test.each<[string, CallOptions, number, string]>([
    ['a body of another type', typed('image/png'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body without a type', { body: 'x' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'an encoded body',
      typed(MULTIPART, { 'content-encoding': 'gzip' }),
      415,
      'UNSUPPORTED_CONTENT_ENCODING',
    ],
    ['a form without a boundary', typed('multipart/form-data; x=y'), 400, 'MALFORMED_MULTIPART'],
    ['a form that ends early', cut, 400, 'MALFORMED_MULTIPART'],
    ['a form without parts', { ...form(), body: 'nonsense' }, 400, 'MALFORMED_MULTIPART'],
    ['one file too many', form(...'abcd'.split('').map((name) => image(name))), 400, 'TOO_MANY_FILES'],
    ['one byte too many', form(image('a', 'x'.repeat(100_001))), 413, 'FILE_TOO_LARGE'],
    [
      'a file of megabytes, whose rest is thrown away',
      { ...form(image('a', 'x'.repeat(5_000_000))), chunked: true },
      413,
      'FILE_TOO_LARGE',
    ],
    [
      'a hundred fields and more',
      form(...Array(104).fill(part('name="a"', 'b', 'text/plain'))),
      400,
      'MALFORMED_MULTIPART',
    ],
  ])('%s', async (_, options, status, code) => {
    const answer = await take(options);
    expect([answer.status, (answer.json as { error: { code: string } }).error.code]).toEqual([status, code]);
    // The connection can be used for another request.
    expect((await http.call('GET', '/healthz')).status).toBe(200);
  });
});

test('accepts a file of exactly the maximum size', async () => {
  const { json } = await take(form(image('a', 'x'.repeat(100_000))));
  expect(json).toEqual({ data: [{ name: 'a', size: 100_000 }] });
});

test('a client that disconnects midway aborts the upload', async () => {
  const socket = connect(http.port, '127.0.0.1');
  const head = 'POST /api/take HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n';
  socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n${image('a').slice(0, -4)}`);
  setTimeout(() => socket.destroy(), 100);
  expect(await refusal.promise).toMatchObject({ code: 'REQUEST_ABORTED' });
});
