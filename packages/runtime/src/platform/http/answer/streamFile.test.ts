import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { streamFile } from './streamFile.ts';
import type { WriteChunk } from './streamFile.ts';

const bodyOf = (write: (chunk: WriteChunk) => Promise<unknown>, signal = new AbortController().signal) => {
  const { body } = streamFile({ name: 'rows.csv', type: 'text/csv', signal }, write);
  if (!(body instanceof Readable)) throw new Error('not a stream');
  return body;
};

/** More than a stream holds before its reader takes something. */
const LONG = 'x'.repeat(100_000);

test('the file is sent with its name and type, and is not stored', async () => {
  const file = streamFile(
    { name: 'rows.csv', type: 'text/csv', signal: new AbortController().signal },
    async (chunk) => chunk('a,b\r\n'),
  );
  expect(file.status).toBe(200);
  expect(file.headers).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="rows.csv"',
    'cache-control': 'no-store',
  });
  expect(await text(file.body as Readable)).toBe('a,b\r\n');
});

test('the next chunk waits until the reader has taken the last one', async () => {
  let written = 0;
  const body = bodyOf(async (chunk) => {
    for (; written < 3; written += 1) await chunk(LONG);
  });
  await new Promise(setImmediate);
  expect(written).toBe(0);
  expect((await text(body)).length).toBe(3 * LONG.length);
  expect(written).toBe(3);
});

test('an error midway destroys the body', async () => {
  const body = bodyOf(async (chunk) => {
    await chunk('half');
    throw new Error('the database is gone');
  });
  await expect(text(body)).rejects.toThrow('the database is gone');
});

test('a client that is gone ends the writing, also while it waits', async () => {
  const client = new AbortController();
  const ended = Promise.withResolvers<unknown>();
  const body = bodyOf(async (chunk) => {
    try {
      for (;;) await chunk(LONG);
    } catch (error) {
      ended.resolve(error);
      throw error;
    }
  }, client.signal);
  body.on('error', () => {});
  client.abort();
  expect(await ended.promise).toMatchObject({ name: 'AbortError' });
});

test('nothing is written for a client that is already gone', async () => {
  const body = bodyOf(async (chunk) => chunk('a'), AbortSignal.abort(new Error('gone')));
  await expect(text(body)).rejects.toThrow('gone');
});
