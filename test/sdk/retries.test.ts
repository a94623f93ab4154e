import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { Answer } from './answeringServer.ts';
import {
  answeringServer,
  json,
  fine,
  unavailable,
  cut,
  hang,
  read,
  write,
  failure,
} from './answeringServer.ts';

const { at, client } = answeringServer();

const text =
  (status: number, body: string): Answer =>
  (res) =>
    res.writeHead(status).end(body);
const stall: Answer = (res) => void res.writeHead(200, { 'content-length': '100' }).write('{"data":');

describe('a read request is retried', () => {
  test.each([
    ['a cut connection', cut],
    ['a try that takes too long', hang],
    ['a shop out of reach', unavailable()],
    ['a page of a proxy', text(502, '<h1>Bad gateway</h1>')],
    ['an error of the shop', json(500, { error: { message: 'Oops', code: 'INTERNAL_ERROR' } })],
    ['an error of a proxy', text(500, '<h1>Oops</h1>')],
  ])('after %s', async (_, first) => {
    at.answers = [first, fine];
    expect(await client({ timeoutMs: 200 }).request(read)).toEqual({ a: 1 });
    expect(at.received).toHaveLength(2);
  });

  test('three times, or as often as configured', async () => {
    at.answers = [unavailable()];
    expect(await failure(client().request(read))).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
    expect(at.received).toHaveLength(4);
    await failure(client({ retries: 0 }).request(read));
    expect(at.received).toHaveLength(5);
  });

  test.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2000).toUTCString()],
  ])('not before the time that the shop asks for in %s', async (_, retryAfter) => {
    at.answers = [unavailable(retryAfter()), fine];
    const started = performance.now();
    await client().request(read);
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  test('never, if the shop requests a longer pause than the maximum', async () => {
    at.answers = [unavailable('60'), fine];
    const { error } = await failure(client().request(read));
    expect(error.retryAfterSeconds).toBe(60);
    expect(at.received).toHaveLength(1);
  });

  test('not after a rejection', async () => {
    at.answers = [json(404, { error: { message: 'Not found', code: 'NOT_FOUND' } })];
    expect(await failure(client().request(read))).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    expect(at.received).toHaveLength(1);
  });
});

describe('a change without a key', () => {
  const keys = () => at.received.map(({ headers }) => headers['idempotency-key']);

  test.each([
    ['503', unavailable('0')],
    ['a cut connection', cut],
  ])('gets one of its own, the same at each try: %s', async (_, answer) => {
    at.answers = [answer, answer, fine];
    expect(await client().request(write)).toEqual({ a: 1 });
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()).toEqual([keys()[0], keys()[0], keys()[0]]);
  });

  test('gets another key in the next call', async () => {
    at.answers = [fine];
    const shop = client();
    await shop.carts.setContact('c', { email: 'ada@example.com' });
    await shop.carts.setContact('c', { email: 'ada@example.com' });
    expect(new Set(keys()).size).toBe(2);
  });

  test('gets none if nothing is retried, or if the route accepts no keys', async () => {
    at.answers = [unavailable('0')];
    await failure(client({ retries: 0 }).request(write));
    await failure(client().customers.createTokens({ email: 'ada@example.com', password: 'secret' }));
    await failure(client().graphql('mutation { a }'));
    expect(keys()).toEqual([undefined, undefined, undefined]);
  });
});

describe('a change with a key', () => {
  const idempotencyKey = '0123456789abcdef';

  test.each([
    ['503', unavailable('0')],
    ['a cut connection', cut],
    ['no answer in time', hang],
    ['an answer that stops', stall],
    ['a page of a proxy', text(502, '<h1>Bad gateway</h1>')],
    ['an error of the shop', json(500, { error: { message: 'Oops', code: 'INTERNAL_ERROR' } })],
    ['an error of a proxy', text(500, '<h1>Oops</h1>')],
  ])('is tried again with the same key and bytes after %s', async (_, answer) => {
    at.answers = [answer, fine];
    expect(await client({ timeoutMs: 200 }).request(write, { idempotencyKey })).toEqual({ a: 1 });
    expect(at.received).toHaveLength(2);
    expect(at.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      idempotencyKey,
      idempotencyKey,
    ]);
    expect(at.received[1]?.body).toBe(at.received[0]?.body);
  });

  test('waits for the first attempt to finish, which does not count as a failure', async () => {
    const inUse = json(
      409,
      { error: { status: 409, message: 'Still running', code: 'IDEMPOTENCY_KEY_IN_USE', requestId: 'r' } },
      { 'retry-after': '0' },
    );
    at.answers = [cut, inUse, inUse, inUse, fine];
    expect(await client({ retries: 1 }).request(write, { idempotencyKey })).toEqual({ a: 1 });
    at.answers = [inUse];
    expect((await failure(client().request(write, { idempotencyKey }))).error.status).toBe(409);
  });

  test.each([
    ['a refusal of the gateway', json(502, { error: { message: 'No', code: 'GATEWAY_REFUSED' } })],
    ['another conflict', json(409, { error: { message: 'No', code: 'PAYMENT_IN_PROGRESS' } })],
    [
      'a key that was used for something else',
      json(422, { error: { message: 'No', code: 'IDEMPOTENCY_KEY_REUSED' } }),
    ],
  ])('is not tried again after %s', async (_, answer) => {
    at.answers = [answer, fine];
    await failure(client().request(write, { idempotencyKey }));
    expect(at.received).toHaveLength(1);
  });

  test.each(['/api/user/tokens', '/api/customers/password', '/api/cardgw/paymentIntents', '/things'])(
    'is sent once if the route accepts no keys: %s',
    async (path) => {
      at.answers = [cut, fine];
      await failure(client().request({ ...write, path }, { idempotencyKey }));
      expect(at.received).toHaveLength(1);
    },
  );

  test('is sent once as a form, and as a mutation', async () => {
    at.answers = [cut];
    await failure(client().request({ ...write, body: new FormData() }, { idempotencyKey }));
    await failure(client().graphql('mutation { a }', {}, { idempotencyKey }));
    expect(at.received).toHaveLength(2);
  });
});

describe('an abort', () => {
  test('before the request sends nothing', async () => {
    at.answers = [fine];
    const call = client().request(read, { signal: AbortSignal.abort() });
    expect(await failure(call)).toMatchObject({ kind: 'aborted', code: 'ABORTED', status: 0 });
    expect(at.received).toEqual([]);
  });

  test('ends a request that hangs', async () => {
    at.answers = [hang];
    const controller = new AbortController();
    const call = failure(client().request(read, { signal: controller.signal }));
    await vi.waitFor(() => expect(at.received).toHaveLength(1), 10_000);
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
  });

  test('ends the pause between two attempts', async () => {
    at.answers = [unavailable('5'), fine];
    const controller = new AbortController();
    const started = performance.now();
    const call = failure(client().request(read, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 100);
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(at.received).toHaveLength(1);
  });

  test('that never happens leaves no listener on its signal', async () => {
    at.answers = [unavailable(), unavailable(), fine];
    const { signal } = new AbortController();
    await client().request(read, { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
