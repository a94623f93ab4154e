import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AddressRefused, post } from './post.ts';

let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.end('ok');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});

const to = (host: string, mayBePrivate: boolean) =>
  post({
    url: new URL(`http://${host}:${port}/`),
    headers: { 'content-type': 'application/json' },
    body: '{}',
    mayBePrivate,
    signal: AbortSignal.timeout(5000),
  });

// `localhost` is a name that resolves to private addresses, as any name of a stranger may.
test.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
  'nothing is sent to %s, which is private, when the connection is made',
  async (host) => {
    const before = asked;
    await expect(to(host, false)).rejects.toBeInstanceOf(AddressRefused);
    expect(asked).toBe(before);
  },
);

test('a host that may be private is reached', async () => {
  expect(await to('localhost', true)).toEqual({ status: 200, excerpt: 'ok' });
});
