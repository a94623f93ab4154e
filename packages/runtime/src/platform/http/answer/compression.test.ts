import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHttp } from '../../../../../../test/support/httpServer.ts';
import { JSON_TYPE } from './answer.ts';
import { cachedForms } from './encoding.ts';
import { sendWithEtag, taggedText } from './etag.ts';
import { Reply, reply } from '../../contracts/reply.ts';
import { defineRoute } from '../../contracts/route.ts';
import type { Call, Route } from '../../contracts/route.ts';

const LONG = 'All work and no play makes Jack a dull boy. '.repeat(100);
const cached = taggedText(LONG, 'text/html; charset=utf-8', { 'cache-control': 'public, no-cache' });
const made: string[] = [];
const forms = cachedForms();
cached.forms = {
  ...forms,
  set(encoding, form) {
    made.push(encoding);
    forms.set(encoding, form);
  },
};
const short = taggedText('short', 'text/html; charset=utf-8', { 'cache-control': 'public, no-cache' });

const route = (path: string, handle: (call: Call) => unknown): Route =>
  defineRoute({ id: path, method: 'GET', path: `/api/${path}`, access: 'public', handle });
const typed = (path: string, type: string, headers: Readonly<Record<string, string>> = {}) =>
  route(path, () => new Reply(200, LONG, { 'content-type': type, ...headers }));
const streamed = (path: string, type: string, stream: () => Readable) =>
  route(path, () => reply.stream(stream(), { 'content-type': type, 'content-length': String(LONG.length) }));
function* failing() {
  yield LONG;
  throw new Error('the disk is gone');
}

let http: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  http = await startHttp({
    routes: [
      route('kept', ({ request }) => sendWithEtag(request, cached)),
      route('short', ({ request }) => sendWithEtag(request, short)),
      route('data', () => ({ text: LONG })),
      route('huge', () => ({ text: LONG.repeat(50) })),
      route('little', () => ({ text: 'short' })),
      typed('record', JSON_TYPE, { etag: '"7"' }),
      typed('csv', 'text/csv'),
      typed('image', 'image/png'),
      typed('vector', 'image/svg+xml'),
      typed('untouched', 'text/css', { 'cache-control': 'no-transform' }),
      typed('encoded', 'text/css', { 'content-encoding': 'identity' }),
      streamed('sitemap', 'application/xml; charset=utf-8', () => Readable.from([LONG])),
      streamed('picture', 'image/png', () => Readable.from([LONG])),
      streamed('events', 'text/event-stream', () => Readable.from([LONG])),
      streamed('broken', 'application/xml', () => Readable.from(failing())),
    ],
  });
});
afterAll(() => http.close());

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

function send(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const req = request({ port: http.port, method, path: `/api/${path}`, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    req.on('error', reject);
    req.end();
  });
}

const textOf = ({ headers, bytes }: Received): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};
const encodingOf = async (path: string, headers: Readonly<Record<string, string>>) =>
  (await send(path, headers)).headers['content-encoding'];
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('the content encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0', undefined],
    ['deflate', undefined],
    ['identity, br;q=0.5', undefined],
    ['', undefined],
    ['br;q=nonsense;;,,', undefined],
  ])('of %s is %s', async (accepted, encoding) => {
    const answer = await send('data', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(textOf(answer))).toEqual({ data: { text: LONG } });
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  test('is none without the header', async () => {
    const { headers, bytes } = await send('data');
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(headers['content-type']).toBe(JSON_TYPE);
    expect(bytes.length).toBeGreaterThan(LONG.length);
  });

  test.each(['data', 'huge', 'kept', 'csv', 'sitemap'])('makes %s smaller', async (path) => {
    for (const accepted of ['br', 'gzip']) {
      const answer = await send(path, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(accepted);
      expect(answer.bytes.length).toBeLessThan(LONG.length / 4);
      expect(textOf(answer)).toContain(LONG);
    }
  });

  test.each(['little', 'short', 'image', 'vector', 'picture', 'events', 'untouched'])(
    'for %s is absent, and so is the Vary header',
    async (path) => {
      const { headers } = await send(path, BROWSER);
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
    },
  );

  test('set by a route is preserved', async () => {
    expect(await encodingOf('encoded', BROWSER)).toBe('identity');
  });
});

describe('a text with an ETag', () => {
  test('has an ETag per encoding, and answers 304 only for the same encoding', async () => {
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { headers } = await send('kept', { 'accept-encoding': accepted });
      const etag = headers.etag ?? '';
      tags.add(etag);
      const again = await send('kept', { 'accept-encoding': accepted, 'if-none-match': `"x", W/${etag}` });
      expect([again.status, again.headers.etag, again.headers.vary]).toEqual([304, etag, 'Accept-Encoding']);
      expect([again.bytes.length, again.headers['content-encoding']]).toEqual([0, undefined]);
    }
    expect(tags.size).toBe(3);
    const [br] = [...tags];
    expect((await send('kept', { 'accept-encoding': 'gzip', 'if-none-match': br as string })).status).toBe(
      200,
    );
  });

  test('is compressed once for each encoding', async () => {
    for (const accepted of ['br', 'gzip', 'br', 'gzip']) await send('kept', { 'accept-encoding': accepted });
    expect(made.toSorted()).toEqual(['br', 'gzip']);
    expect(forms.bytes()).toBe((forms.get('br')?.length ?? 0) + (forms.get('gzip')?.length ?? 0));
  });
});

test.each(['data', 'kept', 'sitemap'])('HEAD tells of %s what GET does, without a body', async (path) => {
  const [got, head] = [await send(path, BROWSER), await send(path, BROWSER, 'HEAD')];
  expect(head.bytes.length).toBe(0);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'content-type'])
    expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
});

test('a stream that fails cuts its connection, so that nobody takes it for the end', async () => {
  await expect(send('broken', BROWSER)).rejects.toThrow(/aborted|hang up/);
  expect((await send('data', BROWSER)).status).toBe(200);
});

describe('a response to a request with cookies', () => {
  const cookie = 'sid=of-a-visitor';
  test.each([
    ['of a page of the shop', { 'sec-fetch-site': 'same-origin' }, 'br'],
    ['that the visitor typed', { 'sec-fetch-site': 'none' }, 'br'],
    ['of another site', { 'sec-fetch-site': 'cross-site' }, undefined],
    ['of another host of the same site', { 'sec-fetch-site': 'same-site' }, undefined],
    ['of who knows where', {}, undefined],
  ])('%s is compressed only where no other site drives it', async (_, headers, encoding) => {
    const answer = await send('data', { ...BROWSER, ...headers, cookie });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(await encodingOf('kept', { ...BROWSER, ...headers, cookie })).toBe('br');
    expect(await encodingOf('data', { ...BROWSER, ...headers })).toBe('br');
  });
});

test('the ETag of a record is its version in every encoding, so that it works in If-Match', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const { headers } = await send('record', { 'accept-encoding': accepted });
    expect([headers.etag, headers.vary]).toEqual(['"7"', 'Accept-Encoding']);
  }
});
