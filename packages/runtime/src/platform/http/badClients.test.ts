import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startHttp } from '../../../../../test/support/httpServer.ts';
import type { Door } from '../contracts/door.ts';
import { Reply } from '../contracts/reply.ts';
import { defineRoute } from '../contracts/route.ts';

const echo = defineRoute({
  id: 'echo',
  method: 'POST',
  path: '/api/echo',
  access: 'public',
  body: z.looseObject({}),
  handle: ({ body }) => body,
});

const echoPath = defineRoute({
  id: 'whereAmI',
  method: 'GET',
  path: '/api/where',
  access: 'public',
  handle: ({ request }) => request.path,
});

const head = 'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

/**
 * Sends a string, keeps its side of the connection open, and returns the bytes received until the server closed the other side.
 */
async function send(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(text);
  let received = '';
  for await (const chunk of socket) received += String(chunk);
  return received;
}

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

describe('a client that', () => {
  test.each([
    ['a line of nonsense', 'NONSENSE\r\n\r\n'],
    ['a broken chunk', `${head}transfer-encoding: chunked\r\n\r\nZZ\r\n`],
    ['two lengths', `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ])('sends %s and never disconnects does not keep a connection open', async (_, text) => {
    const http = await startHttp({ routes: [echo], closeDeadlineMs: 5000 });
    expect(bodyOf(await send(http.port, text)).error.code).toBe('MALFORMED_REQUEST');
    const started = performance.now();
    await http.close();
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test.each([
    ['headers', 'GET /api/where HTTP/1.1\r\nhost: x\r\n'],
    ['body', `${head}content-length: 100\r\n\r\n{"a`],
  ])('does not end its %s is answered 408 at the deadline', async (_, text) => {
    const http = await startHttp({ routes: [echo, echoPath], arrivalMs: 200 });
    expect(bodyOf(await send(http.port, text)).error.code).toBe('REQUEST_TIMEOUT');
    await http.close();
  });

  test('does not end its body at a door is answered 408 in the shape of the door', async () => {
    const door: Door = {
      id: 'toll',
      paths: ['/toll'],
      headers: { 'toll-version': '3' },
      refused: ({ refusal: { status, code } }) => new Reply(status, { fault: code }),
    };
    const route = defineRoute({
      id: 'pay',
      door: 'toll',
      method: 'POST',
      path: '/toll/coins',
      access: 'public',
      body: 'raw',
      handle: () => null,
    });
    const http = await startHttp({ routes: [route], doors: [door], arrivalMs: 200 });
    const text = 'POST /toll/coins HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"a';
    const answer = await send(http.port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toMatch(/\r\ntoll-version: 3\r\n/);
    expect(answer.split('\r\n\r\n')[1]).toBe('{"fault":"REQUEST_TIMEOUT"}');
    await http.close();
  });

  test('disconnects while it sends its body is logged without an error', async () => {
    const http = await startHttp({ routes: [echo] });
    const socket = connect({ port: http.port, host: '127.0.0.1' });
    socket.write(`${head}content-length: 100\r\n\r\n{"a`);
    await wait(50);
    socket.destroy();
    await wait(50);
    await http.close();
    expect(http.lines).toMatchObject([{ level: 30, route: 'echo', aborted: true }]);
  });
});

test('an address with scheme and host is its path', async () => {
  const http = await startHttp({ routes: [echoPath], config: { rateLimit: {} } });
  expect(await http.call('GET', 'http://elsewhere.test/api/where?a=1')).toMatchObject({
    status: 200,
    json: { data: '/api/where' },
  });
  // The request counts toward the paths under /api, not toward the pages.
  expect(await http.call('GET', 'http://elsewhere.test/api/nothing')).toMatchObject({
    status: 404,
    headers: { 'ratelimit-limit': '120', 'ratelimit-remaining': '118' },
  });
  await http.close();
});

test('a request with two Host headers is refused, equal or not', async () => {
  const http = await startHttp({ routes: [echoPath] });
  for (const second of ['x', 'evil.test']) {
    const answer = await send(http.port, `GET /api/where HTTP/1.1\r\nHost: x\r\nhost: ${second}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(bodyOf(answer).error).toMatchObject({
      code: 'MALFORMED_REQUEST',
      message: 'Request must have one Host header',
    });
  }
  await http.close();
});

test('bytes that are no request are refused with an id in the head and in the body', async () => {
  const http = await startHttp({ routes: [echoPath] });
  for (const bytes of [
    'nonsense\r\n\r\n',
    `GET /api/where?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ]) {
    const answer = await send(http.port, bytes);
    const [, id] = /^X-Request-Id: (.+)\r$/m.exec(answer) ?? [];
    expect(bodyOf(answer).error.requestId).toBe(id);
  }
  await http.close();
});
