import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, startHttp } from '../../../../../../test/support/httpServer.ts';
import { reply } from '../../contracts/reply.ts';
import { defineRoute } from '../../contracts/route.ts';

const streams: Readable[] = [];
const tracked = (stream: Readable) => (streams.push(stream), stream);
const failing = () =>
  Readable.from(
    (function* () {
      yield 'half';
      throw new Error('the disk broke');
    })(),
  );

let http: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  http = await startHttp({
    config: { server: { bodyLimit: 10 } },
    routes: [
      defineRoute({
        id: 'file',
        method: 'GET',
        path: '/assets/file',
        access: 'public',
        handle: () => reply.stream(tracked(Readable.from(['a', 'b'])), { 'content-type': 'image/png' }),
      }),
      defineRoute({
        id: 'broken',
        method: 'GET',
        path: '/assets/broken',
        access: 'public',
        handle: () => reply.stream(failing(), { 'content-type': 'image/png', 'content-length': '9' }),
      }),
      defineRoute({
        id: 'same',
        method: 'GET',
        path: '/assets/same',
        access: 'public',
        handle: () => reply.notModified({ etag: '"1"' }),
      }),
      defineRoute({
        id: 'take',
        method: 'POST',
        path: '/api/take',
        access: 'public',
        body: 'stream',
        handle: async ({ body }) => (await text(body)).length,
      }),
    ],
  });
});
afterAll(() => http.close());

test('a stream is sent as the response body', async () => {
  const answer = await http.call('GET', '/assets/file');
  expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([200, 'image/png', 'ab']);
});

test('HEAD has no body and destroys the stream', async () => {
  const answer = await http.call('HEAD', '/assets/file');
  expect([answer.status, answer.text, streams.at(-1)?.destroyed]).toEqual([200, '', true]);
});

test('a failed stream aborts the connection, and the reason is logged', async () => {
  await expect(send(http.port, 'GET', '/assets/broken')).rejects.toThrow();
  expect(http.lines.find(({ path }) => path === '/assets/broken')).toMatchObject({
    aborted: true,
    err: { message: 'the disk broke' },
  });
});

test('304 has neither a body nor a content length', async () => {
  const { status, headers } = await http.call('GET', '/assets/same');
  expect([status, headers.etag, headers['content-length']]).toEqual([304, '"1"', undefined]);
});

test('a streamed body can exceed the body limit', async () => {
  const { json } = await http.call('POST', '/api/take', { body: 'x'.repeat(1000), chunked: true });
  expect(json).toEqual({ data: 1000 });
});

test('a truncated streamed body does no harm', async () => {
  const socket = connect(http.port, '127.0.0.1');
  socket.end('POST /api/take HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await new Promise((done) => socket.once('close', done).resume());
  expect((await http.call('POST', '/api/take', { body: 'x' })).json).toEqual({ data: 1 });
});
