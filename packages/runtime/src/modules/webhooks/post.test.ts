import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AddressRefused, post } from './post.ts';

let requests = 0;
const server = createServer((_request, response) => {
  requests += 1;
  response.end('ok');
});
const port = () => (server.address() as AddressInfo).port;

/**
 * The name server responses: IPv4 addresses by host name. A null response simulates a name server that does not
 * respond.
 */
const names = new Map<string, () => readonly string[] | null>();
const nameServer = createSocket('udp4');
nameServer.on('message', (query, { port: from, address }) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString());
    at += 1 + length;
  }
  const isIPv4 = query.readUInt16BE(at + 1) === 1;
  const found = isIPv4 ? (names.get(labels.join('.'))?.() ?? []) : [];
  if (names.get(labels.join('.'))?.() === null) return;
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x81_80, 2);
  head.writeUInt16BE(found.length, 6);
  head.writeUInt32BE(0, 8);
  const answers = found.map((ip) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...ip.split('.').map(Number)]),
  );
  nameServer.send(Buffer.concat([head, query.subarray(12, at + 5), ...answers]), from, address);
});

const resolver = new Resolver({ timeout: 1000, tries: 1 });
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve));
  resolver.setServers([`127.0.0.1:${nameServer.address().port}`]);
});
afterAll(() => {
  server.close();
  nameServer.close();
});

const to = (host: string, mayBePrivate = false) =>
  post({
    url: new URL(`http://${host}:${port()}/`),
    headers: { 'content-type': 'application/json' },
    body: '{}',
    mayBePrivate,
    signal: AbortSignal.timeout(5000),
    resolver,
  });

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])('nothing is sent to %s', async (host) => {
  const before = requests;
  await expect(to(host)).rejects.toBeInstanceOf(AddressRefused);
  expect(requests).toBe(before);
});

test.each([['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['0.0.0.0']])(
  'nothing is sent to a name that resolves to %s when the connection is made',
  async (address) => {
    names.set('inside.test', () => [address]);
    const before = requests;
    await expect(to('inside.test')).rejects.toThrow(
      `inside.test (${address}) is not a public internet address`,
    );
    expect(requests).toBe(before);
  },
);

test('a name that resolves differently after it was checked is rejected', async () => {
  let answers = 0;
  names.set('rebound.test', () => {
    answers += 1;
    return [answers === 1 ? '93.184.216.34' : '127.0.0.1'];
  });
  expect(await resolver.resolve4('rebound.test')).toEqual(['93.184.216.34']);
  await expect(to('rebound.test')).rejects.toBeInstanceOf(AddressRefused);
});

test('a name that does not exist is reported', async () => {
  await expect(to('gone.test')).rejects.toMatchObject({ code: 'ENODATA' });
});

test('name servers that do not respond delay nobody else', async () => {
  names.set('slow.test', () => null);
  const slow = Array.from({ length: 50 }, () => to('slow.test').catch((error: unknown) => error));
  const start = performance.now();
  await readFile(import.meta.filename);
  expect(await to('localhost', true)).toEqual({ status: 200, excerpt: 'ok' });
  expect(performance.now() - start).toBeLessThan(900);
  for (const error of await Promise.all(slow)) expect(error).toMatchObject({ code: 'ETIMEOUT' });
});
