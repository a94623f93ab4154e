import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startHttp } from '../../../../../../test/support/httpServer.ts';
import type { CallOptions } from '../../../../../../test/support/httpServer.ts';
import { defineRoute } from '../../contracts/route.ts';

const LIMIT = 1000;
const routes = [
  defineRoute({
    id: 'save',
    method: 'POST',
    path: '/api/save',
    access: 'public',
    body: z.object({ sku: z.string().optional() }),
    handle: ({ body }) => body,
  }),
  defineRoute({
    id: 'hook',
    method: 'POST',
    path: '/api/hook',
    access: 'public',
    body: 'raw',
    handle: ({ body }) => body.toString('hex'),
  }),
  defineRoute({
    id: 'none',
    method: 'DELETE',
    path: '/api/none',
    access: 'public',
    handle: ({ body }) => ({ body: body ?? null }),
  }),
];

let http: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => void (http = await startHttp({ routes, config: { server: { bodyLimit: LIMIT } } })));
afterAll(() => http.close());

const json = { 'content-type': 'application/json' };
async function refusal(options: CallOptions): Promise<unknown[]> {
  const { json: body, status } = await http.call('POST', '/api/save', options);
  const { error } = body as { error: { status: number; code: string; message: string } };
  expect(error.status).toBe(status);
  return [status, error.code, error.message];
}

describe('a JSON body', () => {
  test.each<[string, CallOptions]>([
    ['as it should be', { body: { sku: 'x' } }],
    [
      'with a charset',
      { body: '{"sku":"x"}', headers: { 'content-type': 'application/json; charset="UTF-8"' } },
    ],
    ['of a JSON kind', { body: '{"sku":"x"}', headers: { 'content-type': 'application/ld+json' } }],
    ['in chunks', { body: { sku: 'x' }, chunked: true }],
    ['with unknown keys', { body: { sku: 'x', more: 1 } }],
    ['with __proto__', { body: '{"sku":"x","__proto__":{"a":1}}', headers: json }],
  ])('%s is accepted', async (_, options) =>
    expect(await http.call('POST', '/api/save', options)).toMatchObject({
      status: 200,
      json: { data: { sku: 'x' } },
    }),
  );

  test.each<[string, CallOptions]>([
    ['that is not there', {}],
    ['without a byte', { body: '', headers: json }],
    ['without a byte and of another type', { body: '', headers: { 'content-type': 'text/plain' } }],
    ['without a byte, in chunks', { body: '', chunked: true }],
  ])('%s counts as {}', async (_, options) =>
    expect(await http.call('POST', '/api/save', options)).toMatchObject({ status: 200, json: { data: {} } }),
  );

  const notJson = 'Request body must be JSON in UTF-8 (Content-Type: application/json)';
  const noObject = 'Request body must be a JSON object';
  test.each<[string, CallOptions, unknown[]]>([
    ['cut off', { body: '{"sku":', headers: json }, [400, 'INVALID_JSON', 'Request body is not valid JSON']],
    [
      'not UTF-8',
      { body: Buffer.from('7b22ff227d', 'hex'), headers: json },
      [400, 'INVALID_JSON', 'Request body is not valid JSON'],
    ],
    ['a list', { body: '[]', headers: json }, [400, 'VALIDATION_FAILED', noObject]],
    ['a text', { body: '"x"', headers: json }, [400, 'VALIDATION_FAILED', noObject]],
    ['null', { body: 'null', headers: json }, [400, 'VALIDATION_FAILED', noObject]],
    ['of a wrong type', { body: { sku: 5 } }, [400, 'VALIDATION_FAILED', 'sku must be a string']],
    [
      'with NUL',
      { body: { sku: 'a\0' } },
      [400, 'VALIDATION_FAILED', 'sku must not contain the NUL character'],
    ],
    [
      'with half a character',
      { body: '{"sku":"\\ud800"}', headers: json },
      [400, 'VALIDATION_FAILED', 'sku must be valid Unicode text'],
    ],
    ['of no type', { body: '{}' }, [415, 'UNSUPPORTED_MEDIA_TYPE', notJson]],
    [
      'of another type',
      { body: 'sku=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      [415, 'UNSUPPORTED_MEDIA_TYPE', notJson],
    ],
    [
      'of a type like it',
      { body: '{}', headers: { 'content-type': 'application/jsonx' } },
      [415, 'UNSUPPORTED_MEDIA_TYPE', notJson],
    ],
    [
      'of another charset',
      { body: '{}', headers: { 'content-type': 'application/json; charset=latin1' } },
      [415, 'UNSUPPORTED_MEDIA_TYPE', notJson],
    ],
    [
      'that is packed',
      { body: gzipSync('{}'), headers: { ...json, 'content-encoding': 'gzip' } },
      [415, 'UNSUPPORTED_CONTENT_ENCODING', 'Request body must be sent without Content-Encoding'],
    ],
    [
      'past the limit',
      { body: { sku: 'x'.repeat(LIMIT) } },
      [413, 'PAYLOAD_TOO_LARGE', 'Request body is larger than 1000 bytes'],
    ],
    [
      'far past the limit',
      { body: { sku: 'x'.repeat(5_000_000) } },
      [413, 'PAYLOAD_TOO_LARGE', 'Request body is larger than 1000 bytes'],
    ],
    [
      'past the limit, in chunks',
      { body: { sku: 'x'.repeat(500_000) }, chunked: true },
      [413, 'PAYLOAD_TOO_LARGE', 'Request body is larger than 1000 bytes'],
    ],
  ])('%s is rejected', async (_, options, expected) => expect(await refusal(options)).toEqual(expected));
});

test('a raw body is passed on unchanged, whatever its content', async () => {
  const bytes = Buffer.from('7b0000ff', 'hex');
  const headers = { ...json, 'content-encoding': 'gzip' };
  expect((await http.call('POST', '/api/hook', { body: bytes, headers })).json).toEqual({ data: '7b0000ff' });
  expect((await http.call('POST', '/api/hook')).json).toEqual({ data: '' });
  expect((await http.call('POST', '/api/hook', { body: Buffer.alloc(LIMIT + 1) })).status).toBe(413);
});

test('a route without a body schema does not read the body', async () =>
  expect((await http.call('DELETE', '/api/none', { body: '{oops', headers: json })).json).toEqual({
    data: { body: null },
  }));
