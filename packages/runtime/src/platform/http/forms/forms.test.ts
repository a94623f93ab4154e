import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startHttp } from '../../../../../../test/support/httpServer.ts';
import type { CallOptions } from '../../../../../../test/support/httpServer.ts';
import { refuse, unauthorized } from '../../errors.ts';
import { fieldText } from './formFields.ts';
import { reply } from '../../contracts/reply.ts';
import { defineRoute } from '../../contracts/route.ts';

const words = z.string('Name is required').min(1, 'Name is required');

const form = defineRoute({
  id: 'form',
  method: 'POST',
  path: '/form/{id}',
  kind: 'page',
  access: 'public',
  params: z.object({ id: z.string().max(5) }),
  body: z.object({
    name: words,
    address: z.object({ city: words }).optional(),
    tags: z.array(z.string()).optional(),
  }),
  handle({ body, request }) {
    request.setCookie('seen', 'yes');
    if (body.name === 'bug') throw new Error('a bug');
    if (body.name === 'away') throw refuse(502, 'AWAY', 'Somebody else is away');
    if (body.name === 'login') throw unauthorized();
    if (body.name === 'taken')
      throw refuse(409, 'TAKEN', 'The name is taken', { headers: { 'retry-after': '1' } });
    return reply.text(200, JSON.stringify(body));
  },
  refused({ params, fields, refusal }) {
    if (fieldText(fields, 'name') === 'elsewhere') return reply.redirect(303, '/elsewhere');
    const faults = refusal.details?.map(({ path, message }) => `${path}: ${message}`) ?? [refusal.message];
    return reply.page(`${params.id} ${fieldText(fields, 'name')} ${faults.join()}`);
  },
});
const plain = defineRoute({
  id: 'plain',
  method: 'POST',
  path: '/plain',
  kind: 'page',
  access: 'public',
  body: z.object({ name: words }),
  handle: ({ body }) => body,
});
const api = defineRoute({
  id: 'api',
  method: 'POST',
  path: '/api/form',
  access: 'public',
  body: z.object({ name: words }),
  handle: ({ body }) => body,
});

let http: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  http = await startHttp({
    routes: [form, plain, api],
    config: { shop: { url: 'http://shop.test' }, server: { bodyLimit: 500 } },
  });
});
afterAll(() => http.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const post = (path: string, body: CallOptions['body'], headers: Readonly<Record<string, string>> = {}) =>
  http.call('POST', path, { body: body as string, headers: { ...FORM, ...headers } });

describe('a form', () => {
  test("is parsed by its page's schema, including nested and repeated names", async () => {
    const { status, text } = await post('/form/1', 'name=Ada&address.city=Oakland&tags=a&tags=b&more=x');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { name: 'Ada', address: { city: 'Oakland' }, tags: ['a', 'b'] },
    ]);
  });

  test('can be sent as JSON', async () => {
    const { status, json } = await http.call('POST', '/plain', { body: { name: 'Ada' } });
    expect([status, json]).toEqual([200, { data: { name: 'Ada' } }]);
  });

  test.each([
    [
      'in another encoding of letters',
      415,
      'name=x',
      { 'content-type': `${FORM['content-type']}; charset=latin1` },
    ],
    ['that is compressed', 415, 'name=x', { 'content-encoding': 'gzip' }],
    ['that is too large', 413, `name=${'x'.repeat(600)}`, {}],
    ['with a NUL', 400, 'name=%00', {}],
    ['as text', 415, 'name=x', { 'content-type': 'text/plain' }],
  ])('%s is rejected', async (_what, status, body, headers) => {
    expect((await post('/plain', body, { accept: 'application/json', ...headers })).status).toBe(status);
  });

  test('is rejected outside of pages', async () => {
    expect((await post('/api/form', 'name=Ada')).status).toBe(415);
  });
});

describe('a rejected form', () => {
  test.each([
    ['by its schema', 400, 'name=&address.city=', '7  name: Name is required,address.city: Name is required'],
    ['by its handler', 409, 'name=taken', '7 taken The name is taken'],
    ['for who asks', 401, 'name=login', '7 login Unauthorized'],
    ['for its size', 413, `name=${'x'.repeat(600)}`, '7  Request body is larger than 500 bytes'],
  ])('is redisplayed with its errors and sets no cookie if rejected %s', async (_who, status, body, page) => {
    const answer = await post('/form/7', body);
    expect([answer.status, answer.text]).toEqual([status, page]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['retry-after']).toBe(status === 409 ? '1' : undefined);
  });

  test('can redirect', async () => {
    const { status, headers } = await post('/form/7', 'name=elsewhere&address=');
    expect([status, headers['location']]).toEqual([303, '/elsewhere']);
  });

  test('receives the error envelope if the client requests JSON', async () => {
    const { status, json } = await post('/form/7', 'name=', { accept: 'application/json' });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      error: { code: 'VALIDATION_FAILED', details: [{ path: 'name', message: 'Name is required' }] },
    });
  });

  test.each([
    ['a bug', 500, '/form/7', 'name=bug'],
    ['a fault elsewhere', 502, '/form/7', 'name=away'],
    ['a path that is wrong', 400, '/form/too-long', 'name=x'],
    ['a page without an answer of its own', 400, '/plain', 'name='],
  ])('shows the error page for %s', async (_what, status, path, body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<h1>');
  });
});

describe('a form submitted by another site', () => {
  test.each([
    [{ origin: 'https://evil.test' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ] as const)('with %j receives %d, even without a cookie', async (headers, status) => {
    expect((await post('/form/1', 'name=Ada', headers)).status).toBe(status);
  });
});
