import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { GuardedRequest } from './contract.ts';
import { guardedFetch } from './guardedFetch.ts';

const seen: {
  method: string | undefined;
  path: string | undefined;
  host: string | undefined;
  body: string;
}[] = [];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    seen.push({
      method: request.method,
      path: request.url,
      host: request.headers.host,
      body: Buffer.concat(parts).toString(),
    });
    if (request.url === '/slow') return;
    if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' });
    else response.writeHead(200, { 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'] });
    if (request.url === '/cut') {
      response.write('beg');
      setTimeout(() => response.destroy(), 20);
    } else response.end('x'.repeat(100));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchIn = (mode: 'development' | 'production') =>
  guardedFetch({ config: { mode } } as unknown as AppContext);
const to = (path: string, request: Partial<GuardedRequest> = {}) => {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fetchIn('production')(`http://${host}${path}`, {
    timeoutMs: 2000,
    allowedHosts: [host],
    ...request,
  });
};

test('a request to an allowed host has its answer', async () => {
  const answer = await to('/a', { method: 'POST', body: '{}', headers: { Host: 'inside', 'x-a': '1' } });
  expect(answer).toMatchObject({
    ok: true,
    status: 200,
    headers: { 'content-type': 'text/plain', 'set-cookie': 'a=1, b=2' },
    isWhole: true,
  });
  expect(answer.ok && Buffer.from(answer.body).toString()).toBe('x'.repeat(100));
  expect(seen.at(-1)).toMatchObject({ method: 'POST', path: '/a', body: '{}' });
  expect(seen.at(-1)?.host).toMatch(/^127\.0\.0\.1:/);
});

test('a redirect is not followed', async () => {
  expect(await to('/moved')).toMatchObject({ ok: true, status: 302, headers: { location: '/elsewhere' } });
  expect(seen.at(-1)?.path).toBe('/moved');
});

test('a body that is too long, or cut, is not whole', async () => {
  const long = await to('/long', { maxBytes: 10 });
  expect(long).toMatchObject({ ok: true, isWhole: false });
  expect(long.ok && long.body.length).toBe(10);
  expect(await to('/exact', { maxBytes: 100 })).toMatchObject({ ok: true, isWhole: true });
  expect(await to('/cut')).toMatchObject({ ok: true, isWhole: false });
});

test('a host that does not respond in time, or not at all, is a value; an abort of the caller is not', async () => {
  expect(await to('/slow', { timeoutMs: 50 })).toMatchObject({ ok: false, reason: 'timeout' });
  const closed = await fetchIn('production')('http://127.0.0.1:1/', {
    timeoutMs: 2000,
    allowedHosts: ['127.0.0.1'],
  });
  expect(closed).toMatchObject({ ok: false, reason: 'unreachable' });
  const stopped = new Error('stopped');
  await expect(to('/slow', { signal: AbortSignal.abort(stopped) })).rejects.toBe(stopped);
});

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://10.0.0.1:8443/',
  'https://user:secret@example.com/',
  'https://example.com:22/',
  'ftp://example.com/',
  'example.com',
  '',
])('%j is refused without a request', async (url) => {
  expect(await fetchIn('production')(url, { timeoutMs: 2000 })).toMatchObject({
    ok: false,
    reason: 'refused',
  });
});

test('a private address is refused in development too', async () => {
  const { port } = server.address() as AddressInfo;
  const before = seen.length;
  const answer = await fetchIn('development')(`http://127.0.0.1:${port}/a`, { timeoutMs: 2000 });
  expect(answer).toMatchObject({ ok: false, reason: 'refused' });
  expect(seen).toHaveLength(before);
});
